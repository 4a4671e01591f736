import { expect, test } from 'vitest';
import { findingId, groupedFindings, openFindings, stateOfCheck } from './finding-groups.ts';

const found = { kind: 'name', file: 'dunes.pdf', excerpt: 'by Iria Vega', page: 1, sha256: 'one' } as const;
const dismissal = { reason: 'A cited author.', by: 'Dr. Bo Sund', at: '2026-05-02T10:00:00.000Z' };
const dismissed = new Map([[findingId(found), dismissal]]);

test('the same words of the same file are one finding, on whichever page and under whatever name', () => {
  const again = { ...found, page: 3, file: 'dunes-2.pdf' };
  const groups = groupedFindings([found, again, { ...found }], dismissed);
  expect(groups).toEqual([
    {
      id: findingId(found),
      kind: 'name',
      file: 'dunes.pdf',
      excerpt: 'by Iria Vega',
      pages: [1, 3],
      isInFile: true,
      dismissal,
    },
  ]);
});

test.each([
  ['other words', { ...found, excerpt: 'thanks to Iria Vega' }],
  ['another kind', { ...found, kind: 'email' as const }],
  ['another file', { ...found, sha256: 'two' }],
])('%s are another finding, which the dismissal leaves open', (_, other) => {
  expect(openFindings([found, other], dismissed)).toEqual([other]);
});

test.each([
  ['pending', null, dismissed],
  ['pending', { anonymity: null, unreadable: false }, dismissed],
  ['clean', { anonymity: [], unreadable: false }, dismissed],
  ['found', { anonymity: [found], unreadable: false }, new Map()],
  ['found', { anonymity: [found, { ...found, sha256: 'two' }], unreadable: true }, dismissed],
  ['unreadable', { anonymity: [found], unreadable: true }, dismissed],
  ['dismissed', { anonymity: [found], unreadable: false }, dismissed],
] as const)('a check is %s: %j', (state, checks, dismissals) => {
  expect(stateOfCheck(checks, dismissals)).toBe(state);
});
