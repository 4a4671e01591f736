import { z } from 'zod';
import { defineCall } from './call.ts';

/** The customer of platform-wide reports: "The World", with COUNTER's own number. */
export const theWorld = '0000000000000000';

/** A parameter as a harvester sends it: checked by COUNTER's rules, which have their own errors. */
const given = (what: string) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe(what);

const credentials = {
  customer_id: given(`Whom the usage is reported to: ${theWorld}, “The World”`),
  requestor_id: given('The id of the key, if requested'),
  api_key: given('A key created by an administrator'),
  platform: given('The name of this platform'),
};

/** What this API says, in the names of the code. */
const Answer = z.looseObject({});

/** How it refuses, in the names of the code. */
const CounterException = z.object({ Code: z.int(), Message: z.string(), Data: z.string().optional() });

const list = {
  method: 'GET',
  access: 'visitor',
  query: z.looseObject(credentials),
  reply: z.array(Answer),
  refusal: CounterException,
} as const;

/** The COUNTER API (formerly SUSHI) of release 5.1: usage reports for machines. Its base is the address of the site. */
export const counterApi = {
  status: defineCall({
    ...list,
    path: '/r51/status',
    summary: 'COUNTER API: whether reports can be fetched',
  }),
  members: defineCall({
    ...list,
    path: '/r51/members',
    summary: 'COUNTER API: the customers a key can fetch reports for',
  }),
  reports: defineCall({
    ...list,
    path: '/r51/reports',
    summary: 'COUNTER API: the available reports and months',
  }),
  report: defineCall({
    method: 'GET',
    path: '/r51/reports/:reportId',
    summary: 'COUNTER API: a report by its id in lower case, from begin_date to end_date',
    access: 'visitor',
    params: z.object({ reportId: z.string().max(20) }),
    query: z.looseObject({
      ...credentials,
      begin_date: given('The first month, yyyy-mm or its first day'),
      end_date: given('The last month, yyyy-mm or its last day'),
      metric_type: given('Metric types, separated by |'),
      data_type: given('Data types, separated by |'),
      access_type: given('Access types, separated by |'),
      access_method: given('Access methods, separated by |'),
      yop: given('Years of publication, yyyy or yyyy-yyyy, separated by |'),
      item_id: given('ISSNs or DOIs, separated by |'),
      attributes_to_show: given('Attributes to break usage down by, separated by |'),
      include_parent_details: given('True: the journals of the items'),
      granularity: given('Month'),
    }),
    reply: Answer,
    refusal: CounterException,
  }),
} as const;
