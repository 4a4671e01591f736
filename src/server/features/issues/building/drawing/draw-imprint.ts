import { drawMark } from '../../../../typesetting/draw-mark.ts';
import { colours } from '../../../../typesetting/house-colours.ts';
import { printDate } from '../../../../print-date.ts';
import { drawLines, setWords, type Book } from './book.ts';
import { placeOf, yearsOf, type PrintedIssue } from './printed-issue.ts';
import { inks } from './sheet.ts';

const labelGap = 12;
const factGap = 11;

function factsOf(issue: PrintedIssue): { label: string; lines: string[] }[] {
  const { first, last } = issue.published;
  const count = issue.articles.length;
  const days = first === last ? printDate(last) : `${printDate(first)} to ${printDate(last)}`;
  return [
    { label: 'Issue', lines: [`${placeOf(issue)}, ${yearsOf(issue)}`] },
    ...(issue.journalIssn === null ? [] : [{ label: 'ISSN', lines: [issue.journalIssn] }]),
    { label: 'Publisher', lines: [issue.publisher, ...issue.publisherAddress] },
    { label: 'On the web', lines: [issue.journalUrl] },
    { label: 'Articles', lines: [`${count === 1 ? 'One article' : `${count} articles`}, published ${days}`] },
  ];
}

const note =
  'The articles stand here as they were published, each with its own licence, dates and page numbers. The numbers at the foot of the pages run through the whole issue.';

/** The imprint: of which journal this is, who publishes it, and what it holds. */
export function drawImprint(book: Book, issue: PrintedIssue): void {
  book.addPage();
  const { doc, left: x, width, sheet } = book;
  const title = setWords(issue.journalTitle, { size: 17, colour: colours.ink }, width, 'display');
  const facts = factsOf(issue).map(({ label, lines }) => ({
    label: setWords(label.toUpperCase(), inks.label, width),
    lines: lines.map((line) => setWords(line, { ...inks.body, size: 10 }, width)),
  }));
  const after = setWords(note, inks.small, width * 0.8);
  const height =
    40 +
    title.lines.length * 21 +
    22 +
    facts.reduce((sum, { lines }) => sum + labelGap + lines.length * 14 + factGap, 0) +
    16 +
    after.lines.length * 13;
  let top = Math.max(sheet.margin, book.bottom - height);
  drawMark(doc, { x, y: top, size: 26 });
  top = drawLines(doc, title, { x, width, top: top + 40, leading: 21 }) + 14;
  for (const { label, lines } of facts) {
    top = drawLines(doc, label, { x, width, top, leading: labelGap });
    for (const line of lines) top = drawLines(doc, line, { x, width, top, leading: 14 });
    top += factGap;
  }
  drawLines(doc, after, { x, width, top: top + 4, leading: 13 });
}
