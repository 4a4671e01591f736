import { makeDocx, relationships } from './make-docx.ts';

const formats = 'http://schemas.openxmlformats.org';

export const wordNamespaces = Object.entries({
  w: `${formats}/wordprocessingml/2006/main`,
  r: `${formats}/officeDocument/2006/relationships`,
  m: `${formats}/officeDocument/2006/math`,
  wp: `${formats}/drawingml/2006/wordprocessingDrawing`,
  a: `${formats}/drawingml/2006/main`,
  pic: `${formats}/drawingml/2006/picture`,
  mc: `${formats}/markup-compatibility/2006`,
  v: 'urn:schemas-microsoft-com:vml',
})
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');

/** A Word document with this body, and a line of text after it. */
export const wordWith = (body: string, parts: Record<string, string | Uint8Array> = {}) =>
  makeDocx({
    'word/document.xml': `<w:document ${wordNamespaces}><w:body>${body}<w:p><w:r><w:t>About dunes</w:t></w:r></w:p></w:body></w:document>`,
    ...parts,
  });

/** A Word document with this body, which can show these pictures as r1, r2 and so on. */
export const wordWithPictures = (body: string, pictures: Readonly<Record<string, Uint8Array>>) => {
  const media = Object.entries(pictures).map(([name, bytes]): [string, Uint8Array] => [`word/media/${name}`, bytes]);
  const relations = Object.keys(pictures).map((name) => ({ kind: 'image', target: `media/${name}` }));
  return wordWith(body, {
    ...Object.fromEntries(media),
    'word/_rels/document.xml.rels': relationships(relations),
  });
};

/** A picture in a drawing, with its crop. */
export const pictureXml = (crop = '', id = 'r1') =>
  `<pic:pic><pic:blipFill><a:blip r:embed="${id}"/>${crop}</pic:blipFill></pic:pic>`;

interface DrawingFacts {
  readonly facts?: string;
  readonly run?: string;
  readonly place?: 'inline' | 'anchor';
}

/** A drawing in a run of its own. */
export const drawingXml = (
  pictures: string,
  { facts = 'id="1" name="a"', run = '', place = 'inline' }: DrawingFacts = {},
) =>
  `<w:r>${run}<w:drawing><wp:${place}><wp:extent cx="1800000" cy="900000"/><wp:docPr ${facts}/><a:graphic><a:graphicData>${pictures}</a:graphicData></a:graphic></wp:${place}></w:drawing></w:r>`;
