import { expect, test } from 'vitest';
import { textOfBlock, topHeading, type Block } from './pandoc-document.ts';
import { withStatements } from './with-statements.ts';

const paragraph = (words: string): Block => ({ t: 'Para', c: [{ t: 'Str', c: words }] });
const statements = [
  { name: 'Funding', lines: ['Science Fund (award 7)', 'In part.'] },
  { name: 'Competing interests', lines: ['None, says the form.'] },
];
const wordsOf = (blocks: readonly Block[]) => withStatements(blocks, { statements }).map(textOfBlock);

test('statements are printed before the references, and not where the text has them under their own heading', () => {
  const text = [
    topHeading('Introduction'),
    paragraph('Dunes move.'),
    topHeading('COMPETING INTERESTS'),
    paragraph('None.'),
  ];
  const references = [topHeading('5. References'), paragraph('Doe (2001).')];
  expect(wordsOf([...text, ...references])).toEqual([
    ...text.map(textOfBlock),
    'Funding',
    'Science Fund (award 7)',
    'In part.',
    ...references.map(textOfBlock),
  ]);
});

test('without a list of references they follow the text', () => {
  expect(wordsOf([paragraph('Dunes move.')])).toEqual([
    'Dunes move.',
    'Funding',
    'Science Fund (award 7)',
    'In part.',
    'Competing interests',
    'None, says the form.',
  ]);
});
