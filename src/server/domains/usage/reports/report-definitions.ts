import type { ReportId } from '../../../../contracts/usage-values.ts';

/** What is counted, by the names of the code, in their order. */
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

/** What an item report can tell of its items besides. */
export const itemDetails = ['Authors', 'Publication_Date', 'Article_Version'] as const;
export type ItemDetail = (typeof itemDetails)[number];

export type Attribute = Breakdown | ItemDetail;

/** Narrows usage down; what is not named is not narrowed. */
export interface UsageFilters {
  readonly Data_Type?: readonly string[];
  readonly YOP?: readonly string[];
  readonly Access_Type?: readonly string[];
  readonly Access_Method?: readonly string[];
}

export interface ReportDefinition {
  readonly level: 'platform' | 'title' | 'item';
  readonly description: string;
  readonly metrics: readonly MetricType[];
  /** Of a standard view: what it is narrowed down to. Null where the reader chooses. */
  readonly preset: UsageFilters | null;
  /** What always stands in it. */
  readonly attributes: readonly Attribute[];
  /** What can be asked for besides. */
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
    description: 'Activity on the whole platform; filters and attributes can be chosen.',
    metrics: ['Searches_Platform', ...totals, ...uniques],
    preset: null,
    attributes: ['Data_Type'],
    choosable: ['Access_Method'],
    hasParents: false,
  },
  PR_P1: {
    ...view,
    level: 'platform',
    description: 'Usage of the whole platform by metric.',
    metrics: ['Searches_Platform', ...requests, 'Unique_Title_Requests'],
    preset: regular,
    attributes: ['Data_Type'],
  },
  TR: {
    level: 'title',
    description: 'Activity by journal; filters and attributes can be chosen.',
    metrics: ['No_License', ...totals, ...uniques],
    preset: null,
    attributes: ['Data_Type'],
    choosable: ['YOP', 'Access_Type', 'Access_Method'],
    hasParents: false,
  },
  TR_J1: {
    ...view,
    level: 'title',
    description: 'Requests of journal articles that are not open.',
    metrics: requests,
    preset: controlledJournals,
    attributes: [],
  },
  TR_J2: {
    ...view,
    level: 'title',
    description: 'Refusals for want of a licence, by journal.',
    metrics: ['Limit_Exceeded', 'No_License'],
    preset: journals,
    attributes: [],
  },
  TR_J3: {
    ...view,
    level: 'title',
    description: 'Usage of journals by how the articles are open.',
    metrics: [...totals, ...uniques],
    preset: journals,
    attributes: ['Access_Type'],
  },
  TR_J4: {
    ...view,
    level: 'title',
    description: 'Requests of journal articles that are not open, by year of publication.',
    metrics: requests,
    preset: controlledJournals,
    attributes: ['YOP'],
  },
  IR: {
    level: 'item',
    description: 'Activity by article; filters and attributes can be chosen.',
    metrics: ['No_License', ...totals, ...uniques],
    preset: null,
    attributes: ['Data_Type'],
    choosable: [...itemDetails, 'YOP', 'Access_Type', 'Access_Method'],
    hasParents: false,
  },
  IR_A1: {
    ...view,
    level: 'item',
    description: 'Requests of journal articles, one by one.',
    metrics: requests,
    preset: { Data_Type: ['Article'], ...regular },
    attributes: [...itemDetails, 'Access_Type'],
    hasParents: true,
  },
};
