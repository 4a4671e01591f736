import { expect, test } from 'vitest';
import { distinctFindings, groupedFindings } from './anonymity-findings.tsx';

const found = { kind: 'name', file: 'paper.pdf', page: 1, excerpt: '…Gulsen Yagmur, Amal Haddad…' } as const;

test('two authors named in the same words of a page are one place to look at; each other place stays', () => {
  const elsewhere = { ...found, page: 2 };
  const other = { ...found, kind: 'institution' as const };
  expect(distinctFindings([found, { ...found }, elsewhere, other])).toEqual([found, elsewhere, other]);
});

test('findings come by kind, each place once', () => {
  const address = { ...found, kind: 'email' as const };
  expect(groupedFindings([found, address, { ...found, page: 2 }, found])).toEqual([
    { title: 'An author’s name', findings: [found, { ...found, page: 2 }] },
    { title: 'An author’s email address', findings: [address] },
  ]);
});
