import { contentTypes, makeDocx, relationships } from './make-docx.ts';
import { drawingXml, pictureXml, wordNamespaces } from './word-with-pictures.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
export const run = (words: string, properties = ''): string =>
  `<w:r>${properties}<w:t xml:space="preserve">${escaped(words)}</w:t></w:r>`;
export const paragraph = (content: string, style?: string): string =>
  `<w:p>${style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${content}</w:p>`;
export const words = (text: string, style?: string): string => paragraph(run(text), style);
const mark = (kind: string): string => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const field = (code: string, shown: string): string =>
  `${mark('begin')}<w:r><w:instrText xml:space="preserve"> ${escaped(code)} </w:instrText></w:r>${mark('separate')}${run(shown)}${mark('end')}`;
export const formula = (text: string): string => `<m:oMath><m:r><m:t>${escaped(text)}</m:t></m:r></m:oMath>`;
const note = (id: number): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;

/** A caption as Word makes it: its number is a field. */
export const caption = (kind: string, number: number, text: string): string =>
  paragraph(run(`${kind} `) + field(`SEQ ${kind} \\* ARABIC`, String(number)) + run(`. ${text}`), 'Caption');

export const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows
    .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${words(cell)}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;

export const listItem = (text: string): string =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(text)}</w:p>`;

/** A citation as Zotero inserts it. */
export const zoteroCitation = (shown: string, itemData: Readonly<Record<string, unknown>>): string => {
  const item = { id: itemData['id'], uris: ['http://zotero.org/users/1/items/A'], itemData };
  const citation = { citationID: 'a', properties: { plainCitation: shown }, citationItems: [item] };
  return field(`ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify(citation)}`, shown);
};
export const zoteroList = (shown: string): string => paragraph(field('ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY', shown));

export const picture = (description: string): string =>
  paragraph(drawingXml(pictureXml(), { facts: `id="1" name="a" descr="${description}"` }));

const styles = ['Title', 'Heading1', 'Heading2', 'Caption'].map(
  (id) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id.replace('Heading', 'heading ').replace('Caption', 'caption')}"/></w:style>`,
);
const level = '<w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl>';

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A manuscript of Word with styles, a list, a footnote and one picture. */
export function wordManuscript(body: string, picturePng: Uint8Array) {
  const override = (part: string) => `<Override PartName="/word/${part}.xml" ContentType="${main}.${part}+xml"/>`;
  return makeDocx({
    '[Content_Types].xml': contentTypes(
      undefined,
      `<Default Extension="png" ContentType="image/png"/>${['styles', 'numbering', 'footnotes'].map(override).join('')}`,
    ),
    'word/document.xml': `<w:document ${wordNamespaces}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${wordNamespaces}>${styles.join('')}</w:styles>`,
    'word/numbering.xml': `<w:numbering ${wordNamespaces}><w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/footnotes.xml': `<w:footnotes ${wordNamespaces}><w:footnote w:id="2">${words('Measured at noon.')}</w:footnote></w:footnotes>`,
    'word/media/a.png': picturePng,
    'word/_rels/document.xml.rels': relationships([
      { kind: 'image', target: 'media/a.png' },
      { kind: 'styles', target: 'styles.xml' },
      { kind: 'numbering', target: 'numbering.xml' },
      { kind: 'footnotes', target: 'footnotes.xml' },
    ]),
  });
}

const smith = {
  id: 7,
  type: 'article-journal',
  title: 'On dunes',
  'container-title': 'Journal of Sand',
  volume: '3',
  issue: '2',
  page: '1-9',
  DOI: '10.5555/dunes',
  author: [{ family: 'Smith', given: 'Jane' }],
  issued: { 'date-parts': [['2019', 5]] },
};

/** Everything that a usual manuscript has, below a title, a line of authors and an abstract. */
export const usualBody = (title: string, authors: string, abstract: string): string =>
  [
    words(title, 'Title'),
    words(authors),
    words('Abstract', 'Heading1'),
    words(abstract),
    words('Introduction', 'Heading1'),
    paragraph(
      run('Dunes move ') + zoteroCitation('(Smith, 2019)', smith) + run(' as Figure 1 shows') + note(2) + run('.'),
    ),
    words('Methods', 'Heading1'),
    words('Sites', 'Heading2'),
    listItem('one site'),
    listItem('another site'),
    caption('Table', 1, 'Sites'),
    table([
      ['Site', 'Height'],
      ['North', '3'],
    ]),
    picture('A dune in the wind'),
    caption('Figure', 1, 'A dune at noon'),
    paragraph(`<m:oMathPara>${formula('y=2x')}</m:oMathPara>${run('\t(1)')}`),
    words('Equation (1) and Table 1 say more.'),
    words('References', 'Heading1'),
    zoteroList('Smith, J. (2019). On dunes. Journal of Sand, 3(2), 1–9.'),
  ].join('');

const bold = (text: string): string => paragraph(run(text, '<w:rPr><w:b/></w:rPr>'));

/** A manuscript without styles: bold lines as headings, captions as paragraphs, references with numbers. */
export const plainBody = (): string =>
  [
    bold('1. Introduction'),
    words('Sand moves [1] <script>alert(1)</script> in Fig. 1 and (Table 1).'),
    bold('1.1 Sites'),
    words('Figure 1 shows that dunes move.'),
    picture('Picture 1'),
    words('Fig. 1: Dunes'),
    words('Table 1 Sites of the study'),
    table([
      ['a', 'b'],
      ['1', '2'],
    ]),
    words('Note. Heights in metres.'),
    bold('References'),
    words('[1] Smith J, Doe B. On dunes. J Sand. 2019;3(2):1-9. doi:10.5555/dunes'),
    words('[2] Lee C. More dunes. Sand. 2020;4:1-9.'),
    bold('Figure legends'),
    words('Figure 2. Another dune.'),
  ].join('');
