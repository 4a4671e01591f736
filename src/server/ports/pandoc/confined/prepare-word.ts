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

/** Pandoc reads text boxes only as they are written for older programs. */
function unwrapTextBoxes(document: Document): void {
  for (const choice of all(document, compatibility, 'AlternateContent').toReversed()) {
    const [fallback] = all(choice, compatibility, 'Fallback');
    if (!fallback || all(choice, word, 'txbxContent').length === 0) continue;
    for (const child of Array.from(fallback.childNodes)) choice.parentNode?.insertBefore(child, choice);
    choice.parentNode?.removeChild(choice);
  }
}

function nameDrawings(document: Document): void {
  for (const drawing of all(document, word, 'drawing')) {
    const found = notShown.find(([namespace, name]) => all(drawing, namespace, name).length > 0);
    if (!found) continue;
    const text = document.createElementNS(word, 'w:t');
    text.textContent = `[A ${found[2]} of Word cannot be shown here.]`;
    drawing.parentNode?.replaceChild(text, drawing);
  }
}

/** A Word document in which text boxes are such as pandoc reads, and a line stands where it would drop a drawing. */
export async function prepareWord(docx: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const archive = await JSZip.loadAsync(docx);
  const xml = await archive.file(mainPart)?.async('string');
  if (xml === undefined || !/txbxContent|<c:chart|relIds/u.test(xml)) return docx;
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  unwrapTextBoxes(document);
  nameDrawings(document);
  archive.file(mainPart, new XMLSerializer().serializeToString(document));
  return Uint8Array.from(await archive.generateAsync({ type: 'uint8array' }));
}
