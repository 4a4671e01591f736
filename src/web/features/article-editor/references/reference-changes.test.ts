import { expect, test } from 'vitest';
import type { ProductionReference } from '../../../../contracts/production-values.ts';
import { emptyWork, linkedIds, moved, newReference, shownWords, withText, withWork } from './reference-changes.ts';

const reference: ProductionReference = {
  id: 'r1',
  html: 'A <i>B</i> &amp; C',
  doi: '10.5555/1',
  url: null,
  work: null,
};

test('the ids that a text cites', () => {
  expect([...linkedIds('<a href="#r1">1</a> <a href="https://x.example">x</a> <a href="#f2">2</a>')]).toEqual([
    'r1',
    'f2',
  ]);
});

test('a new reference has an id of its own', () => {
  expect(newReference([{ ...reference, id: 'textreference-2' }]).id).toBe('textreference-3');
});

test('free text that was not changed keeps its formatting', () => {
  expect(withText(reference, 'A B & C')).toEqual(reference);
  expect(withText(reference, 'A <B>').html).toBe('A &lt;B&gt;');
});

test('data replace the DOI and the address; the HTML waits for the server', () => {
  const changed = withWork(reference, { ...emptyWork, title: 'T', url: 'https://x.example' });
  expect(changed).toMatchObject({ html: reference.html, doi: null, url: 'https://x.example' });
});

test('a reference without HTML shows its title', () => {
  expect(shownWords({ ...reference, html: '', work: { ...emptyWork, title: 'T' } })).toBe('T');
});

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('moved from %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});
