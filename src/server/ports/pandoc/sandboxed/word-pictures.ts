import type { Document, Element } from '@xmldom/xmldom';
import { all, around, compatibility, drawingml, parsed, relations, remove, unwrap, word } from './word-xml.ts';

const placed = `${drawingml}/wordprocessingDrawing`;
const vml = 'urn:schemas-microsoft-com:vml';
const sides = ['left', 'top', 'right', 'bottom'] as const;

const picturesIn = (element: Element): Element[] => all(element, `${drawingml}/picture`, 'pic');

const isYes = (value: string | null): boolean => /^(?:1|true|on)$/u.test(value ?? '');

/** Removes a drawing, and what older programs would show in its place. */
const removeShown = (drawing: Element): void => remove(around(drawing, compatibility, 'AlternateContent') ?? drawing);

/** Pictures and shapes that Word does not show. */
function leaveOutHidden(document: Document): void {
  for (const drawing of all(document, word, 'drawing'))
    if (all(drawing, placed, 'docPr').some((facts) => isYes(facts.getAttribute('hidden')))) removeShown(drawing);
  for (const facts of all(document, '*', 'cNvPr')) {
    const holder = facts.parentNode;
    if (isYes(facts.getAttribute('hidden'))) remove(holder?.localName?.startsWith('nv') ? holder.parentNode : holder);
  }
  for (const shape of all(document, vml, '*'))
    if (/visibility:\s*hidden|display:\s*none/iu.test(shape.getAttribute('style') ?? '')) remove(shape);
}

/** Pandoc reads text boxes only as they are written for older programs, which know no crops of pictures. */
function unwrapAlternatives(document: Document): void {
  for (const both of all(document, compatibility, 'AlternateContent').toReversed()) {
    const hasText = all(both, word, 'txbxContent').length > 0;
    const [chosen] = all(both, compatibility, hasText ? 'Fallback' : 'Choice');
    if (chosen && (hasText || picturesIn(chosen).length > 0)) unwrap(both, chosen);
  }
}

/** A drawing with just one picture. */
function drawingOf(document: Document, relation: string): Element {
  const xml = `<w:drawing xmlns:w="${word}" xmlns:wp="${placed}" xmlns:a="${drawingml}/main" xmlns:pic="${drawingml}/picture" xmlns:r="${relations}"><wp:inline><wp:docPr/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`;
  const [drawing] = all(parsed(xml), word, 'drawing').map((made) => document.importNode(made, true));
  if (drawing === undefined) throw new Error('A drawing was not made');
  all(drawing, `${drawingml}/main`, 'blip')[0]?.setAttributeNS(relations, 'r:embed', relation);
  return drawing;
}

/** The crop of a side, in thousandths of a percent; added space counts as none. */
const cutOff = (part: number): number => Math.min(100_000, Math.max(0, Math.round(part * 100_000))) || 0;

/** `19661f` is so many 65,536ths; others are parts of one, or percent. */
function vmlPart(value: string | null): number {
  const [, number = '0', unit = ''] = /^(-?[\d.]+)(f|%|)$/u.exec(value?.trim() ?? '') ?? [];
  return Number(number) / (unit === 'f' ? 65_536 : unit === '%' ? 100 : 1);
}

const drawnPart = (value: string | null): number =>
  value?.endsWith('%') ? parseFloat(value) / 100 : Number(value ?? 0) / 100_000;

/** Pandoc passes on a picture's title but no crop, so the title carries the crop to the printer. */
function writeCrop(drawing: Element, crop: readonly number[]): void {
  const title = crop.some((part) => part > 0) ? `crop ${crop.join(' ')}` : '';
  for (const facts of all(drawing, placed, 'docPr')) facts.setAttribute('title', title);
}

/** Pictures as older programs write them have no title, so one that is cropped becomes a drawing. */
function redrawCropped(document: Document): void {
  for (const picture of all(document, vml, 'imagedata')) {
    const crop = sides.map((side) => cutOff(vmlPart(picture.getAttribute(`crop${side}`))));
    const holder = around(picture, word, 'pict') ?? around(picture, word, 'object');
    if (holder === null || crop.every((part) => part === 0)) continue;
    const drawing = drawingOf(document, picture.getAttributeNS(relations, 'id') ?? '');
    writeCrop(drawing, crop);
    holder.parentNode?.insertBefore(drawing, holder);
    remove(picture);
  }
}

/** A drawing for each of the pictures in it, because one drawing has one title, and pandoc reads one of each run. */
function separated(document: Document, drawing: Element): Element[] {
  const count = picturesIn(drawing).length;
  if (count < 2 || all(drawing, word, 'txbxContent').length > 0) return [drawing];
  const parts = Array.from({ length: count }, () => document.importNode(drawing, true));
  for (const [place, part] of parts.entries()) {
    picturesIn(part).forEach((picture, index) => index !== place && remove(picture));
    const run = document.createElementNS(word, 'w:r');
    run.appendChild(part);
    drawing.parentNode?.parentNode?.insertBefore(run, drawing.parentNode);
  }
  remove(drawing);
  return parts;
}

/** Removes hidden pictures, notes the crop of each cropped one, and unwraps text boxes. */
export function preparePictures(document: Document): void {
  leaveOutHidden(document);
  unwrapAlternatives(document);
  for (const drawing of all(document, word, 'drawing').flatMap((one) => separated(document, one))) {
    const [cut] = all(drawing, `${drawingml}/main`, 'srcRect');
    writeCrop(
      drawing,
      ['l', 't', 'r', 'b'].map((side) => cutOff(drawnPart(cut?.getAttribute(side) ?? null))),
    );
  }
  redrawCropped(document);
}
