import { drawRule } from '../../../../typesetting/draw-rule.ts';
import { drawLine, lineWidth } from '../../../../typesetting/draw-text.ts';
import { colours } from '../../../../typesetting/house-colours.ts';
import { oneLine } from '../../../../typesetting/one-line.ts';
import { printDate } from '../../../../print-date.ts';
import { drawLines, setWords, type Book } from './book.ts';
import { placeOf, yearsOf, type PrintedIssue } from './printed-issue.ts';
import { inks } from './sheet.ts';

/** A place in the contents that leads to an article, in points from the upper left corner of its page. */
export interface ContentsLink {
  readonly page: number;
  readonly article: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const numberColumn = 44;
const leadings = { title: 16, authors: 13, small: 13 } as const;
const mostAuthors = 320;

/** Names as far as there is room in a list; the article has them all. */
function shortened(names: string): string {
  if (names.length <= mostAuthors) return names;
  return `${names.slice(0, names.lastIndexOf(',', mostAuthors))} and others`;
}

/** A heading with what it stands above; the body begins below. */
export function drawHeading(book: Book, kicker: string, heading: string): void {
  const { doc, left: x, width } = book;
  const place = { x, width };
  book.top = drawLines(doc, setWords(kicker, inks.kicker, width), { ...place, top: book.top, leading: 18 });
  book.top = drawLines(doc, setWords(heading, inks.heading, width, 'display'), {
    ...place,
    top: book.top,
    leading: 34,
  });
  book.top += 20;
}

function drawEntry(book: Book, index: number, article: PrintedIssue['articles'][number], start: number): ContentsLink {
  const { doc, left: x } = book;
  const width = book.width - numberColumn;
  const title = setWords(article.title, inks.title, width);
  const authors = setWords(shortened(article.authors), inks.authors, width);
  const height = title.lines.length * leadings.title + authors.lines.length * leadings.authors + 3;
  book.need(height + 22);
  const { top } = book;
  drawRule(doc, top, x, x + book.width, colours.rule);
  const below = drawLines(doc, title, { x, width, top: top + 10, leading: leadings.title });
  drawLines(doc, authors, { x, width, top: below + 2, leading: leadings.authors });
  const number = oneLine(String(start), inks.number, numberColumn);
  drawLine(
    doc,
    number.runs,
    x + book.width - lineWidth(number.runs, number.ink),
    top + 10 + inks.title.size * 0.95,
    number.ink,
  );
  book.top = top + height + 22;
  return { page: book.pages, article: index, x, y: top + 4, width: book.width, height: height + 14 };
}

function drawWithdrawn(book: Book, withdrawn: PrintedIssue['withdrawn']): void {
  if (withdrawn.length === 0) return;
  const { doc, left: x, width } = book;
  book.need(60);
  book.top = drawLines(doc, setWords('WITHDRAWN', inks.label, width), { x, width, top: book.top + 12, leading: 14 });
  for (const { title, on } of withdrawn) {
    const set = setWords(`${title} (withdrawn on ${printDate(on)})`, inks.small, width);
    book.need(set.lines.length * leadings.small);
    book.top = drawLines(doc, set, { x, width, top: book.top, leading: leadings.small }) + 4;
  }
}

/** The contents; `starts` are the pages on which the articles begin. */
export function drawContents(book: Book, issue: PrintedIssue, starts: readonly number[]): ContentsLink[] {
  book.addPage();
  drawHeading(book, `${placeOf(issue)}  ·  ${yearsOf(issue)}`.toUpperCase(), 'Contents');
  const links = issue.articles.map((article, index) => drawEntry(book, index, article, starts[index] ?? 0));
  drawRule(book.doc, book.top, book.left, book.left + book.width, colours.rule);
  book.top += 14;
  drawWithdrawn(book, issue.withdrawn);
  return links;
}
