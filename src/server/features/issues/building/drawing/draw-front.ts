import { buffer } from 'node:stream/consumers';
import { Book } from './book.ts';
import { drawContents, type ContentsLink } from './draw-contents.ts';
import { drawCoverPage } from './draw-cover-page.ts';
import { drawImprint } from './draw-imprint.ts';
import { drawPreface } from './draw-preface.ts';
import type { PrintedIssue } from './printed-issue.ts';
import type { Sheet } from './sheet.ts';

/** The pages before the articles. */
export interface Front {
  readonly bytes: Buffer;
  readonly pages: number;
  /** The page on which the contents begin, and the editorial where there is one. */
  readonly contents: number;
  readonly preface: number | null;
  readonly links: readonly ContentsLink[];
}

async function draw(
  issue: PrintedIssue,
  sheet: Sheet,
  picture: Buffer | null,
  starts: readonly number[],
): Promise<Front> {
  const book = new Book(issue, sheet);
  const bytes = buffer(book.doc);
  drawCoverPage(book, issue, picture);
  drawImprint(book, issue);
  const contents = book.pages + 1;
  const links = drawContents(book, issue, starts);
  const { pages: before } = book;
  drawPreface(book, issue);
  book.doc.end();
  const preface = book.pages > before ? before + 1 : null;
  return { bytes: await bytes, pages: book.pages, contents, preface, links };
}

/** Cover, imprint, contents and editorial; drawn twice, because how many pages they take moves the articles. */
export async function drawFront(
  issue: PrintedIssue,
  sheet: Sheet,
  picture: Buffer | null,
  lengths: readonly number[],
): Promise<Front> {
  const { pages } = await draw(issue, sheet, picture, []);
  let next = pages + 1;
  const starts = lengths.map((length) => {
    const start = next;
    next += length;
    return start;
  });
  return draw(issue, sheet, picture, starts);
}
