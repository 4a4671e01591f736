import { expect, test } from 'vitest';
import { aStatus } from '../../../../test/editing/a-status.ts';
import { hasOpenFindings, isOpenAtFirst, type SectionId } from './sections-of.ts';

const parts: readonly SectionId[] = [
  'reviewers',
  'reports',
  'answers',
  'decision',
  'checks',
  'manuscript',
  'details',
  'authors',
  'files',
  'versions',
  'record',
];

test.each([
  [aStatus(['save-checks', 'start-review']), ['checks', 'manuscript']],
  [aStatus(['invite', 'hold']), ['reviewers']],
  [aStatus(['invite', 'decide'], 2), ['reports', 'answers', 'decision']],
  [aStatus(['ratify', 'send-back'], 2), ['reports', 'decision']],
  [{ ...aStatus(['invite'], 1, 1), turn: 'reviewers' as const }, ['reviewers']],
  [
    { ...aStatus(['invite', 'decide']), reports: { in: 0, expected: 0, needed: 0, toDecide: 0 } },
    ['reviewers', 'reports', 'answers', 'decision'],
  ],
  // Of administrators only: they may decide without the needed reports, and need not.
  [{ ...aStatus(['invite', 'decide'], 1, 1), turn: 'reviewers' as const }, ['reviewers']],
  [
    {
      ...aStatus(['invite', 'decide']),
      reports: { in: 0, expected: 1, needed: 1, toDecide: 0 },
      turn: 'reviewers' as const,
    },
    ['reviewers', 'decision'],
  ],
  [{ ...aStatus(['hold'], 2), turn: 'author' as const }, ['decision']],
  [{ ...aStatus([]), turn: null }, ['decision']],
])('only the sections of the next step are open; history and files fold (%#)', (manuscript, open) => {
  expect(parts.filter((id) => isOpenAtFirst(manuscript, id))).toEqual(open);
});

const open = { findings: [{ dismissal: null }] };
const judged = { findings: [{ dismissal: {} }] };

test.each([
  [{ anonymity: open, invitations: [{ report: judged }], answers: [judged] }, ['checks']],
  [{ anonymity: judged, invitations: [{ report: null }, { report: open }], answers: [] }, ['reports']],
  [{ anonymity: judged, invitations: [], answers: [judged, open] }, ['answers']],
  [{ anonymity: judged, invitations: [{ report: judged }], answers: [judged] }, []],
])('a section with a finding that nobody has judged is open (%#)', (manuscript, sections) => {
  expect(parts.filter((id) => hasOpenFindings(manuscript, id))).toEqual(sections);
});
