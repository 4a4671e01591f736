import { createHash } from 'node:crypto';
import { PDFDocument, PDFHexString, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { loadPdf } from '../../../../ports/inspection/confined/load-pdf.ts';
import { firstDay } from '../../../../print-date.ts';
import { addFoot, seenSize } from './add-feet.ts';
import { addOutline } from './add-outline.ts';
import { drawFeet } from './draw-feet.ts';
import { drawFront, type Front } from './draw-front.ts';
import { placeOf, type PrintedIssue } from './printed-issue.ts';
import { sheetFor } from './sheet.ts';
import { takeArticle, wholePage } from './take-article.ts';

/** What an issue is made of: what is printed, the bytes of an article at a time, and the picture for the cover. */
export interface IssueSource {
  readonly issue: PrintedIssue;
  readonly picture: Buffer | null;
  readonly readArticle: (index: number) => Promise<Uint8Array>;
  /** Hears of each article before it is opened, and of the end of the last. */
  readonly onArticle: (index: number) => void;
}

const inOneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** What the document says of itself: nothing of the moment when it was built. */
function describe(document: PDFDocument, issue: PrintedIssue, fingerprint: Buffer): void {
  const title = inOneLine(`${issue.journalTitle}, ${placeOf(issue)}`);
  const day = new Date(firstDay(issue.published.last));
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(inOneLine(issue.journalTitle));
  document.setSubject(issue.articles.length === 1 ? 'One article' : `${issue.articles.length} articles`);
  document.setCreator(inOneLine(issue.publisher));
  document.setProducer('Colophon');
  document.setCreationDate(day);
  document.setModificationDate(day);
  document.catalog.set(PDFName.of('Lang'), PDFHexString.fromText(issue.language));
  const id = PDFHexString.of(fingerprint.toString('hex').slice(0, 32));
  document.context.trailerInfo.ID = document.context.obj([id, id]);
}

async function insertFront(
  document: PDFDocument,
  { bytes, links }: Front,
  starts: readonly PDFPage[],
): Promise<PDFPage[]> {
  const drawn = await loadPdf(bytes);
  if (typeof drawn === 'string') throw new Error(`What stands before the articles cannot be read again: ${drawn}`);
  const pages = await document.copyPages(drawn, drawn.getPageIndices());
  pages.forEach((page, index) => document.insertPage(index, page));
  for (const { page, article, x, y, width, height } of links) {
    const [from, to] = [pages[page - 1], starts[article]];
    if (!from || !to) continue;
    const upper = from.getHeight() - y;
    const link = document.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [x, upper - height, x + width, upper],
      Border: [0, 0, 0],
      F: 4,
      Dest: wholePage(document, to.ref),
    });
    from.node.addAnnot(document.context.register(link));
  }
  return pages;
}

function bookmarksOf(issue: PrintedIssue, front: Front, pages: readonly PDFPage[], starts: readonly PDFPage[]) {
  const marked = [
    { title: 'Cover', page: pages[0] },
    { title: 'Contents', page: pages[front.contents - 1] },
    { title: 'Editorial', page: front.preface === null ? undefined : pages[front.preface - 1] },
    ...issue.articles.map(({ title }, index) => ({ title, page: starts[index] })),
  ];
  return marked.flatMap(({ title, page }) => (page ? [{ title, page: page.ref }] : []));
}

/** Puts an issue together; the same articles, words and picture give the same bytes. */
export async function assembleIssue({
  issue,
  picture,
  readArticle,
  onArticle,
}: IssueSource): Promise<{ bytes: Uint8Array; pages: number }> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(issue))
    .update(picture ?? '');
  const articles: (readonly PDFPage[])[] = [];
  for (const index of issue.articles.keys()) {
    onArticle(index);
    const bytes = await readArticle(index);
    fingerprint.update(createHash('sha256').update(bytes).digest());
    articles.push(await takeArticle(document, bytes));
  }
  onArticle(issue.articles.length);
  const pages = articles.flat();
  const sizes = pages.map(seenSize);
  const lengths = articles.map(({ length }) => length);
  const front = await drawFront(issue, sheetFor(sizes), picture, lengths);
  const widths = sizes.map(({ width }) => width);
  const feet = await document.embedPdf(await drawFeet(issue, widths, front.pages + 1), [...pages.keys()]);
  pages.forEach((page, index) => {
    const foot = feet[index];
    if (foot) addFoot(page, foot);
  });
  const starts = articles.flatMap(([first]) => (first ? [first] : []));
  const frontPages = await insertFront(document, front, starts);
  addOutline(document, bookmarksOf(issue, front, frontPages, starts));
  describe(document, issue, fingerprint.digest());
  const bytes = await document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false });
  return { bytes, pages: front.pages + pages.length };
}
