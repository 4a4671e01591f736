import { expect, test } from 'vitest';
import { inPage, stateAt, written } from '../../../../test/production/article-in-editor.ts';
import { setLevel } from './set-level.ts';

inPage();

const section = (id: string, level: number, ...content: readonly string[]) =>
  `<section id="${id}"><h${level}>${id}</h${level}>${content.join('')}</section>`;

/** The text after the words got another level; null if that cannot be done. */
function leveled(html: string, words: string, level: number | null): string | null {
  const state = stateAt(html, words);
  const tr = setLevel(state, level);
  return tr === null ? null : written(tr.doc);
}

const two =
  section('A', 2, '<p>a</p>', section('B', 3, '<p>b</p>'), section('C', 3, '<p>c</p>')) + section('D', 2, '<p>d</p>');

test.each([
  [
    'a paragraph becomes a heading: what follows is in its section',
    section('A', 2, '<p>x</p><p>y</p>'),
    'x',
    3,
    '<section id="A"><h2>A</h2><section id="textpart-1"><h3>x</h3><p>y</p></section></section>',
  ],
  [
    'a heading of the same level ends the section',
    section('A', 2, '<p>x</p><p>y</p>'),
    'x',
    2,
    '<section id="A"><h2>A</h2></section><section id="textpart-1"><h2>x</h2><p>y</p></section>',
  ],
  [
    'no level is skipped',
    section('A', 2, '<p>x</p>'),
    'x',
    5,
    '<section id="A"><h2>A</h2><section id="textpart-1"><h3>x</h3></section></section>',
  ],
  [
    'a section that moves up takes those after it along',
    two,
    'B',
    2,
    section('A', 2, '<p>a</p>') +
      section('B', 2, '<p>b</p>', section('C', 3, '<p>c</p>')) +
      section('D', 2, '<p>d</p>'),
  ],
  [
    'a section that moves down goes into the one before it, with its sections',
    section('A', 2, '<p>a</p>') +
      section('B', 2, '<p>b</p>', section('C', 3, '<p>c</p>')) +
      section('D', 2, '<p>d</p>'),
    'B',
    3,
    section('A', 2, '<p>a</p>', section('B', 3, '<p>b</p>', section('C', 4, '<p>c</p>'))) + section('D', 2, '<p>d</p>'),
  ],
  [
    'a heading becomes a paragraph: its section goes on in the one before',
    two,
    'C',
    null,
    section('A', 2, '<p>a</p>', section('B', 3, '<p>b</p><p>C</p><p>c</p>')) + section('D', 2, '<p>d</p>'),
  ],
  [
    'other sections stay as they were, even where they skip levels',
    section('A', 2, section('B', 4, '<p>b</p>'), '<p>a</p>') + section('D', 2, '<p>d</p>'),
    'd',
    3,
    section('A', 2, section('B', 4, '<p>b</p>'), '<p>a</p>') +
      section('D', 2, '<section id="textpart-1"><h3>d</h3></section>'),
  ],
  ['a paragraph of a list cannot be a heading', '<ul><li><p>x</p></li></ul>', 'x', 2, null],
])('%s', (_what, html, words, level, expected) => {
  expect(leveled(html, words, level)).toBe(expected);
});

test('the cursor stays in its words', () => {
  const tr = setLevel(stateAt(two, 'C'), 2);
  expect(tr?.selection.$from.parent.textContent).toBe('C');
});
