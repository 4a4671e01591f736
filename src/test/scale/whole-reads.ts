/** A step of a plan, as `EXPLAIN (FORMAT JSON)` writes it, with `ANALYZE` or without. */
export interface PlanStep {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Plan Rows'?: number;
  /** In each turn, where the statement was carried out. */
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly PlanStep[];
}

/** Steps that hand on row by row what comes from below: a limit above them ends the reading. */
const passing = new Set([
  'Limit',
  'Nested Loop',
  'Append',
  'Merge Append',
  'Subquery Scan',
  'Result',
  'Incremental Sort',
  'LockRows',
]);
/** A limit ends no reading where what it waits for hardly ever comes: more rows than this were read for nothing. */
const mostInVain = 5000;
const indexScans = new Set(['Index Scan', 'Index Only Scan']);

/**
 * Where a plan reads a table that grows from its beginning to its end: a scan of the table, or one of an index without a condition
 * that no limit ends.
 */
export function wholeReads(plan: PlanStep, growing: ReadonlySet<string>, isEnded = false): string[] {
  const kind = plan['Node Type'];
  const table = plan['Relation Name'];
  const below = kind === 'Limit' || (isEnded && passing.has(kind));
  const inner = (plan.Plans ?? []).flatMap((step) => wholeReads(step, growing, below));
  if (table === undefined || !growing.has(table)) return inner;
  const isWhole = kind === 'Seq Scan' || (indexScans.has(kind) && plan['Index Cond'] === undefined);
  const inVain = (plan['Rows Removed by Filter'] ?? 0) * (plan['Actual Loops'] ?? 1);
  return isWhole && (!isEnded || inVain > mostInVain) ? [...inner, `${kind} of ${plan['Index Name'] ?? table}`] : inner;
}
