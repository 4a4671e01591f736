import { contentTypes, makeDocx, relationships } from './make-docx.ts';

const words = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const heading = (level: number) =>
  `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`;

/** A paragraph of a Word document, in a style of this file. */
const paragraph = (text: string, style?: string) =>
  `<w:p>${style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A manuscript in Word with two sections, a citation and two references. */
export function aWordPaper(more: readonly string[] = []): Uint8Array<ArrayBuffer> {
  const body = [
    paragraph('Introduction', 'Heading1'),
    paragraph('Three wells were measured in the dunes (Haddad, 2019).'),
    paragraph('The water was clear in one well and salty in two.'),
    paragraph('Results', 'Heading1'),
    paragraph('Salt was found in two wells.'),
    ...more.map((text) => paragraph(text)),
    paragraph('References', 'Heading1'),
    paragraph(
      'Haddad, N. (2019). Wells of the dunes. Journal of Desert Studies, 3(2), 11–20. https://doi.org/10.5555/wells',
    ),
    paragraph('Said, O. (2020). Salt and sand. Dubai: Desert Press.'),
  ];
  return makeDocx({
    '[Content_Types].xml': contentTypes(
      undefined,
      '<Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/>',
    ),
    'word/_rels/document.xml.rels': relationships([{ kind: 'styles', target: 'styles.xml' }]),
    'word/styles.xml': `<w:styles xmlns:w="${words}">${heading(1)}${heading(2)}</w:styles>`,
    'word/document.xml': `<w:document xmlns:w="${words}"><w:body>${body.join('')}</w:body></w:document>`,
  });
}
