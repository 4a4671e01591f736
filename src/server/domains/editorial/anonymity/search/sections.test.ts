import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

/** The lines in a list of references. */
const references = (...pages: string[]) =>
  sectionsOf(pages.map((text, place) => ({ place: 'text' as const, page: place + 1, text })))
    .filter(({ isReferences }) => isReferences)
    .flatMap(({ text }) => text.split('\n'));

test('a list of references goes on over pages, to its appendix', () => {
  expect(references('Methods\n5. References\nAda 2019', 'Bo 2020\nAppendix A\nBy Ada')).toEqual([
    '5. References',
    'Ada 2019',
    'Bo 2020',
  ]);
});

test('a line of a table of contents begins no list', () => {
  const written = ['Contents\nIntroduction\nReferences\nBy Ada', 'As we showed, Ada', 'The end\nReferences\nBo 2020'];
  expect(references(...written)).toEqual(['References', 'Bo 2020']);
  expect(references('Contents\nReferences\nBy Ada\nReferences\nBo 2020')).toEqual(['References', 'Bo 2020']);
});

test('a heading that each page repeats goes on with the list', () => {
  expect(references('Methods', 'References\nAda 2019', 'References\nBo 2020', 'References\nCy 2021')).toHaveLength(6);
});

test('references of an appendix are references, too', () => {
  expect(references('References\nAda 2019\nAppendix\nBy Ada\nReferences\nBo 2020')).toEqual([
    'References',
    'Ada 2019',
    'References',
    'Bo 2020',
  ]);
});
