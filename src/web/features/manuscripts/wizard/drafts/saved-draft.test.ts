import { expect, test } from 'vitest';
import { newContent } from '../draft.ts';
import { differences, isSameWork, readSaved, untouched } from './saved-draft.ts';

const content = newContent();

test('the order in which a database gives the fields is no difference', () => {
  const turned = Object.fromEntries(Object.entries(content).toReversed()) as typeof content;
  expect(isSameWork(content, turned)).toBe(true);
});

test('where a person stands in the wizard is no difference', () => {
  expect(isSameWork(content, { ...content, step: 3, leftSteps: [0, 1] })).toBe(true);
});

test('what differs is said in words', () => {
  expect(differences(content, { ...content, articleTitle: 'Dunes', keywordInProgress: 'sa' })).toEqual([
    'title',
    'keywords',
  ]);
});

test('decision 22: a text that is too long for the server survives a reload', () => {
  const kept = { ...untouched('a'), content: { ...content, articleTitle: 'x'.repeat(5000) } };
  expect(readSaved(JSON.stringify(kept))).toEqual(kept);
});

test('what the manuscript offers survives a reload, and a draft that was kept without it is still one', () => {
  const offer = { kind: 'title', text: 'On dunes' } as const;
  const found = { fileName: 'dunes.pdf', offers: [{ offer, outcome: 'open' as const, typed: null }] };
  const kept = { ...untouched('a'), content: { ...content, found } };
  expect(readSaved(JSON.stringify(kept))).toEqual(kept);
  const { found: _, ...before } = content;
  expect(readSaved(JSON.stringify({ ...kept, content: before }))?.content).toEqual(content);
});

test.each([
  ['nothing', null],
  ['another shape', '{"awsId":1}'],
  ['a draft of another shape', JSON.stringify({ ...untouched('a'), content: { articleTitle: 'Dunes' } })],
])('%s in the browser’s store is no draft', (_, text) => {
  expect(readSaved(text)).toBeNull();
});
