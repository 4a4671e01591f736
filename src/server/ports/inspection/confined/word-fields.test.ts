import { expect, test } from 'vitest';
import { fieldOf } from '../../../../test/documents/planted-fields.ts';
import { cleanWordPart } from './clean-word-part.ts';
import { isHarmless } from './field-instructions.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const clean = (xml: string) =>
  Buffer.from(cleanWordPart(Buffer.from(xml)))
    .toString()
    .replace(head, '');

test.each([
  ' PAGE ',
  ' NUMPAGES   \\* MERGEFORMAT ',
  ' REF _Ref123 \\h ',
  ' PAGEREF _Toc1 \\h',
  ' TOC \\o "1-3" \\h \\z \\u ',
  ' SEQ Figure \\* ARABIC ',
  ' DATE \\@ "d MMMM yyyy" ',
  ' =SUM(ABOVE) ',
  ' HYPERLINK "https://doi.org/10.5555/a" \\t "_blank" ',
  ' HYPERLINK \\l "_Toc1" ',
])('an instruction that tells nothing stays as it is:%s', (instruction) => {
  const field = fieldOf([instruction], '1');
  expect(clean(field)).toBe(field);
});

test.each([
  ' HYPERLINK "mailto:a@example.org" ',
  ' HYPERLINK "file:///C:\\\\Users\\\\doe\\\\a.htm" ',
  ' HYPERLINK "../doe/a.htm" ',
  ' HYPERLINK "https://example.org/" \\o "a@example.org" ',
  ' INCLUDETEXT "/Users/doe/a.docx" ',
  ' FILENAME \\p ',
  ' USERNAME ',
  ' DOCPROPERTY Author ',
  ' PAGEOF "doe" ',
  ' TOC \\b "C:\\Users\\doe" ',
  ' EMBED Equation.DSMT4 ',
  ' HYPERLINK "https://doe@example.org/" ',
  ' ADDIN EN.CITE <EndNote/> ',
])('of any other field its result stays, and no field:%s', (instruction) => {
  expect(isHarmless(instruction, false)).toBe(false);
  expect(clean(fieldOf([instruction.replaceAll('<', '&lt;')], 'one'))).not.toMatch(
    /fldChar|instrText|doe|@|EMBED|EN\.CITE/,
  );
});

test('a number beside an equation is shown out of its instruction, by fields of its own', () => {
  const number = fieldOf([' MACROBUTTON MTPlaceRef \\* MERGEFORMAT ', fieldOf([' SEQ MTEqn \\c '], '1')], '');
  expect(clean(number)).toBe(number);
});

test('what a field that goes has drawn within its instruction does not come to light', () => {
  const field = fieldOf([' QUOTE ', '<w:r><w:pict><v:shape/></w:pict></w:r>'], 'one');
  expect(clean(`<a>${field}</a>`)).toBe(
    '<a><w:r></w:r><w:r><w:rPr><w:b/></w:rPr></w:r><w:r></w:r><w:r></w:r><w:r><w:t>one</w:t></w:r><w:r></w:r></a>',
  );
});
