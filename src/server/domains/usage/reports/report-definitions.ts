import type { ReportId } from '../../../../contracts/usage-values.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import * as t from '../../../../messages/usage-responses.ts';

/** The exceptions of the code (appendix D), with the status that an answer without a report has. */
const exceptions = {
  1000: ['Service Not Available', 'unavailable'],
  1010: ['Service Busy', 'unavailable'],
  1030: ['Insufficient Information to Process Request', 'malformed'],
  2000: ['Requestor Not Authorized to Access Service', 'not-signed-in'],
  2010: ['Requestor is Not Authorized to Access Usage for Institution', 'forbidden'],
  2020: ['APIKey Invalid', 'not-signed-in'],
  3020: ['Invalid Date Arguments', 'malformed'],
  3030: ['No Usage Available for Requested Dates', null],
  3031: ['Usage Not Ready for Requested Dates', null],
  3032: ['Usage No Longer Available for Requested Dates', null],
  3050: ['Parameter Not Recognized in this Context', null],
  3060: ['Invalid ReportFilter Value', null],
  3061: ['Incongruous ReportFilter Value', null],
  3062: ['Invalid ReportAttribute Value', null],
  3063: ['Components Not Supported', null],
} as const;

type ExceptionCode = keyof typeof exceptions;
/** Exceptions that end a call. */
export type EndingCode = { [C in ExceptionCode]: (typeof exceptions)[C][1] extends null ? never : C }[ExceptionCode];

/** An exception in an answer, exactly as COUNTER words it. */
export interface CounterNote {
  readonly Code: ExceptionCode;
  readonly Message: string;
  readonly Data?: string;
}

export const noteOf = (code: ExceptionCode, data?: string): CounterNote => ({
  Code: code,
  Message: exceptions[code][0],
  ...(data === undefined ? {} : { Data: data }),
});

/** What kind of refusal an exception is that ends a call. */
export const refusalKind = (code: EndingCode) => exceptions[code][1];

/** The metrics, with COUNTER's names and order. */
export const metricTypes = [
  'Limit_Exceeded',
  'No_License',
  'Searches_Platform',
  'Total_Item_Investigations',
  'Total_Item_Requests',
  'Unique_Item_Investigations',
  'Unique_Item_Requests',
  'Unique_Title_Requests',
] as const;
export type MetricType = (typeof metricTypes)[number];

/** What usage is broken down by, in the order of the columns. */
export const breakdowns = ['Data_Type', 'YOP', 'Access_Type', 'Access_Method'] as const;
export type Breakdown = (typeof breakdowns)[number];

/** The optional item details of an item report. */
export const itemDetails = ['Authors', 'Publication_Date', 'Article_Version'] as const;
export type ItemDetail = (typeof itemDetails)[number];

export type Attribute = Breakdown | ItemDetail;

/** Filters of usage; omitted ones do not filter. */
export interface UsageFilters {
  readonly Data_Type?: readonly string[];
  readonly YOP?: readonly string[];
  readonly Access_Type?: readonly string[];
  readonly Access_Method?: readonly string[];
}

export interface ReportDefinition {
  readonly level: 'platform' | 'title' | 'item';
  readonly description: PlainMessage;
  readonly metrics: readonly MetricType[];
  /** The fixed filters of a standard view; null if the reader chooses. */
  readonly preset: UsageFilters | null;
  /** Attributes that it always includes. */
  readonly attributes: readonly Attribute[];
  /** Attributes that it includes on request. */
  readonly choosable: readonly Attribute[];
  readonly hasParents: boolean;
}

const totals = ['Total_Item_Investigations', 'Total_Item_Requests'] as const;
const uniques = ['Unique_Item_Investigations', 'Unique_Item_Requests'] as const;
const requests = ['Total_Item_Requests', 'Unique_Item_Requests'] as const;

const regular = { Access_Method: ['Regular'] };
const journals = { Data_Type: ['Journal'], ...regular };
const controlledJournals = { Data_Type: ['Journal'], Access_Type: ['Controlled'], ...regular };

const view = { choosable: [], hasParents: false } as const;

/** The reports that this platform fills, as the code sets them down (release 5.1, section 4). */
export const reportDefinitions: Readonly<Record<ReportId, ReportDefinition>> = {
  PR: {
    level: 'platform',
    description: t.platformMaster,
    metrics: ['Searches_Platform', ...totals, ...uniques],
    preset: null,
    attributes: ['Data_Type'],
    choosable: ['Access_Method'],
    hasParents: false,
  },
  PR_P1: {
    ...view,
    level: 'platform',
    description: t.platformUsage,
    metrics: ['Searches_Platform', ...requests, 'Unique_Title_Requests'],
    preset: regular,
    attributes: ['Data_Type'],
  },
  TR: {
    level: 'title',
    description: t.titleMaster,
    metrics: ['No_License', ...totals, ...uniques],
    preset: null,
    attributes: ['Data_Type'],
    choosable: ['YOP', 'Access_Type', 'Access_Method'],
    hasParents: false,
  },
  TR_J1: {
    ...view,
    level: 'title',
    description: t.titleRequests,
    metrics: requests,
    preset: controlledJournals,
    attributes: [],
  },
  TR_J2: {
    ...view,
    level: 'title',
    description: t.titleDenials,
    metrics: ['Limit_Exceeded', 'No_License'],
    preset: journals,
    attributes: [],
  },
  TR_J3: {
    ...view,
    level: 'title',
    description: t.titleByAccess,
    metrics: [...totals, ...uniques],
    preset: journals,
    attributes: ['Access_Type'],
  },
  TR_J4: {
    ...view,
    level: 'title',
    description: t.titleByYear,
    metrics: requests,
    preset: controlledJournals,
    attributes: ['YOP'],
  },
  IR: {
    level: 'item',
    description: t.itemMaster,
    metrics: ['No_License', ...totals, ...uniques],
    preset: null,
    attributes: ['Data_Type'],
    choosable: [...itemDetails, 'YOP', 'Access_Type', 'Access_Method'],
    hasParents: false,
  },
  IR_A1: {
    ...view,
    level: 'item',
    description: t.itemRequests,
    metrics: requests,
    preset: { Data_Type: ['Article'], ...regular },
    attributes: [...itemDetails, 'Access_Type'],
    hasParents: true,
  },
};
