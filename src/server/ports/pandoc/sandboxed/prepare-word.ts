import { XMLSerializer, type Document, type Element } from '@xmldom/xmldom';
import JSZip from 'jszip';
import type { DocumentWish } from '../../inspection/document-inspector.ts';
import { preparePictures } from './word-pictures.ts';
import { all, drawingml, parsed, remove, unwrap, word } from './word-xml.ts';

/** The parts whose text is printed; Word sometimes numbers them. */
const textParts = /^word\/(?:document|footnotes|endnotes)\d*\.xml$/u;
const needsWork =
  /txbxContent|<c:chart|relIds|fldSimple|fldChar|altChunk|vanish|trPr|srcRect|\bhidden=|\bcrop(?:left|top|right|bottom)=|visibility:|display:/u;

/** Drawings that pandoc does not read, with words for readers. */
const notShown = [
  [`${drawingml}/chart`, 'chart', 'chart'],
  [`${drawingml}/diagram`, 'relIds', 'diagram'],
] as const;

const isOn = (property: Element): boolean => !/^(?:0|false|off)$/u.test(property.getAttributeNS(word, 'val') ?? '');

/** The names of the styles whose text is hidden. */
const hiddenStyles = (styles: Document): string[] =>
  all(styles, word, 'style')
    .filter((style) => all(style, word, 'vanish').some(isOn))
    .map((style) => style.getAttributeNS(word, 'styleId') ?? '');

/** Whether the properties of a run or a paragraph hide its text, directly or through their style. */
function isHidden(properties: Element, styles: readonly string[]): boolean {
  const own = (name: string) => all(properties, word, name).filter(({ parentNode }) => parentNode === properties);
  const [vanish] = own('vanish');
  if (vanish) return isOn(vanish);
  return [...own('rStyle'), ...own('pStyle')].some((style) => styles.includes(style.getAttributeNS(word, 'val') ?? ''));
}

/** Removes hidden text and rows, and rows with a tracked deletion, which pandoc would show. */
function leaveOutHidden(document: Document, styles: readonly string[], purpose: DocumentWish['purpose']): void {
  for (const properties of [...all(document, word, 'rPr'), ...all(document, word, 'pPr')]) {
    const { parentNode } = properties;
    // The properties of a paragraph hold those of its end.
    if (parentNode?.localName !== 'pPr' && isHidden(properties, styles)) remove(parentNode);
  }
  const rows = purpose === 'attachment' ? ['hidden'] : ['hidden', 'del'];
  for (const properties of all(document, word, 'trPr'))
    if (rows.some((name) => all(properties, word, name).some(isOn))) remove(properties.parentNode);
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

/**
 * Removes hidden content, rewrites text boxes and fields so that pandoc reads them, and replaces each drawing that it
 * would drop by a line.
 */
export async function prepareWord(
  docx: Uint8Array<ArrayBuffer>,
  purpose: DocumentWish['purpose'],
): Promise<Uint8Array<ArrayBuffer>> {
  const archive = await JSZip.loadAsync(docx);
  const styles = await archive.file('word/styles.xml')?.async('string');
  const hidden = styles === undefined ? [] : hiddenStyles(parsed(styles));
  let isChanged = false;
  for (const part of archive.file(textParts)) {
    const xml = await part.async('string');
    if (hidden.length === 0 && !needsWork.test(xml)) continue;
    const document = parsed(xml);
    leaveOutHidden(document, hidden, purpose);
    preparePictures(document);
    showFields(document);
    nameDrawings(document);
    nameImportedParts(document);
    archive.file(part.name, new XMLSerializer().serializeToString(document));
    isChanged = true;
  }
  return isChanged ? Uint8Array.from(await archive.generateAsync({ type: 'uint8array' })) : docx;
}
