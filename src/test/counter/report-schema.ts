import { z } from 'zod';

/** The COUNTER API specification of release 5.1, as far as this platform's reports go; nothing else may stand in them. */
const count = z
  .record(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), z.int().min(0))
  .refine((months) => Object.keys(months).length > 0, 'counts at least one month');

const proprietary = z.string().regex(/^[a-zA-Z][a-zA-Z0-9_./]{0,15}[a-zA-Z0-9]:.+/);
const ItemId = z
  .strictObject({
    DOI: z
      .string()
      .regex(/^10\.[1-9][0-9]{2}[0-9.]*\/.+$/)
      .optional(),
    Online_ISSN: z
      .string()
      .regex(/^[0-9]{4}-[0-9]{3}[0-9X]$/)
      .optional(),
    Proprietary: proprietary.optional(),
    URI: z.url().optional(),
  })
  .refine((id) => Object.keys(id).length > 0, 'has an identifier');

const Authors = z
  .array(
    z.strictObject({
      Name: z.string().min(2),
      ORCID: z
        .string()
        .regex(/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/)
        .optional(),
    }),
  )
  .min(1)
  .max(3);

const messages: Readonly<Record<number, string>> = {
  1000: 'Service Not Available',
  1010: 'Service Busy',
  1030: 'Insufficient Information to Process Request',
  2000: 'Requestor Not Authorized to Access Service',
  2010: 'Requestor is Not Authorized to Access Usage for Institution',
  2020: 'APIKey Invalid',
  3020: 'Invalid Date Arguments',
  3030: 'No Usage Available for Requested Dates',
  3031: 'Usage Not Ready for Requested Dates',
  3032: 'Usage No Longer Available for Requested Dates',
  3050: 'Parameter Not Recognized in this Context',
  3060: 'Invalid ReportFilter Value',
  3061: 'Incongruous ReportFilter Value',
  3062: 'Invalid ReportAttribute Value',
  3063: 'Components Not Supported',
};

export const CounterException = z
  .strictObject({ Code: z.int(), Message: z.string(), Data: z.string().optional(), Help_URL: z.url().optional() })
  .refine(({ Code, Message }) => messages[Code] === Message, 'has the message of its code');

const accessTypes = z.enum(['Controlled', 'Open', 'Free_To_Read']);
const list = <T extends z.ZodType>(value: T) => z.array(value).min(1);

const attributes = {
  YOP: z.string().regex(/^\d{4}$/),
  Access_Type: accessTypes,
  Access_Method: z.enum(['Regular', 'TDM']),
};

const performance = (metrics: readonly string[], least = 1) =>
  z
    .strictObject(Object.fromEntries(metrics.map((metric) => [metric, count.optional()])))
    .refine((counts) => Object.keys(counts).length >= least, `counts at least ${least} metrics`);

const totals = [
  'Total_Item_Investigations',
  'Total_Item_Requests',
  'Unique_Item_Investigations',
  'Unique_Item_Requests',
];
const requests = ['Total_Item_Requests', 'Unique_Item_Requests'];
const denials = ['Limit_Exceeded', 'No_License'];

const headerOf = (id: string, name: string, filters: z.ZodRawShape, chosen: z.ZodRawShape | null) =>
  z.strictObject({
    Release: z.literal('5.1'),
    Report_ID: z.literal(id),
    Report_Name: z.literal(name),
    Created: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/),
    Created_By: z.string().min(2),
    Institution_ID: z.strictObject({ Proprietary: list(proprietary) }),
    Institution_Name: z.literal('The World'),
    Registry_Record: z.string(),
    Report_Filters: z.strictObject({ Begin_Date: z.iso.date(), End_Date: z.iso.date(), ...filters }),
    ...(chosen === null ? {} : { Report_Attributes: z.strictObject(chosen).optional() }),
    Exceptions: list(CounterException).optional(),
  });

const exactly = (...values: string[]) => z.tuple(values.map((value) => z.literal(value)) as never);
const regular = { Access_Method: exactly('Regular') };

const chosenFilters = {
  Platform: z.string().optional(),
  Metric_Type: list(z.string()).optional(),
  Data_Type: list(z.string()).optional(),
  Access_Method: list(attributes.Access_Method).optional(),
};
const chosenTitleFilters = {
  ...chosenFilters,
  Item_ID: z.string().min(2).optional(),
  Access_Type: list(accessTypes).optional(),
  YOP: list(z.string().regex(/^\d{4}(-\d{4})?$/)).optional(),
};
const shown = (...names: string[]) => ({ Attributes_To_Show: list(z.enum(names)).optional() });

const about = { Publisher: z.string(), Platform: z.string().min(2), Item_ID: ItemId };
const titles = (fields: z.ZodRawShape, counted: z.ZodType) =>
  z.strictObject({
    Title: z.string(),
    ...about,
    Attribute_Performance: list(z.strictObject({ ...fields, Performance: counted })),
  });
const platforms = (counted: z.ZodType, fields: z.ZodRawShape = {}) =>
  z.strictObject({
    Platform: z.string().min(2),
    Attribute_Performance: list(
      z.strictObject({ Data_Type: z.enum(['Journal', 'Conference', 'Platform']), ...fields, Performance: counted }),
    ),
  });
const items = (fields: z.ZodRawShape, counted: z.ZodType, parent: z.ZodRawShape) =>
  z.strictObject({
    ...parent,
    Items: list(
      z.strictObject({
        Item: z.string(),
        ...about,
        Authors: Authors.optional(),
        Publication_Date: z.iso.date().optional(),
        Article_Version: z.enum(['AO', 'SMUR', 'AM', 'P', 'VoR', 'CVoR', 'EVoR']).optional(),
        Attribute_Performance: list(z.strictObject({ ...fields, Performance: counted })),
      }),
    ),
  });

const report = (header: z.ZodType, item: z.ZodType) =>
  z.strictObject({ Report_Header: header, Report_Items: z.array(item) });

const journals = { Data_Type: exactly('Journal'), ...regular };
const controlled = { ...journals, Access_Type: exactly('Controlled') };
const breakdown = {
  YOP: attributes.YOP.optional(),
  Access_Type: accessTypes.optional(),
  Access_Method: attributes.Access_Method.optional(),
};
const titleTypes = { Data_Type: z.enum(['Journal', 'Conference']) };
const itemTypes = { Data_Type: z.enum(['Article', 'Conference_Item']) };

/** Each report, by its id. */
export const reportSchemas: Readonly<Record<string, z.ZodType>> = {
  PR: report(
    headerOf('PR', 'Platform Report', chosenFilters, shown('Access_Method')),
    platforms(performance([...totals, 'Searches_Platform']), { Access_Method: attributes.Access_Method.optional() }),
  ),
  PR_P1: report(
    headerOf(
      'PR_P1',
      'Platform Usage',
      { ...regular, Metric_Type: exactly('Searches_Platform', ...requests, 'Unique_Title_Requests') },
      null,
    ),
    platforms(performance([...requests, 'Searches_Platform'])),
  ),
  TR: report(
    headerOf('TR', 'Title Report', chosenTitleFilters, shown('YOP', 'Access_Type', 'Access_Method')),
    titles({ ...titleTypes, ...breakdown }, performance([...totals, ...denials])),
  ),
  TR_J1: report(
    headerOf('TR_J1', 'Journal Requests (Controlled)', { ...controlled, Metric_Type: exactly(...requests) }, null),
    titles({}, performance(requests, 2)),
  ),
  TR_J2: report(
    headerOf('TR_J2', 'Journal Access Denied', { ...journals, Metric_Type: exactly(...denials) }, null),
    titles({}, performance(denials)),
  ),
  TR_J3: report(
    headerOf('TR_J3', 'Journal Usage by Access Type', { ...journals, Metric_Type: exactly(...totals) }, null),
    titles({ Access_Type: accessTypes }, performance(totals, 2)),
  ),
  TR_J4: report(
    headerOf(
      'TR_J4',
      'Journal Requests by YOP (Controlled)',
      { ...controlled, Metric_Type: exactly(...requests) },
      null,
    ),
    titles({ YOP: attributes.YOP }, performance(requests, 2)),
  ),
  IR: report(
    headerOf('IR', 'Item Report', chosenTitleFilters, {
      ...shown('Authors', 'Publication_Date', 'Article_Version', 'YOP', 'Access_Type', 'Access_Method'),
      Include_Parent_Details: z.literal('True').optional(),
    }),
    items({ ...itemTypes, ...breakdown }, performance([...totals, ...denials]), {
      Title: z.string().optional(),
      Data_Type: titleTypes.Data_Type.optional(),
      Item_ID: ItemId.optional(),
    }),
  ),
  IR_A1: report(
    headerOf(
      'IR_A1',
      'Journal Article Requests',
      { Data_Type: exactly('Article'), ...regular, Metric_Type: exactly(...requests) },
      null,
    ),
    items({ Access_Type: accessTypes }, performance(requests, 2), {
      Title: z.string().optional(),
      Item_ID: ItemId.optional(),
    }),
  ),
};
