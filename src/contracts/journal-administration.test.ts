import { expect, test } from 'vitest';
import { NewJournal } from './journal-administration.ts';

const typed = {
  journalTitle: 'Journal of Dunes',
  journalAbbreviation: 'JOD',
  journalLanguage: 'English',
  journalStartYear: 2026,
  journalStartMonth: 1,
};

const problemsOf = (traits: object) => [
  ...new Set(NewJournal.safeParse({ ...typed, ...traits }).error?.issues.map(({ path }) => path.join('.')) ?? []),
];

test('§7: the fields of the specification are enough; the rest is as usual', () => {
  expect(NewJournal.parse(typed)).toMatchObject({
    journalDescription: '',
    journalISSN: null,
    journalDOI: null,
    journalImageURL: '',
    kind: 'journal',
    subject: 'Other Journals',
    reviewModel: 'verification',
    handlingFeeMinor: 0,
    reportsNeeded: 2,
  });
});

test.each([
  ['03785955', '0378-5955'],
  ['0378-5955', '0378-5955'],
  ['ISSN 2434-561x', '2434-561X'],
  ['2434\u2013561X', '2434-561X'],
  ['', null],
  [null, null],
])('the ISSN %j is %j', (journalISSN, issn) => {
  expect(NewJournal.parse({ ...typed, journalISSN }).journalISSN).toBe(issn);
});

test.each(['0378-5954', '0378-595X', '2434-5610', '1234', '0378-59555', 'abcd-efgh', '０３７８-5955'])(
  'the ISSN %j is refused',
  (journalISSN) => {
    expect(problemsOf({ journalISSN })).toEqual(['journalISSN']);
  },
);

test.each([
  ['10.5555/jod', '10.5555/jod'],
  ['https://doi.org/10.5555/jod', '10.5555/jod'],
  ['doi: 10.5555', '10.5555'],
])('the DOI %j is %j', (journalDOI, doi) => {
  expect(NewJournal.parse({ ...typed, journalDOI }).journalDOI).toBe(doi);
});

test.each([
  ...['10.55', '11.5555/x', '10.5555/', '10.5555/a b', '10.5555/<x>'].map((journalDOI) => ({ journalDOI })),
  ...['', 'J D', 'JØD', '1JD', 'a/b', 'a.b', '-a', 'publications', 'Categories', 'CREATE', 'x'.repeat(31)].map(
    (journalAbbreviation) => ({ journalAbbreviation }),
  ),
  ...[0, 13, 1.5, '', 'May', '1e1', -1].map((journalStartMonth) => ({ journalStartMonth })),
  ...[1599, 2101, 'soon', null].map((journalStartYear) => ({ journalStartYear })),
  ...['', 'a\nb', 'x'.repeat(201), '\u202eevil'].map((journalTitle) => ({ journalTitle })),
  ...[-1, 1.5, 199, 100_000_000, '1'].map((handlingFeeMinor) => ({ handlingFeeMinor })),
  { journalDescription: 'x'.repeat(20_001) },
  { journalLanguage: '' },
  { subject: 'Alchemy' },
  { kind: 'blog' },
  { reviewModel: 'none' },
  { reportsNeeded: 1 },
  { reviewDays: 0 },
  { editorInChief: 'nobody' },
])('§5 with our checks: %j is refused at its field', (traits) => {
  expect(problemsOf(traits)).toEqual(Object.keys(traits));
});

test.each([
  { journalStartMonth: '12' },
  { journalStartYear: ' 1999 ' },
  { journalAbbreviation: 'EIJER-2' },
  { handlingFeeMinor: 200 },
])('%j is taken', (traits) => {
  expect(problemsOf(traits)).toEqual([]);
});
