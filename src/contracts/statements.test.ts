import { expect, test } from 'vitest';
import { presentStatements } from './statement-words.ts';
import {
  missingStatements,
  noStatements,
  onlyStatements,
  Statements,
  statementKinds,
  statementTexts,
  usualRules,
  workAddress,
} from './statements.ts';

test('statements: an empty payload states nothing', () => {
  expect(Statements.parse({})).toEqual(noStatements);
  expect(presentStatements(noStatements)).toEqual([]);
});

test.each([
  ['10.5281/zenodo.1234567', 'https://doi.org/10.5281/zenodo.1234567'],
  ['doi:10.5281/ZENODO.1', 'https://doi.org/10.5281/ZENODO.1'],
  ['https://dx.doi.org/10.1000/a?b', 'https://doi.org/10.1000/a%3Fb'],
  ['https://data.example/set?id=1', 'https://data.example/set?id=1'],
  ['a preprint', null],
  ['javascript:alert(1)', null],
  ['https://me:secret@data.example/', null],
  ['ftp://data.example', null],
])('statements: the address of a related work: %s', (written, address) => {
  expect(workAddress(written)).toBe(address);
});

const grant = { funder: 'Science Fund', awards: ['A 1'] };

test.each([
  ['a text too long', { ethics: 'x'.repeat(4001) }],
  ['a control character', { aiUse: 'with \u0000 in it' }],
  ['a mark that turns the direction', { funding: 'paid \u202eby' }],
  ['a funder without a name', { grants: [{ ...grant, funder: ' ' }] }],
  ['a funder too long', { grants: [{ ...grant, funder: 'x'.repeat(301) }] }],
  ['a ROR id that is none', { grants: [{ ...grant, ror: '012345678' }] }],
  ['a line break in an award', { grants: [{ ...grant, awards: ['A\n1'] }] }],
  ['too many funders', { grants: Array.from({ length: 31 }, () => grant) }],
  ['a link that runs a script', { relatedWorks: [{ relation: 'preprint', address: 'javascript:alert(1)' }] }],
  ['an unknown relation', { relatedWorks: [{ relation: 'sequel', address: '10.1000/1' }] }],
])('statements: %s is refused', (_what, sent) => {
  expect(Statements.safeParse(sent).success).toBe(false);
});

test('statements: markup is text', () => {
  expect(Statements.parse({ ethics: '<script>alert(1)</script>' }).ethics).toBe('<script>alert(1)</script>');
});

test('statements: funding is stated by a funder or in words, and only missing required ones are asked for', () => {
  const rules = { ...usualRules, funding: { ...usualRules.funding, ask: 'required' as const } };
  expect(missingStatements(rules, noStatements)).toEqual(['funding']);
  expect(missingStatements(rules, { ...noStatements, grants: [grant] })).toEqual([]);
  expect(missingStatements(rules, { ...noStatements, funding: 'None.' })).toEqual([]);
  expect(missingStatements(usualRules, noStatements)).toEqual([]);
});

test('statements: those that are left out leave nothing behind', () => {
  const full = Statements.parse({
    grants: [grant],
    ...Object.fromEntries(statementTexts.map((kind) => [kind, kind])),
    relatedWorks: [{ relation: 'dataset', address: '10.1000/1' }],
  });
  expect(onlyStatements(full, () => true)).toEqual(full);
  expect(onlyStatements(full, () => false)).toEqual(noStatements);
  for (const kind of statementKinds)
    expect(presentStatements(onlyStatements(full, (one) => one === kind)).map((one) => one.kind)).toEqual([kind]);
});
