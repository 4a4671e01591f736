import { expect, test } from 'vitest';
import { aManuscript } from '../manuscript-fixture.ts';
import { bodyOf, fileAfter, isChanged, revisionOf, revisionProblems, type Revision } from './revision.ts';

const author = {
  authorTitle: 'Dr.',
  authorGivenName: 'Gülşen',
  authorLastName: 'Yağmur',
  authorEmail: 'gulsen@example.org',
  authorAffiliation: 'Institute of Sand',
  isCorresponding: true,
} as const;
const file = (slot: number, url: string) => ({ slot, url, name: 'a.v2.pdf', mediaType: 'application/pdf', size: 1 });
const stands = aManuscript({ articleAuthors: [author], files: [file(0, '/api/files/0'), file(1, '/api/files/1')] });
const changed = (part: Partial<Revision['draft']>, emptiedSlots: Revision['emptiedSlots'] = []): Revision => {
  const revision = revisionOf(stands);
  return { ...revision, draft: { ...revision.draft, ...part }, emptiedSlots };
};
const chosen = { ...file(1, '/api/files/2'), id: '2' };

test('what was not touched is not changed, and has no problem', () => {
  expect(isChanged(revisionOf(stands))).toBe(false);
  expect(revisionProblems(revisionOf(stands), false)).toEqual([]);
});

test.each<[string, Revision]>([
  ['a title', changed({ articleTitle: 'On sand' })],
  ['a keyword that is being typed', changed({ keywordInProgress: 'sa' })],
  ['an author that is being typed', changed({ authorInProgress: { ...author, authorTitle: '' } })],
  ['a file', changed({ files: [null, chosen, null] })],
  ['an emptied slot', changed({}, [0])],
])('%s is a change', (_, revision) => {
  expect(isChanged(revision)).toBe(true);
});

test('decision 24: with no file chosen none is sent, and authors that stay are left out', () => {
  expect(bodyOf(changed({ articleTitle: 'On sand' }), false)).toEqual({
    articleTitle: 'On sand',
    articleAbstract: 'Dunes move.',
    articleKeywords: ['sand'],
    filesUrl: [],
    emptiedSlots: [],
    version: 1,
  });
});

test('a chosen file takes its slot and names the public PDF; an emptied slot is said', () => {
  const revision = changed({ files: [null, chosen, null] }, [0]);
  expect(bodyOf(revision, false)).toMatchObject({
    filesUrl: ['/api/files/2'],
    emptiedSlots: [0],
    publicPdfName: 'a.v2',
  });
  expect([0, 1, 2].map((slot) => fileAfter(revision, slot)?.url)).toEqual([undefined, '/api/files/2', undefined]);
});

test('changed authors are sent whole', () => {
  const other = { ...author, authorLastName: 'Kum' };
  expect(bodyOf(changed({ authors: [other] }), false).authors).toEqual([other]);
});

test('a title and authors have to be there', () => {
  const messages = revisionProblems(changed({ articleTitle: ' ', authors: [] }), false).map(({ message }) => message);
  expect(messages).toEqual(['Title is required.', 'Please add author data. It is mandatory to proceed.']);
});
