import { expect, test } from 'vitest';
import { differentWords, excerptHtml, markHtml } from './mark-words.ts';

test('words are marked between tags and entities, never inside them', () => {
  const html = 'A <i class="mark">mark</i> &amp; an <b>i</b>: Mark &lt;amp&gt; marks';
  expect(markHtml(html, new Set(['mark', 'amp', 'i', 'class', 'lt']))).toBe(
    'A <i class="mark"><mark>mark</mark></i> &amp; an <b><mark>i</mark></b>: <mark>Mark</mark> &lt;<mark>amp</mark>&gt; marks',
  );
});

test('each word is asked for once, whatever its letters and however its accents are written', () => {
  expect(differentWords(['Été, été', 'E\u0301te\u0301 CO₂!'])).toEqual(['été', 'co₂']);
});

test('an excerpt is the beginning where nothing is to be seen elsewhere', () => {
  const text = 'One two three four five six';
  expect(excerptHtml(text, new Set(), 100)).toBe(text);
  expect(excerptHtml(text, new Set(), 15)).toBe('One two three …');
  expect(excerptHtml('', new Set(['a']), 15)).toBe('');
});

test('an excerpt moves to where most of the words are, and begins and ends with whole ones', () => {
  const text = `${'filler words '.repeat(40)}the date palm needs water ${'and so on '.repeat(40)}`;
  const html = excerptHtml(text, new Set(['palm', 'water']), 200);
  expect(html).toMatch(/^… (filler|words) /);
  expect(html).toContain('the date <mark>palm</mark> needs <mark>water</mark> and so');
  expect(html).toMatch(/ (and|so|on) …$/);
  expect(html.replace(/<[^>]*>/g, '').length).toBeLessThanOrEqual(204);
});

test('what stands in a text is never markup', () => {
  expect(excerptHtml('<img src=x> & "palm"', new Set(['palm', 'img']), 100)).toBe(
    '&lt;<mark>img</mark> src=x&gt; &amp; &quot;<mark>palm</mark>&quot;',
  );
});

test('a word longer than the excerpt is cut between characters', () => {
  expect(excerptHtml('𝒳'.repeat(50), new Set(), 9)).toMatch(/^𝒳{4}\uFFFD? …$/u);
});
