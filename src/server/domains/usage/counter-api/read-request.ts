import type { ReportId } from '../../../../contracts/usage-values.ts';
import * as t from '../../../../messages/usage-responses.ts';
import type { SiteFacts } from '../../../context.ts';
import { withinCounted } from '../reports/build-report.ts';
import {
  noteOf,
  type CounterNote,
  reportDefinitions,
  type Attribute,
  type UsageFilters,
} from '../reports/report-definitions.ts';
import { daysOf, type ReportRequest } from '../reports/report-request.ts';
import type { Span } from '../sums/reading-store.ts';
import { counterException } from './counter-exception.ts';
import type { Parameters } from './parameters.ts';

const credentials = ['customer_id', 'requestor_id', 'api_key', 'platform'];
const ofEveryReport = [...credentials, 'begin_date', 'end_date'];
const ofPlatformReport = [
  ...ofEveryReport,
  'metric_type',
  'data_type',
  'access_method',
  'attributes_to_show',
  'granularity',
  'attributed',
  'country_code',
  'subdivision_code',
];
const ofTitleReport = [...ofPlatformReport, 'access_type', 'yop', 'item_id'];
const ofItemReport = [...ofTitleReport, 'author', 'include_parent_details', 'include_component_details'];

const recognised = { platform: ofPlatformReport, title: ofTitleReport, item: ofItemReport } as const;

/** Filters that the code knows and this platform does not keep usage by. */
const unsupported = ['attributed', 'country_code', 'subdivision_code', 'author'];

const month = /^(2\d{3}-(?:0[1-9]|1[0-2]))(?:-(\d{2}))?$/;

/** The months that a call requests: whole ones, up to the last complete month. */
export function wantedSpan(given: Parameters, counted: Span): Span {
  const missing = ['begin_date', 'end_date'].filter((name) => !given.has(name));
  if (missing.length > 0) throw counterException(1030, t.missingParameters({ names: missing.join(', ') }));
  const begin = month.exec(given.get('begin_date') ?? '');
  const end = month.exec(given.get('end_date') ?? '');
  if (!begin?.[1] || !end?.[1]) throw counterException(3020, t.dateFormat());
  const span = { from: begin[1], to: end[1] };
  const days = daysOf(span);
  if ((begin[2] !== undefined && begin[0] !== days.begin) || (end[2] !== undefined && end[0] !== days.end))
    throw counterException(3020, t.wholeMonths());
  if (span.to < span.from) throw counterException(3020, t.endBeforeBegin());
  if (span.from > counted.to) throw counterException(3020, t.lastFullMonth({ month: counted.to }));
  return span;
}

/** What a filter may be. */
const known: Readonly<Record<'data_type' | 'access_type' | 'access_method', (level: string) => readonly string[]>> = {
  data_type: (level) => {
    if (level === 'item') return ['Article', 'Conference_Item'];
    return level === 'title' ? ['Conference', 'Journal'] : ['Conference', 'Journal', 'Platform'];
  },
  access_type: () => ['Controlled', 'Free_To_Read', 'Open'],
  access_method: () => ['Regular', 'TDM'],
};

/** Reads lists, and notes what of them cannot be taken. */
function lists(given: Parameters, wrong: string[]) {
  const partsOf = (name: string) => [...new Set(given.get(name)?.split('|').filter(Boolean))];
  const take = <T extends string>(name: string, isKnown: (value: string) => value is T): readonly T[] | undefined => {
    const parts = partsOf(name);
    const taken = parts.filter(isKnown);
    wrong.push(...parts.filter((part) => !isKnown(part)).map((part) => `${name}=${part}`));
    return taken.length > 0 ? taken : undefined;
  };
  return { partsOf, take };
}

const isIn =
  <T extends string>(values: readonly T[]) =>
  (value: string): value is T =>
    values.some((one) => one === value);

const isYears = (value: string): value is string => /^\d{4}(-\d{4})?$/.test(value);

const issn = /^\d{4}-\d{3}[\dX]$/;
const doi = /^10\.\d{3,9}(?:\.\d{1,9}){0,9}\/.{1,300}$/;

/** ISSNs of titles, or DOIs of articles: not both at once. */
function itemIdsOf(values: readonly string[], level: string, wrong: string[], notes: CounterNote[]): string[] | null {
  const ids = values.map((value) => value.replace(/^(Print_|Online_)?ISSN:|^DOI:/i, ''));
  const isScope = (scope: RegExp) => ids.filter((id) => scope.test(id));
  const [titles, items] = [isScope(issn), isScope(doi)];
  wrong.push(
    ...ids
      .filter((id) => !issn.test(id) && !(doi.test(id) && level === 'item'))
      .filter((id) => !(titles.length > 0 && doi.test(id)))
      .map((id) => `item_id=${id}`),
  );
  if (titles.length > 0 && items.length > 0) {
    notes.push(noteOf(3061, t.itemIdMixed()));
    return null;
  }
  const taken = level === 'item' ? [...titles, ...items] : titles;
  return taken.length > 0 ? taken : null;
}

/** A report as a call asks for it: what cannot be taken is left out, and noted as the code says. */
export function readRequest(
  { site, counted }: { readonly site: SiteFacts; readonly counted: Span },
  reportId: ReportId,
  given: Parameters,
): ReportRequest {
  const { level, preset, metrics, choosable } = reportDefinitions[reportId];
  const wanted = wantedSpan(given, counted);
  const { span, notes } = withinCounted(wanted, counted);
  const isChoosable = preset === null;
  const taken = isChoosable ? recognised[level] : ofEveryReport;
  const strange = [...given.keys()].filter((name) => !taken.includes(name));
  if (strange.length > 0) notes.push(noteOf(3050, strange.join(', ')));

  const chosen = new Map([...given].filter(([name]) => taken.includes(name)));
  const wrong = unsupported.filter((name) => chosen.has(name)).map((name) => `${name}=${chosen.get(name)}`);
  const { partsOf, take } = lists(chosen, wrong);
  const platform = chosen.get('platform');
  if (platform !== undefined && platform !== site.name) wrong.push(`platform=${platform}`);
  const metricTypes = take('metric_type', isIn(metrics));
  const filters: Record<keyof UsageFilters, readonly string[] | undefined> = {
    Data_Type: take('data_type', isIn(known.data_type(level))),
    Access_Type: take('access_type', isIn(known.access_type(level))),
    Access_Method: take('access_method', isIn(known.access_method(level))),
    YOP: take('yop', isYears),
  };
  const incongruous: CounterNote[] = [];
  const itemIds = itemIdsOf(partsOf('item_id'), level, wrong, incongruous);
  if (wrong.length > 0) notes.push(noteOf(3060, wrong.join('; ')));
  notes.push(...incongruous);

  const misnamed: string[] = [];
  const attributes = lists(chosen, misnamed).take('attributes_to_show', isIn<Attribute>(choosable));
  const always = new Set<string>(reportDefinitions[reportId].attributes.map((name) => `attributes_to_show=${name}`));
  const granularity = chosen.get('granularity');
  if (granularity !== undefined && granularity !== 'Month') misnamed.push(`granularity=${granularity}`);
  const parents = chosen.get('include_parent_details');
  if (parents !== undefined && !/^(true|false)$/i.test(parents)) misnamed.push(`include_parent_details=${parents}`);
  const unknown = misnamed.filter((name) => !always.has(name));
  if (unknown.length > 0) notes.push(noteOf(3062, unknown.join('; ')));
  if (/^true$/i.test(chosen.get('include_component_details') ?? '')) notes.push(noteOf(3063));

  const days = daysOf(span ?? wanted);
  return {
    reportId,
    span,
    period: days,
    metrics: metricTypes ?? null,
    filters: Object.fromEntries(Object.entries(filters).filter(([, values]) => values !== undefined)),
    platform: platform === site.name ? platform : null,
    itemIds,
    journalId: undefined,
    chosen: attributes ?? [],
    hasParents: /^true$/i.test(parents ?? ''),
    notes,
  };
}
