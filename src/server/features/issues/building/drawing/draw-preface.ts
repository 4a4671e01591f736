import { drawLines, setWords, type Book } from './book.ts';
import { drawHeading } from './draw-contents.ts';
import { placeOf, type PrintedIssue } from './printed-issue.ts';
import { inks } from './sheet.ts';

const leading = 16.5;
const between = 8;
/** As many letters as a line of reading text has at the most. */
const measure = 36;

/** The editorial: paragraphs in a measure that can be read, over as many pages as they need. */
export function drawPreface(book: Book, issue: PrintedIssue): void {
  const paragraphs = issue.preface.split(/\n\s*\n/).filter((text) => text.trim() !== '');
  if (paragraphs.length === 0) return;
  book.addPage();
  drawHeading(book, placeOf(issue).toUpperCase(), 'Editorial');
  const width = Math.min(book.width, measure * inks.body.size);
  for (const text of paragraphs) {
    const set = setWords(text, inks.body, width);
    for (const line of set.lines) {
      book.need(leading);
      const place = { x: book.left, width, top: book.top, leading };
      book.top = drawLines(book.doc, { ...set, lines: [line] }, place);
    }
    book.top += between;
  }
}
