import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { unreadWords, type PrintWish } from '../../inspection/document-inspector.ts';
import { FaultFound } from '../../inspection/sandboxed/fault-found.ts';
import { openPdf, type Page } from '../../inspection/sandboxed/open-pdf.ts';
import type { Json } from '../print-job.ts';
import { pointsPerInch } from './lengths.ts';
import { openDrawnPages, type PageImage } from './page-images.ts';
import { printPdf } from './print.ts';
import { isBlank, visiblePart, type PlacedText } from './visible-text.ts';

const mostPages = 1000;
/** Up to so many pages are drawn at 200 dpi, more of them at 150. */
const manyPages = 60;
/** Larger sheets, such as posters, are drawn with fewer pixels for each point. */
const mostPixels = 12_000_000;
/** Colours that differ by less are those of a scanned page, not of a picture. */
const leastColour = 24;

const characterTables = fileURLToPath(new URL('cmaps/', import.meta.resolve('pdfjs-dist/package.json')));

sharp.concurrency(1);
sharp.cache(false);

const isGrey = ({ pixels }: PageImage): boolean => {
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) >= leastColour) return false;
  }
  return true;
};

async function encoded(image: PageImage): Promise<Uint8Array> {
  const raw = { width: image.pixelWidth, height: image.pixelHeight, channels: 4 } as const;
  const picture = sharp(image.pixels, { raw }).removeAlpha();
  return (isGrey(image) ? picture.greyscale() : picture).jpeg({ quality: 75 }).toBuffer();
}

type Point = readonly [x: number, y: number];

/** The part of a page that is printed, as pdf.js describes it: its transform leads to points from the top left. */
type Viewport = ReturnType<Page['getViewport']>;

function placed({ transform }: Viewport, [x, y]: Point): Point {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform.map(Number);
  return [a * x + c * y + e, b * x + d * y + f];
}

/** A line of text between two ends of its baseline. */
function lineBetween(text: string, from: Point, to: Point, size: number): PlacedText {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const angle = (Math.atan2(down, across) * 180) / Math.PI;
  return { text, x: from[0], y: from[1], width: Math.hypot(across, down), size, angle };
}

/** The lines of a page. */
async function linesOf(page: Page, viewport: Viewport): Promise<PlacedText[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = item.transform.map(Number);
    const length = item.width / (Math.hypot(a, b) || 1);
    const end: Point = [x + a * length, y + b * length];
    return [lineBetween(item.str, placed(viewport, [x, y]), placed(viewport, end), Math.hypot(c, d))];
  });
}

/** A mark on a page, as pdf.js describes it: a field of a form, or a comment. */
interface Mark {
  readonly subtype: unknown;
  readonly rect: readonly unknown[];
  /** Of what cannot be seen, null. */
  readonly fieldValue: unknown;
  readonly comment: unknown;
}

async function marksOf(page: Page): Promise<Mark[]> {
  const marks: unknown[] = await page.getAnnotations();
  return marks.flatMap((mark) => {
    if (typeof mark !== 'object' || mark === null) return [];
    const value = (name: string): unknown => Reflect.get(mark, name);
    const [rect, contents] = [value('rect'), value('contentsObj')];
    const comment: unknown = typeof contents === 'object' && contents !== null ? Reflect.get(contents, 'str') : null;
    const fieldValue = value('hidden') === true || value('password') === true ? null : value('fieldValue');
    return [{ subtype: value('subtype'), rect: Array.isArray(rect) ? rect : [], fieldValue, comment }];
  });
}

/** The values of the form fields on a page. */
const fieldsOf = (marks: readonly Mark[], viewport: Viewport): PlacedText[] =>
  marks.flatMap(({ rect, fieldValue }) => {
    // Of a list there are several.
    const words = [fieldValue].flat().filter((one) => typeof one === 'string');
    const [left = 0, bottom = 0, right = 0, top = 0] = rect.map(Number);
    const [from, to] = [placed(viewport, [left, bottom]), placed(viewport, [right, bottom])];
    return words.map((said) => lineBetween(said, from, to, Math.abs(top - bottom)));
  });

const commentsOf = (marks: readonly Mark[]): string[] =>
  marks.flatMap(({ comment }) => (typeof comment === 'string' && comment.trim() !== '' ? [comment] : []));

/** Words of a stamp may be in its picture only, where no search finds them. */
const hasStamp = (marks: readonly Mark[]) => marks.some(({ subtype }) => subtype === 'Stamp');

/**
 * Prints each page of a PDF as a picture, with its visible words as invisible text and nothing else. An attachment
 * also shows its comments, on the pages and as a list at the end, without their authors.
 */
export async function printPages(pdf: Uint8Array, { purpose }: Pick<PrintWish, 'purpose'>): Promise<Uint8Array> {
  const drawn = await openDrawnPages(pdf);
  if (drawn.count > mostPages) throw new FaultFound('too-complex');
  const opening = openPdf(pdf, characterTables);
  const document = await opening.promise;
  const resolution = (drawn.count > manyPages ? 150 : 200) / pointsPerInch;
  const pages: Json[] = [];
  const comments: Json[] = [];
  const pictures: Record<string, Uint8Array> = {};
  let hasWords = false;
  let showsSomething = false;
  for (let index = 0; index < drawn.count; index += 1) {
    const page = await document.getPage(index + 1);
    // A page can say how long its units are, which PDFium does not heed.
    const viewport = page.getViewport({ scale: 1 / page.userUnit });
    const scale = Math.min(resolution, Math.sqrt(mostPixels / (viewport.width * viewport.height)));
    const marks = await marksOf(page);
    const withComments = purpose === 'attachment' && !hasStamp(marks);
    const image = drawn.draw(index, scale, { withComments });
    const texts = [...(await linesOf(page, viewport)), ...fieldsOf(marks, viewport)];
    const lines = texts.flatMap((line) => visiblePart(image, line) ?? []);
    hasWords ||= lines.length > 0;
    showsSomething ||= !isBlank(image);
    if (purpose === 'attachment') comments.push(...commentsOf(marks).map((text) => ({ page: index + 1, text })));
    page.cleanup();
    const picture = `page-${index + 1}.jpg`;
    pictures[picture] = await encoded(image);
    pages.push({ picture, width: image.width, height: image.height, lines: lines.map((line) => ({ ...line })) });
  }
  await opening.destroy();
  return printPdf({
    template: 'page-images',
    title: 'For review',
    authors: [],
    date: '2000-01-01',
    language: 'en',
    content: { pages, comments, unread: showsSomething && !hasWords ? unreadWords : null },
    pictures,
  });
}
