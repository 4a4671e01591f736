import { expect, test } from 'vitest';
import { cleanWordPart } from './clean-word-part.ts';

const spaces =
  'xmlns:w="w" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:r="r" xmlns:a="a" xmlns:c="c" xmlns:m="m"';
const clean = (xml: string) => Buffer.from(cleanWordPart(Buffer.from(`<x ${spaces}>${xml}</x>`))).toString();
const within = (xml: string) => /<x [^>]*>(.*)<\/x>$/s.exec(clean(xml))?.[1];

const place = String.raw`C:\Users\doe\a.png`;

test.each([
  ['a shape as an archive', '<v:shape id="s" o:gfxdata="UEsDdoe"/>', '<v:shape id="s"/>'],
  [
    'links and titles of a drawing',
    '<v:fill r:id="r1" o:title="doe" o:href="doe" href="doe" src="doe" type="frame"/>',
    '<v:fill r:id="r1" type="frame"/>',
  ],
  ['the place of a picture', `<v:group id="g" alt="${place}"/>`, '<v:group id="g"/>'],
  [
    'who is to sign',
    '<v:rect><o:signatureline o:suggestedsigner="doe" o:suggestedsigneremail="doe@example.org"/></v:rect>',
    '<v:rect></v:rect>',
  ],
  ['what nobody knows of a drawing', '<v:rect class="doe"><v:doe>doe</v:doe></v:rect>', '<v:rect></v:rect>'],
  ['what Word is to look into without knowing it', '<w:p mc:ProcessContent="x:a"/>', '<w:p/>'],
  ['who may edit', '<w:permStart w:id="1" w:ed="UNI\\doe"/><w:t>a</w:t><w:permEnd w:id="1"/>', '<w:t>a</w:t>'],
  [
    'what might have been chosen',
    '<w:sdtPr><w:id w:val="1"/><w:dropDownList w:lastValue="doe"><w:listItem w:value="doe"/></w:dropDownList></w:sdtPr>',
    '<w:sdtPr><w:id w:val="1"/></w:sdtPr>',
  ],
  [
    'what might have been chosen in a form',
    '<w:ffData><w:name w:val="doe"/><w:ddList><w:result w:val="1"/><w:listEntry w:val="doe"/><w:listEntry w:val="b"/></w:ddList></w:ffData>',
    '<w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val=" "/><w:listEntry w:val="b"/></w:ddList></w:ffData>',
  ],
  [
    'what might have been chosen in a form, whatever the prefix is',
    '<ns0:ffData><ns0:ddList><ns0:result ns0:val="1"/><ns0:listEntry ns0:val="doe"/><ns0:listEntry ns0:val="b"/></ns0:ddList></ns0:ffData>',
    '<ns0:ffData><ns0:ddList><ns0:result ns0:val="1"/><ns0:listEntry ns0:val=" "/><ns0:listEntry ns0:val="b"/></ns0:ddList></ns0:ffData>',
  ],
  [
    'what settings a page is not drawn by',
    '<w:settings><w:zoom w:percent="100"/><w:mailMerge><w:query w:val="doe"/></w:mailMerge><w:captions><w:caption w:name="doe"/></w:captions></w:settings>',
    '<w:settings><w:zoom w:percent="100"/></w:settings>',
  ],
  [
    'the name of a theme',
    '<a:theme name="doe"><a:clrScheme name="doe"/></a:theme>',
    '<a:theme name="Office"><a:clrScheme name="Office"/></a:theme>',
  ],
  [
    'the words beside a table',
    '<w:tblPr><w:tblCaption w:val="doe"/><w:tblDescription w:val="doe"/></w:tblPr>',
    '<w:tblPr></w:tblPr>',
  ],
  ['the name of a picture', '<a:cNvPr id="1" name="doe"/>', '<a:cNvPr id="1" name="Picture"/>'],
  ['what a link says when it is pointed at', '<w:hyperlink w:tooltip="doe"/>', '<w:hyperlink/>'],
  ['a place, wherever it stands', `<w:y w:z="${place}"/>`, '<w:y/>'],
  ['a place under a name of several prefixes', `<w:y a:b:z="${place}"/>`, '<w:y/>'],
  ['an address, wherever it stands', '<w:y w:z="doe@example.org"/>', '<w:y/>'],
])('of a Word document goes %s', (_what, xml, made) => {
  expect(within(xml)).toBe(made);
});

test.each([
  ['0.0&quot; a@b.c&quot;', '0.0'],
  ['&quot;a@b.c&quot;', 'General'],
  ['0.0&quot; km&quot;', '0.0&quot; km&quot;'],
])('a number of a chart is written as before, without an address beside it: %s', (format, made) => {
  const number = (code: string) => `<c:numFmt formatCode="${code}" sourceLinked="0"/>`;
  expect(within(number(format))).toBe(number(made));
});

test('a bookmark that is called as a file or person is called by its number, and links lead there as before', () => {
  const marked = (name: string) =>
    `<w:bookmarkStart w:id="7" w:name="${name}"/><w:bookmarkEnd w:id="7"/><w:hyperlink w:anchor="${name}"></w:hyperlink>`;
  expect(within(marked('fig_doe.png'))).toBe(marked('Bookmark7'));
  expect(within(marked('doe@example.org'))).toBe(marked('Bookmark7'));
  expect(within(marked('fig_1'))).toBe(marked('fig_1'));
});

test('of an object of another program its picture stays, as one like others', () => {
  const shape = '<v:shape id="s"><v:imagedata r:id="r1"/></v:shape>';
  const object = `<w:object w:dxaOrig="1" w:dyaOrig="2">${shape.replace('id="s"', 'id="s" o:ole=""')}<o:OLEObject Type="Link" r:id="r2"><o:FieldCodes>doe</o:FieldCodes></o:OLEObject></w:object>`;
  expect(within(`<w:r>${object}</w:r>`)).toBe(`<w:r><w:pict>${shape}</w:pict></w:r>`);
});

test.each([
  [String.raw`'C:\Users\doe\[doe.xlsx]doe'!$B$1:$B$5`, 'Sheet1!$B$1:$B$5'],
  ['doe!$A$2', 'Sheet1!$A$2'],
  ['(doe!$A$2,doe!$A$4)', 'Sheet1!$A$4'],
  ['doe', 'Sheet1!$A$1'],
])('a chart keeps its values, and of where it has them the cells alone: %s', (formula, made) => {
  expect(
    within(
      `<c:pivotSource><c:name>[doe.xlsx]</c:name></c:pivotSource><c:f>${formula}</c:f><c:v>7</c:v><c:externalData r:id="r1"><c:autoUpdate/></c:externalData><c:printSettings><c:oddHeader>doe</c:oddHeader></c:printSettings>`,
    ),
  ).toBe(`<c:f>${made}</c:f><c:v>7</c:v>`);
});

test.each([
  '<m:f><m:num><m:r><m:t>a</m:t></m:r></m:num></m:f>',
  '<v:textpath on="t" string="Figure 1"/><v:f eqn="prod @0 1 2.5"/><v:shape alt="A map of a desert" path="m@0,1.5l@1,2.5e"/>',
  '<a:cNvPr id="1" name="Picture" descr="A map of a desert"/>',
  '<w:sdtPr><w:rPr><w:b/></w:rPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent><w:t>a</w:t></w:sdtContent>',
  '<w:settings><w:evenAndOddHeaders/><w:compat><w:compatSetting w:name="compatibilityMode" w:val="15"/></w:compat></w:settings>',
])('what is drawn stays, and what is read out in place of a picture: %s', (xml) => {
  expect(within(xml)).toBe(xml);
});

const encoded = (label: string, bytes: Buffer) =>
  Buffer.concat([Buffer.from(`<?xml version="1.0" encoding="${label}"?>\n<x>`), bytes, Buffer.from('</x>')]);

test.each([
  ['ISO-8859-1', Buffer.from('Zürich', 'latin1'), 'Zürich'],
  ['windows-1251', Buffer.from([0xcf, 0xe5, 0xf1, 0xee, 0xea]), 'Песок'],
  ['Shift_JIS', Buffer.from([0x8d, 0xbb]), '砂'],
  ['UTF-8', Buffer.from('Zürich'), 'Zürich'],
  // Nothing that can be read so far is of two bytes a letter.
  ['UTF-16', Buffer.from('Zürich'), 'Zürich'],
])('a part is read by the encoding that it says it has: %s', (label, bytes, text) => {
  expect(Buffer.from(cleanWordPart(encoded(label, bytes))).toString()).toContain(`<x>${text}</x>`);
});

test.each([
  ['x-unheard-of', Buffer.from('a')],
  ['UTF-7', Buffer.from('a')],
  ['UTF-8', Buffer.from('Zürich', 'latin1')],
])('a part whose letters are not known is refused: %s', (label, bytes) => {
  expect(() => cleanWordPart(encoded(label, bytes))).toThrow(/encod/);
});
