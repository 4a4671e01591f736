import { expect, test } from 'vitest';
import { noStatements } from '../../../../contracts/statements.ts';
import { versionChanges } from './version-changes.ts';

const file = (slot: number, url: string) => ({ slot, url, name: 'a.pdf', mediaType: 'application/pdf', size: 1 });
const first = {
  articleTitle: 'On dunes',
  articleAbstract: 'Dunes move.',
  articleKeywords: ['sand'],
  articleAuthors: [],
  statements: noStatements,
  files: [file(1, '/api/files/1')],
};

test('a version that is like the one before says nothing', () => {
  expect(versionChanges(first, structuredClone(first))).toEqual([]);
});

test('each changed field is named', () => {
  const second = { ...first, articleTitle: 'On sand', articleAbstract: 'It moves.', articleKeywords: [] };
  expect(versionChanges(first, second)).toEqual(['Title changed', 'Abstract changed', 'Keywords changed']);
});

test('files are added, replaced and removed by their slots', () => {
  const second = { ...first, files: [file(0, '/api/files/2'), file(1, '/api/files/3')] };
  expect(versionChanges(first, second)).toEqual(['Cover Letter added', 'Manuscript File replaced']);
  expect(versionChanges(second, first)).toEqual(['Cover Letter removed', 'Manuscript File replaced']);
});
