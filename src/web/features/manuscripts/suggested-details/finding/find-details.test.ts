import { describe, expect, test } from 'vitest';
import type { TextLine } from '../lines/text-line.ts';
import { findDetails } from './find-details.ts';

type Written = [text: string, size?: number, part?: Partial<TextLine>];

const lines = (...written: Written[]): TextLine[] =>
  written.map(([text, size = 11, part = {}]) => ({
    text,
    size,
    look: `f${size}`,
    page: 1,
    startsParagraph: true,
    left: 72,
    style: null,
    ...part,
  }));

const goesOn = { startsParagraph: false };

test('the largest type of the head is the title, over several lines', () => {
  const found = findDetails(
    lines(
      ['Journal of Sand', 24],
      ['Wandering dunes and', 18],
      ['their villages', 18, goesOn],
      ['A. Author'],
      ['Abstract', 13],
      ['Text.'],
    ),
  );
  expect(found.title).toBe('Wandering dunes and their villages');
});

test.each<[string, TextLine[], string | null]>([
  [
    'a style of Word’s for titles',
    lines(['A heading in large type', 30], ['The real title of it', 11, { style: 'Title' }]),
    'The real title of it',
  ],
  [
    'the first line where all is of one size',
    lines(['Wandering dunes, again'], ['A. Author'], ['Abstract'], ['Text.']),
    'Wandering dunes, again',
  ],
  ['what follows “Title:”', lines(['Title: Wandering dunes, again'], ['A. Author']), 'Wandering dunes, again'],
  ['nothing above the abstract', lines(['Abstract'], ['Text.']), null],
  [
    'not the kind of the article',
    lines(['Original Research Article', 20], ['Wandering dunes, again', 16]),
    'Wandering dunes, again',
  ],
])('a title: %s', (_, written, title) => {
  expect(findDetails(written).title).toBe(title);
});

test('the title of the file’s description counts only where the head has it', () => {
  const written = lines(['Department of Sand Studies', 20], ['Wandering dunes, again', 16]);
  expect(findDetails(written, 'Wandering dunes, again').title).toBe('Wandering dunes, again');
  expect(findDetails(written, 'Microsoft Word - draft7.doc').title).toBe('Department of Sand Studies');
});

describe('an abstract', () => {
  test.each<[string, TextLine[], string | null]>([
    ['ends with the keywords', lines(['Abstract'], ['Dunes move.'], ['Keywords: sand']), 'Dunes move.'],
    [
      'ends with the introduction',
      lines(['Summary', 13], ['Dunes move.'], ['1. Introduction'], ['More.']),
      'Dunes move.',
    ],
    [
      'ends with the next heading of its look',
      lines(['ABSTRACT', 13], ['Dunes move.'], ['Data', 13], ['More.']),
      'Dunes move.',
    ],
    [
      'stands behind its heading',
      lines(['Abstract: Dunes move'], ['and stay.', 11, goesOn], ['Key words: sand']),
      'Dunes move and stay.',
    ],
    ['has a heading in spaced capitals', lines(['A B S T R A C T'], ['Dunes move.'], ['Introduction']), 'Dunes move.'],
    [
      'goes over the end of a page',
      lines(['Abstract', 13], ['Dunes mo-'], ['ve.', 11, { page: 2 }], ['Introduction']),
      'Dunes move.',
    ],
    [
      'ends with a numbered section of any name',
      lines(['Abstract: Dunes move.'], ['1. The moving dunes'], ['More.']),
      'Dunes move.',
    ],
    [
      'ends with a heading in other letters than its text',
      lines(['Abstract: Dunes move.'], ['Villages at risk', 14], ['More.']),
      'Dunes move.',
    ],
    [
      'keeps the headings of its own parts',
      lines(['Abstract', 13], ['Methods', 11, { look: 'bold' }], ['We walked.'], ['Villages at risk', 14], ['More.']),
      'Methods We walked.',
    ],
    ['has paragraphs', lines(['Abstract', 13], ['One.'], ['Two.'], ['Introduction']), 'One.\n\nTwo.'],
    [
      'leaves out what stands in a margin',
      lines(['Abstract', 13], ['Dunes'], ['Received today', 8], ['move.']),
      'Dunes move.',
    ],
    ['may be Arabic', lines(['الملخص'], ['تتحرك الكثبان.'], ['الكلمات المفتاحية: رمل']), 'تتحرك الكثبان.'],
    ['may be missing', lines(['Introduction'], ['Dunes move.']), null],
  ])('%s', (_, written, abstract) => {
    expect(findDetails(written).abstract).toBe(abstract);
  });

  test('keeps the hyphen of a name and of a compound before a capital', () => {
    const written = lines(['Abstract', 13], ['The Beer-'], ['Lambert law.', 11, goesOn], ['Introduction']);
    expect(findDetails(written).abstract).toBe('The Beer-Lambert law.');
  });
});

test.each<[string, TextLine[], string[]]>([
  ['by commas', lines(['Keywords: sand, wind, time.'], ['1 Introduction']), ['sand', 'wind', 'time']],
  [
    'by semicolons, over two lines',
    lines(['Key words – sand; the'], ['wind', 11, goesOn], ['Text']),
    ['sand', 'the wind'],
  ],
  [
    'on lines of their own',
    lines(['Keywords'], ['sand', 11], ['wind', 11, goesOn], ['Introduction']),
    ['sand', 'wind'],
  ],
  ['in Arabic', lines(['الكلمات المفتاحية: رمل، ريح'], ['المقدمة']), ['رمل', 'ريح']],
  ['not at all', lines(['Introduction']), []],
])('keywords %s', (_, written, keywords) => {
  expect(findDetails(written).keywords).toEqual(keywords);
});

const title: Written = ['Wandering dunes, again', 18];

test.each<[string, TextLine[], string]>([
  [
    'places in one run are told apart by their numbers, not by those of an address',
    lines(title, ['A. Name¹ and B. Name²'], ['1 Institute, Edinburgh EH9'], ['3FJ, UK 2 College, Dubai'], ['Abstract']),
    'A. Name¹ and B. Name²\n¹ Institute, Edinburgh EH9 3FJ, UK\n² College, Dubai',
  ],
  [
    'places without numbers stay lines',
    lines(title, ['A. Name'], ['University of Sand'], ['Dubai'], ['Abstract']),
    'A. Name\nUniversity of Sand\nDubai',
  ],
  [
    'what stands in a margin, and dates, are no places',
    lines(
      title,
      ['A. Name¹'],
      ['1 University of Sand'],
      ['DOI: 10.1/1', 8, { left: 20 }],
      ['Received: today'],
      ['Abstract'],
      ['x'.repeat(99)],
    ),
    'A. Name¹\n¹ University of Sand',
  ],
  [
    'an address to write to gives its email only, unless it is marked',
    lines(
      title,
      ['A. Name¹*'],
      ['1 University of Sand'],
      ['*Corresponding author: a@b.org'],
      ['Email: c@d.org'],
      ['Abstract'],
    ),
    'A. Name¹*\n¹ University of Sand\n*Corresponding author: a@b.org\nc@d.org',
  ],
])('a byline: %s', (_, written, byline) => {
  expect(findDetails(written).byline).toBe(byline);
});
