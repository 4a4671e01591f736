import { expect, test } from 'vitest';
import { linesOfWord, type WordPart } from './word-lines.ts';

const run = (value: string, part: Partial<WordPart> = {}): WordPart => ({
  type: 'run',
  children: [{ type: 'text', value }],
  ...part,
});
const paragraph = (children: WordPart[], styleName: string | null = null): WordPart => ({
  type: 'paragraph',
  styleName,
  children,
});
const read = (...children: WordPart[]) => linesOfWord({ type: 'document', children });

test('paragraphs are lines, empty ones are not', () => {
  expect(read(paragraph([run('One '), run('line')]), paragraph([])).map(({ text }) => text)).toEqual(['One line']);
});

test('raised digits are written as such, by name and by size', () => {
  const byName = paragraph([run('Hao Ye'), run('1,4', { verticalAlignment: 'superscript' })]);
  const bySize = paragraph([run('Hao Ye', { fontSize: 12 }), run('2', { fontSize: 7 })]);
  expect(read(byName, bySize).map(({ text }) => text)).toEqual(['Hao Ye¹,⁴', 'Hao Ye²']);
});

test('styles have sizes, and bold type looks other than plain', () => {
  const [title, heading, bold, plain] = read(
    paragraph([run('T')], 'Title'),
    paragraph([run('H')], 'heading 1'),
    paragraph([run('B', { isBold: true })]),
    paragraph([run('P')]),
  );
  expect([title, heading, bold, plain].map((line) => line?.size)).toEqual([28, 19, 11, 11]);
  expect(bold?.look).not.toBe(plain?.look);
});

test('a break within a paragraph ends a line, and cells of tables are read, too', () => {
  const broken = paragraph([run('One'), { type: 'run', children: [{ type: 'break' }] }, run('Two')]);
  const cell = {
    type: 'table',
    children: [{ type: 'tableRow', children: [{ type: 'tableCell', children: [broken] }] }],
  };
  expect(read(cell).map(({ text, startsParagraph }) => [text, startsParagraph])).toEqual([
    ['One', true],
    ['Two', false],
  ]);
});
