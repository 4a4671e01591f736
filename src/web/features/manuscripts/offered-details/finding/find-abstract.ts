import type { TextLine } from '../lines/text-line.ts';
import { abstractHeading, isAbstractPart, isFirstNumbered, isFollowingHeading, keywordsHeading } from './headings.ts';
import { joinedLines } from './joined-lines.ts';

const longest = 10_000;
const most = 150;

/** Whether a line looks like the abstract's heading and unlike its text: the heading of the next part. */
function isNextHeading(line: TextLine, heading: TextLine, text: TextLine): boolean {
  const looksAlike = line.look === heading.look && Math.abs(line.size - heading.size) < 0.3;
  const differs = heading.look !== text.look || Math.abs(heading.size - text.size) > 0.3;
  return looksAlike && differs && line.startsParagraph && line.text.length < 100;
}

/** Whether a line is the heading of another section: it is short, stands by itself, and is numbered or set in other letters than the text. */
function isSectionHeading(line: TextLine, text: TextLine): boolean {
  const standsAlone = line.startsParagraph && line.text.length < 80 && !/[.,;:]$/.test(line.text);
  const isSetApart = line.size > text.size + 0.8 || (line.look !== text.look && line.size > text.size - 0.3);
  return standsAlone && !isAbstractPart(line.text) && (isFirstNumbered(line.text) || isSetApart);
}

// What stands beside the abstract in a margin, in smaller type, is not of it.
const isBeside = (line: TextLine, text: TextLine) => line.size < text.size - 0.8;

/** The abstract: what follows its heading, until keywords, introduction or another heading of the same look. */
export function findAbstract(lines: readonly TextLine[]): string | null {
  const start = lines.findIndex(({ text }) => abstractHeading.begins(text));
  const heading = lines[start];
  if (!heading) return null;
  const rest = abstractHeading.rest(heading.text);
  const found: TextLine[] = rest === '' ? [] : [{ ...heading, text: rest }];
  // A heading that leads its own line looks like the text behind it; the next one can then be told by its words only.
  const first = rest === '' ? lines[start + 1] : heading;
  for (const line of lines.slice(start + 1, start + most)) {
    if (keywordsHeading.begins(line.text) || isFollowingHeading(line.text)) break;
    if (first && line !== first && (isNextHeading(line, heading, first) || isSectionHeading(line, first))) break;
    if (!first || !isBeside(line, first)) found.push(line);
  }
  const text = joinedLines(found);
  return text === '' || text.length > longest ? null : text;
}
