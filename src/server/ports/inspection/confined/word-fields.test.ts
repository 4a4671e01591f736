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

test('a field with data of Word’s own stays, without them', () => {
  expect(clean(fieldOf([' PAGEREF _Toc1 \\h '], '1', '<w:fldData>CNDq</w:fldData>'))).toBe(
    fieldOf([' PAGEREF _Toc1 \\h '], '1'),
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

const textIn = (xml: string) =>
  clean(xml)
    .replaceAll(/<[^>]*>/g, '')
    .trim();
const simple = (instruction: string, result: string) =>
  `<a><w:fldSimple w:instr="${instruction.replaceAll('"', '&quot;')}"><w:t>${result}</w:t></w:fldSimple></a>`;

test.each([
  ' SET x "doe" ',
  ' ASK y "Who?" ',
  ' AUTHOR ',
  ' AUTHOR \\* Upper ',
  ' LASTSAVEDBY ',
  ' USERNAME ',
  ' USERINITIALS ',
  ' USERADDRESS ',
  ' FILENAME \\p ',
  ' TEMPLATE ',
  ' INFO Author ',
  ' INFO "LastSavedBy" ',
  ' DOCPROPERTY Author ',
  ' DOCPROPERTY  "Company"  \\* MERGEFORMAT ',
  ' DocProperty Manager ',
  ' DOCPROPERTY "Last saved by" ',
])('what was never text of its author comes to light by no field that goes:%s', (instruction) => {
  expect(textIn(`<a>${fieldOf([instruction], 'doe')}</a>`)).toBe('');
  expect(textIn(simple(instruction, 'doe'))).toBe('');
});

test.each([
  ' TITLE ',
  ' COMMENTS ',
  ' DOCPROPERTY "Author note" ',
  ' DOCPROPERTY Title ',
  ' IF 1 = 1 "a" ',
  ' SETTING ',
])('what any other field shows stays:%s', (instruction) => {
  expect(textIn(`<a>${fieldOf([instruction], 'one')}</a>`)).toBe('one');
  expect(textIn(simple(instruction, 'one'))).toBe('one');
});

test('within what is not shown bookmarks stay, for fields elsewhere lead there, and no other field does', () => {
  const [start, end] = ['<w:bookmarkStart w:id="5" w:name="x"/>', '<w:bookmarkEnd w:id="5"/>'];
  const result = `</w:t>${start}${fieldOf([' PAGE '], '1')}<w:t>`;
  const made = clean(`<a>${fieldOf([' SET x "doe" '], result)}${end}<w:t>two</w:t></a>`);
  expect(made).not.toMatch(/fldChar|instrText|doe|>1</);
  expect(made).toMatch(new RegExp(`${start}.*${end}<w:t>two</w:t>`));
});
