import path from 'node:path';
import { expect, test } from 'vitest';
import { auditedActions } from '../contracts/audit-log-values.ts';
import { noticeActions } from '../server/domains/articles/corrections/correct-article.ts';
import { assignmentActs } from '../server/domains/editorial/assignment/assignment-rules.ts';
import { issueActions } from '../server/domains/issues/issue-changes.ts';
import { steps } from '../server/domains/editorial/manuscripts/manuscript-lifecycle.ts';
import { describeEntry } from '../server/domains/editorial/desk/read-course.ts';
import { readSources } from './architecture/read-sources.ts';

const root = path.resolve(import.meta.dirname, '../..');
const isOfManuscripts = (file: string): boolean =>
  /^src\/server\/(domains\/editorial|workflows\/(?!journals\/))/.test(file);

/** Steps of the life cycle that are recorded by other names: `revised`, and what is done with a late report. */
const recordedOtherwise = ['revise', 'add-report'] as const;

/** What the publisher keeps for itself, what only journals without editors know, and what is recorded by other names. */
const notForEditors = new Set([
  'purge',
  'refund',
  'accept',
  'reject',
  'edit',
  ...recordedOtherwise,
  'refuse-payment-event',
  'certificate',
]);

const quotedIn = (text: string): string[] => [...text.matchAll(/'([a-z-]+)'/g)].flatMap(([, name]) => name ?? []);

/** Actions that a function is handed as an argument, by its file. */
const handedOn: Readonly<Record<string, readonly string[]>> = {
  'src/server/domains/issues/change-full-issue.ts': issueActions,
  'src/server/domains/articles/corrections/correct-article.ts': Object.values(noticeActions),
  'src/server/domains/editorial/assignment/assign.ts': assignmentActs,
};

/** The actions that a call of `addAuditEntry` can write: as they stand there, else as the file says what the name is. */
function actionsOf(written: string, source: string): string[] {
  const here = quotedIn(written);
  if (here.length > 0) return here;
  if (written === 'step') return Object.keys(steps);
  return quotedIn(new RegExp(`const ${written} =([^;]+);`).exec(source)?.[1] ?? '');
}

const calls = readSources(root, ['src/server'])
  .filter(({ path: file }) => !file.endsWith('.test.ts') && !file.endsWith('/audit-log-store.ts'))
  .flatMap(({ path: file, source }) =>
    [...source.matchAll(/(?:addAuditEntry|countAuditEntries)\(\s*\w+,\s*([^,]+),/g)].map(([, written = '']) => ({
      file,
      actions: [...(handedOn[file] ?? actionsOf(written.trim(), source))],
    })),
  );

test('the record: every action that is written has words for administrators', () => {
  expect(calls.length).toBeGreaterThan(45);
  expect(calls.filter(({ actions }) => actions.length === 0)).toEqual([]);
  const written = new Set(calls.flatMap(({ actions }) => actions));
  for (const step of recordedOtherwise) written.delete(step);
  expect([...written].filter((action) => !(action in auditedActions))).toEqual([]);
});

test('every action that is written about a manuscript in peer review has words for its editors', () => {
  const about = calls.filter(({ file }) => isOfManuscripts(file));
  expect(about.length).toBeGreaterThan(25);
  const written = new Set(about.flatMap(({ actions }) => actions));
  const unnamed = [...written].filter((action) => !notForEditors.has(action) && describeEntry(action, {}) === null);
  expect(unnamed).toEqual([]);
});
