import { DOMParser, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';
import JSZip from 'jszip';

const mainPart = 'word/document.xml';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const compatibility = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/** Drawings that pandoc does not read, and what they are to a reader. */
const notShown = [
  ['http://schemas.openxmlformats.org/drawingml/2006/chart', 'chart', 'chart'],
  ['http://schemas.openxmlformats.org/drawingml/2006/diagram', 'relIds', 'diagram'],
] as const;

const all = (node: Document | Element, namespace: string, name: string): Element[] =>
  Array.from(node.getElementsByTagNameNS(namespace, name));

/** Puts the content of an element in its place. */
function unwrap(element: Element, content: Element = element): void {
  for (const child of Array.from(content.childNodes)) element.parentNode?.insertBefore(child, element);
  element.parentNode?.removeChild(element);
}

/** Pandoc reads text boxes only as they are written for older programs. */
function unwrapTextBoxes(document: Document): void {
  for (const choice of all(document, compatibility, 'AlternateContent').toReversed()) {
    const [fallback] = all(choice, compatibility, 'Fallback');
    if (fallback && all(choice, word, 'txbxContent').length > 0) unwrap(choice, fallback);
  }
}

/** Pandoc drops the text of simple fields, such as the number of a figure, and shows the instructions of other fields. */
function showFields(document: Document): void {
  for (const field of all(document, word, 'fldSimple')) unwrap(field);
  const open: ('instruction' | 'result')[] = [];
  for (const element of all(document, word, '*')) {
    const kind = element.localName === 'fldChar' ? element.getAttributeNS(word, 'fldCharType') : null;
    if (kind === 'begin') open.push('instruction');
    else if (kind === 'separate') open.splice(-1, 1, 'result');
    else if (kind === 'end') open.pop();
    else if (element.localName === 't' && open.includes('instruction')) element.parentNode?.removeChild(element);
  }
}

function textElement(document: Document, words: string): Element {
  const text = document.createElementNS(word, 'w:t');
  text.textContent = words;
  return text;
}

/** A part of another format that Word shows as if it were text, which pandoc drops. */
function nameImportedParts(document: Document): void {
  for (const part of all(document, word, 'altChunk')) {
    const paragraph = document.createElementNS(word, 'w:p');
    const run = document.createElementNS(word, 'w:r');
    run.appendChild(textElement(document, '[A part that was imported into Word cannot be shown here.]'));
    paragraph.appendChild(run);
    part.parentNode?.replaceChild(paragraph, part);
  }
}

function nameDrawings(document: Document): void {
  for (const drawing of all(document, word, 'drawing')) {
    const found = notShown.find(([namespace, name]) => all(drawing, namespace, name).length > 0);
    if (!found) continue;
    drawing.parentNode?.replaceChild(textElement(document, `[A ${found[2]} of Word cannot be shown here.]`), drawing);
  }
}

/** Rewrites text boxes and fields so that pandoc reads them, and puts a line in place of each drawing that it would drop. */
export async function prepareWord(docx: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const archive = await JSZip.loadAsync(docx);
  const xml = await archive.file(mainPart)?.async('string');
  if (xml === undefined || !/txbxContent|<c:chart|relIds|fldSimple|fldChar|altChunk/u.test(xml)) return docx;
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  unwrapTextBoxes(document);
  showFields(document);
  nameDrawings(document);
  nameImportedParts(document);
  archive.file(mainPart, new XMLSerializer().serializeToString(document));
  return Uint8Array.from(await archive.generateAsync({ type: 'uint8array' }));
}
