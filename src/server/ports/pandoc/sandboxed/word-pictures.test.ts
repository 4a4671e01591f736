import { expect, test } from 'vitest';
import { drawingXml, pictureXml, wordNamespaces } from '../../../../test/documents/word-with-pictures.ts';
import { preparePictures } from './word-pictures.ts';
import { all, drawingml, parsed, word } from './word-xml.ts';

const old = (facts = '', style = '') =>
  `<w:r><w:pict><v:shape style="${style}"><v:imagedata r:id="r9" ${facts}/></v:shape></w:pict></w:r>`;
const inside = (run: string) => run.replace('<w:r>', '').replace('</w:r>', '');
const both = (choice: string, fallback: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wpg">${inside(choice)}</mc:Choice><mc:Fallback>${inside(fallback)}</mc:Fallback></mc:AlternateContent></w:r>`;

/** Of each picture that is left, its address and the title that pandoc reads. */
function pictures(run: string): string[] {
  const document = parsed(`<w:document ${wordNamespaces}><w:body><w:p>${run}</w:p></w:body></w:document>`);
  preparePictures(document);
  const drawn = all(document, word, 'drawing').map((drawing) => {
    const [blip] = all(drawing, `${drawingml}/main`, 'blip');
    const [facts] = all(drawing, `${drawingml}/wordprocessingDrawing`, 'docPr');
    return `${blip?.getAttribute('r:embed')} ${facts?.getAttribute('title')}`.trim();
  });
  return [...drawn, ...all(document, 'urn:schemas-microsoft-com:vml', 'imagedata').map(() => 'r9')];
}

test.each([
  ['a picture', drawingXml(pictureXml('<a:srcRect l="10000" b="25500"/>')), ['r1 crop 10000 0 0 25500']],
  ['in percent', drawingXml(pictureXml('<a:srcRect t="12.5%"/>')), ['r1 crop 0 12500 0 0']],
  ['with space around it', drawingXml(pictureXml('<a:srcRect t="-20000" r="1000"/>')), ['r1 crop 0 0 1000 0']],
  ['beyond the picture', drawingXml(pictureXml('<a:srcRect l="900000"/>')), ['r1 crop 100000 0 0 0']],
  ['none, with a title', drawingXml(pictureXml(), { facts: 'title="crop 1 2 3 4"' }), ['r1']],
  [
    'each of a group',
    drawingXml(pictureXml('<a:srcRect l="1000"/>') + pictureXml('', 'r2')),
    ['r1 crop 1000 0 0 0', 'r2'],
  ],
  ['for older programs', old('cropleft="32768f" croptop=".25"'), ['r9 crop 50000 25000 0 0']],
  ['none, for older programs', old('croptop="0"'), ['r9']],
  [
    'one for each kind of program',
    both(drawingXml(pictureXml('<a:srcRect l="1000"/>')), old()),
    ['r1 crop 1000 0 0 0'],
  ],
])('the crop of a picture is written where pandoc keeps it: %s', (_, run, expected) => {
  expect(pictures(run)).toEqual(expected);
});

const marked = '<pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="a" hidden="1"/></pic:nvPicPr>';

test.each([
  ['its drawing', drawingXml(pictureXml(), { facts: 'id="1" hidden="1"' })],
  ['the picture itself', drawingXml(pictureXml().replace('<pic:pic>', marked))],
  ['both kinds', both(drawingXml(pictureXml(), { facts: 'hidden="true"' }), old())],
  ['its style', old('', 'width:9pt;visibility: hidden')],
])('a picture that is hidden by %s is left out', (_, run) => {
  expect(pictures(run).filter((picture) => !picture.startsWith('undefined'))).toEqual([]);
});

test('a picture that is said not to be hidden stays', () => {
  expect(pictures(drawingXml(pictureXml(), { facts: 'id="1" hidden="0"' }))).toEqual(['r1']);
});
