import { createHash } from 'node:crypto';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString, type PDFPage } from '@cantoo/pdf-lib';
import * as t from '../../../../../messages/documents.ts';
import { firstDay } from '../../../../print-date.ts';
import { addFoot, seenSize } from './add-feet.ts';
import { addOutline } from './add-outline.ts';
import { loadPdf } from './load-pdf.ts';
import { printFeet, printFront } from './print-front.ts';
import { placeOf, type PrintedIssue } from './printed-issue.ts';
import { takeArticle, wholePage } from './take-article.ts';

/** The input of an issue: the printed facts, the bytes of one article at a time, and the picture for the cover. */
export interface IssueSource {
  readonly issue: PrintedIssue;
  readonly picture: Buffer | null;
  readonly readArticle: (index: number) => Promise<Uint8Array>;
  /** Hears of each article before it is opened, and of the end of the last. */
  readonly onArticle: (index: number) => void;
}

const inOneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** The document's metadata, without the time of the build. */
function describe(document: PDFDocument, issue: PrintedIssue, fingerprint: Buffer): void {
  const title = inOneLine(t.issueTitle({ journal: issue.journalTitle, place: placeOf(issue) }));
  const day = new Date(firstDay(issue.published.last));
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(inOneLine(issue.journalTitle));
  document.setSubject(t.articleCount({ count: issue.articles.length }));
  document.setCreator(inOneLine(issue.publisher));
  document.setProducer('Colophon');
  document.setCreationDate(day);
  document.setModificationDate(day);
  document.catalog.set(PDFName.of('Lang'), PDFHexString.fromText(issue.language));
  const id = PDFHexString.of(fingerprint.toString('hex').slice(0, 32));
  document.context.trailerInfo.ID = document.context.obj([id, id]);
}

async function open(printed: Uint8Array): Promise<PDFDocument> {
  const document = await loadPdf(printed);
  if (typeof document === 'string') throw new Error(`What we printed cannot be read again: ${document}`);
  return document;
}

const articleAddress = /^article:(\d+)$/;

/** The links that the template wrote as `article:3` lead to that article's first page. */
function leadToArticles(document: PDFDocument, page: PDFPage, starts: readonly PDFPage[]): void {
  const annotations = page.node.Annots();
  for (let index = 0; index < (annotations?.size() ?? 0); index += 1) {
    const link = annotations?.lookup(index, PDFDict);
    const address = link?.lookupMaybe(PDFName.of('A'), PDFDict)?.lookupMaybe(PDFName.of('URI'), PDFString);
    const article = articleAddress.exec(address?.decodeText() ?? '')?.[1];
    const start = article === undefined ? undefined : starts[Number(article)];
    if (!link || !start) continue;
    link.delete(PDFName.of('A'));
    link.delete(PDFName.of('StructParent'));
    link.set(PDFName.of('Dest'), wholePage(document, start.ref));
  }
}

async function insertFront(document: PDFDocument, front: PDFDocument, starts: readonly PDFPage[]): Promise<PDFPage[]> {
  const pages = await document.copyPages(front, front.getPageIndices());
  pages.forEach((page, index) => {
    document.insertPage(index, page);
    page.node.delete(PDFName.of('StructParents'));
    leadToArticles(document, page, starts);
  });
  return pages;
}

/** Cover and imprint have a page each. */
const contentsPage = 3;

interface Marked {
  readonly front: readonly PDFPage[];
  /** The number of the page on which the editorial begins; null without one. */
  readonly preface: number | null;
  readonly starts: readonly PDFPage[];
}

function bookmarksOf(issue: PrintedIssue, { front, preface, starts }: Marked) {
  const marked = [
    { title: t.cover(), page: front[0] },
    { title: t.contents(), page: front[contentsPage - 1] },
    { title: t.editorial(), page: preface === null ? undefined : front[preface - 1] },
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
  const printed = async (preface: string) => open(printFront({ ...issue, preface }, picture, sizes, lengths));
  const front = await printed(issue.preface);
  const prefaceFrom = (await printed('')).getPageCount() + 1;
  const widths = sizes.map(({ width }) => width);
  const feet = await document.embedPdf(printFeet(issue, widths, front.getPageCount() + 1), [...pages.keys()]);
  pages.forEach((page, index) => {
    const foot = feet[index];
    if (foot) addFoot(page, foot);
  });
  const starts = articles.flatMap(([first]) => (first ? [first] : []));
  const frontPages = await insertFront(document, front, starts);
  const preface = prefaceFrom > frontPages.length ? null : prefaceFrom;
  addOutline(document, bookmarksOf(issue, { front: frontPages, preface, starts }));
  describe(document, issue, fingerprint.digest());
  const bytes = await document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false });
  return { bytes, pages: frontPages.length + pages.length };
}
