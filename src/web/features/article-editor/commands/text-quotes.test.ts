import { expect, test } from 'vitest';
import { inPage, opened, stateAt } from '../../../../test/production/article-in-editor.ts';
import { findQuotes, quoteOf } from './text-quotes.ts';

inPage();

const html =
  '<section id="a"><h2>Cats</h2><p>The cat sat. The <i>cat</i> ran.</p><p>A cat where <math><mi>x</mi><mo>=</mo><mn>1</mn></math> slept.</p></section>';

test.each([
  ['the words around it tell which one is meant', { exact: 'cat', prefix: 'sat. The ', suffix: ' ran.' }, 'cat', 30],
  ['spaces between blocks do not matter', { exact: 'ran. A cat', prefix: 'cat ', suffix: ' where' }, 'ran.A cat', 0],
  ['formulas are found by their words', { exact: 'where x = 1', prefix: '', suffix: '' }, 'where ', 0],
])('%s', (_what, quote, words) => {
  const { doc } = opened(html);
  const [found] = findQuotes(doc, [quote]);
  expect(doc.textBetween(found?.from ?? 0, found?.to ?? 0)).toBe(words);
});

test('of equal words, those with the words around them are found', () => {
  const { doc } = opened(html);
  const [first] = findQuotes(doc, [{ exact: 'cat', prefix: 'The ', suffix: ' sat' }]);
  const [second] = findQuotes(doc, [{ exact: 'cat', prefix: 'The ', suffix: ' ran' }]);
  expect(first?.from).toBeLessThan(second?.from ?? 0);
});

test('a quote whose words are gone is left out', () => {
  expect(findQuotes(opened(html).doc, [{ exact: 'dog', prefix: 'The ', suffix: '' }])).toEqual([]);
});

test('a selection is quoted with the words around it, and found again', () => {
  const { doc, selection } = stateAt(html, 'sat', 3);
  const quote = quoteOf(doc, selection.from, selection.to);
  expect(quote).toEqual({ exact: 'sat', prefix: 'Cats The cat ', suffix: '. The cat ran. A cat where x=1 slept.' });
  expect(findQuotes(doc, quote === null ? [] : [quote])).toMatchObject([{ from: selection.from, to: selection.to }]);
});
