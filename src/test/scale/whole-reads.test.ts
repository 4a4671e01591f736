import { expect, test } from 'vitest';
import { wholeReads, type PlanStep } from './whole-reads.ts';

const growing = new Set(['articles']);
const scan = (more: Partial<PlanStep>): PlanStep => ({
  'Node Type': 'Index Scan',
  'Relation Name': 'articles',
  ...more,
});
const above = (kind: string, ...below: PlanStep[]): PlanStep => ({ 'Node Type': kind, Plans: below });
const table: PlanStep = { 'Node Type': 'Seq Scan', 'Relation Name': 'articles' };

test.each<[string, PlanStep, string[]]>([
  ['a whole table', above('Aggregate', table), ['Seq Scan of articles']],
  ['a table that does not grow', { 'Node Type': 'Seq Scan', 'Relation Name': 'journals' }, []],
  ['a whole index', above('Aggregate', scan({ 'Index Name': 'articles_newest' })), ['Index Scan of articles_newest']],
  ['an index with a condition', scan({ 'Index Cond': '(id = $1)' }), []],
  ['the beginning of an index', above('Limit', above('Nested Loop', scan({}))), []],
  [
    'a table in which nothing fits that a limit waits for',
    above('Limit', { ...table, 'Rows Removed by Filter': 900, 'Actual Loops': 100 }),
    ['Seq Scan of articles'],
  ],
  ['a table in which most fits', above('Limit', { ...table, 'Rows Removed by Filter': 900, 'Actual Loops': 1 }), []],
  ['a whole index that is sorted before a limit', above('Limit', above('Sort', scan({}))), ['Index Scan of articles']],
  [
    'an index read to its end beside a limit',
    above('Append', above('Limit', scan({})), scan({})),
    ['Index Scan of articles'],
  ],
])('issue 9: what a plan reads is told: %s', (_name, plan, expected) => {
  expect(wholeReads(plan, growing)).toEqual(expected);
});
