import { expect, test } from 'vitest';
import { coverText } from './cover-statements.ts';

const people = [
  {
    givenName: 'Jane Mary',
    lastName: 'Doe',
    email: 'jane@dunes.example',
    affiliation: 'Department of Sand, Dune University, Doha',
  },
  { givenName: '', lastName: 'Dune Study Group', email: '', affiliation: '' },
];

test.each([
  ['a name', 'Jane Doe owns shares. Prof. J. Doe sells them.', 'owns shares'],
  ['initials', 'JMD and J.D. were paid by a firm; J. M. D. was not.', 'were paid by a firm'],
  ['an institution', 'Approved by the board of Dune University (12/2026).', 'Approved by the board of'],
  ['a group', 'The Dune Study Group has no interests.', 'has no interests'],
  ['an address', 'Ask jane@dunes.example.', 'Ask'],
  ['links', 'See https://github.com/janedoe/dunes, doi:10.5281/zenodo.12 and www.dunes.example/jd.', 'See'],
  ['a hidden sign within a name', 'Written by Jane D\u200boe alone.', 'alone'],
  ['many names', 'Jane Doe. '.repeat(300), ''],
])('statements for reviewers: %s is covered', async (_what, text, stays) => {
  const covered = await coverText(text, people);
  expect(covered).not.toMatch(/jane|doe\b|dune u|dune s|jmd|j\.? ?d\.|10\.5281|github|dunes\.example/i);
  expect(covered).toContain(stays);
  expect(covered).toContain('[hidden]');
});

test('statements for reviewers: a text that names no author stays as it is', async () => {
  const text = 'The data are in the supplement.\nNo conflicts: AI was not used.';
  expect(await coverText(text, people)).toBe(text);
});
