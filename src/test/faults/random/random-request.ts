import fc, { type Arbitrary } from 'fast-check';
import type { Asked } from '../../access/table.ts';
import { described } from './arbitrary-values.ts';
import { change, changed, type Change } from './changed-value.ts';
import type { DescribedCall } from './described-calls.ts';
import type { KnownValues } from './known-values.ts';
import { bodyOf, oddBody, type OddBody } from './random-body.ts';
import { oddHeaders, protocolHeaders } from './random-headers.ts';

/** A request before it is known what the site holds by the time when it is sent. */
export interface Plan {
  /** Whether it begins with the description alone, with what is known to be answered, or is that, sent by whom it is for. */
  readonly from: 'description' | 'asked' | 'whom it is for';
  readonly pick: number;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly changes: readonly Change[];
  readonly oddBody: OddBody;
  readonly headers: Readonly<Record<string, string>>;
  readonly suffix: string;
  readonly token: 'own' | 'garbage';
}

const some = <T>(weight: number, arbitrary: Arbitrary<T>, usual: T) =>
  fc.oneof({ weight: 100 - weight, arbitrary: fc.constant(usual) }, { weight, arbitrary });

const suffixes = fc.constantFrom(
  '/',
  '//',
  '%00',
  '%ff',
  '/..%2f..',
  ';a=b',
  '?',
  '%2e%2e/',
  '/%E2%80%AE',
  '?a[]=1&a[b]=2',
  '&&&',
  '#x',
);

const unchanged = { changes: [], oddBody: 'none', headers: {}, suffix: '', token: 'own' } as const;

/** Requests for one call: fit, almost fit, and unfit. */
export function plansFor(call: DescribedCall): Arbitrary<Plan> {
  const fields = (group: DescribedCall['params']) =>
    fc.record(Object.fromEntries(Object.entries(group).map(([name, { schema }]) => [name, described(name, schema)])), {
      requiredKeys: Object.keys(group).filter((name) => group[name]?.isRequired),
    });
  const plan: Arbitrary<Plan> = fc.record({
    from: fc.constantFrom('description', 'description', 'asked', 'asked', 'whom it is for'),
    pick: fc.nat(),
    params: fields(call.params),
    query: fields(call.query),
    body: call.body === null ? fc.constant(undefined) : described('', call.body.schema),
    changes: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 4, arbitrary: fc.array(change, { minLength: 1, maxLength: 1 }) },
      { weight: 2, arbitrary: fc.array(change, { minLength: 2, maxLength: 5 }) },
    ),
    oddBody: some(12, oddBody, 'none' as const),
    headers:
      call.body?.type.startsWith('application/offset') || call.reply === null
        ? protocolHeaders
        : some(25, oddHeaders, {}),
    suffix: some(4, suffixes, ''),
    token: some(3, fc.constant('garbage' as const), 'own' as const),
  });
  return plan.map((one) => (one.from === 'whom it is for' ? { ...one, ...unchanged } : one));
}

/** A request as it goes over the wire. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

function queryOf(query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value.slice(0, 20) : [value])
      search.append(name, written(one).toWellFormed());
  }
  return search.size === 0 ? '' : `?${search}`;
}

const segment = (value: unknown) => encodeURIComponent(written(value).toWellFormed()).slice(0, 4000);

/** Fills a plan in with what the site holds now. */
export function requestOf(call: DescribedCall, plan: Plan, known: KnownValues, asked: Asked | undefined): Request {
  const basis = plan.from === 'description' ? undefined : asked;
  const parts = {
    params: known.filledIn({ ...plan.params, ...basis?.params }),
    query: known.filledIn(basis ? { ...basis.query } : plan.query),
    body: known.filledIn(basis ? basis.body : plan.body),
  };
  const { params, query, body } = plan.changes.reduce<unknown>(changed, parts) as Partial<typeof parts>;
  const values: Record<string, unknown> = { ...(params as object) };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(values[name]));
  const sent = bodyOf(call, body, plan.oddBody, plan.pick);
  return {
    method: call.method,
    path: `${path}${queryOf(typeof query === 'object' && query !== null ? query : { query })}${plan.suffix}`,
    headers: { ...sent.headers, ...plan.headers },
    body: sent.body,
  };
}
