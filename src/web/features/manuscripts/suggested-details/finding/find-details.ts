import { splitKeywords } from '../../../../../contracts/keywords.ts';
import type { TextLine } from '../lines/text-line.ts';
import { findByline } from './find-byline.ts';
import { findTitle } from './find-title.ts';
import {
  abstractHeading,
  isAbstractPart,
  isFirstNumbered,
  isFollowingHeading,
  joinedLines,
  keywordsHeading,
} from './headings.ts';

const mostKeywords = 20;
/** Signs that divide in print only. */
const printed = /[·•|]|\s[–—-]\s/gu;

/** The lines behind the heading that still belong to it: until a gap, another look or another heading. */
function following(lines: readonly TextLine[], start: number, hasRest: boolean): string[] {
  const heading = lines[start];
  const first = hasRest ? heading : lines[start + 1];
  const found: string[] = [];
  for (const line of lines.slice(start + 1, start + 12)) {
    const isFirst = line === lines[start + 1] && !hasRest;
    if (isFollowingHeading(line.text) || abstractHeading.begins(line.text)) break;
    if (!isFirst && (line.startsParagraph || Math.abs(line.size - (first?.size ?? 0)) > 0.5)) break;
    found.push(line.text);
  }
  return found;
}

/** The keywords behind their heading, one by one. */
function findKeywords(lines: readonly TextLine[]): string[] {
  const start = lines.findIndex(({ text }) => keywordsHeading.begins(text));
  const heading = lines[start];
  if (!heading) return [];
  const rest = keywordsHeading.rest(heading.text);
  const more = following(lines, start, rest !== '');
  const whole = [rest, ...more].join(' ').replaceAll(printed, ';');
  const isDivided = splitKeywords(whole).length > 1;
  // Without a comma anywhere, each line is a keyword of its own.
  const text = isDivided ? whole : [rest, ...more].join(';');
  const words = splitKeywords(text).map((word) => word.replace(/[.。]$/u, ''));
  return [...new Set(words)].filter((word) => word !== '' && word.length <= 100).slice(0, mostKeywords);
}

const longest = 10_000;
const most = 150;

/** Whether a line looks like the abstract's heading and unlike its text: the heading of the next part. */
function isNextHeading(line: TextLine, heading: TextLine, text: TextLine): boolean {
  const looksAlike = line.look === heading.look && Math.abs(line.size - heading.size) < 0.3;
  const differs = heading.look !== text.look || Math.abs(heading.size - text.size) > 0.3;
  return looksAlike && differs && line.startsParagraph && line.text.length < 100;
}

/**
 * Whether a line is the heading of another section: short, on its own, and numbered or in another font than the text.
 */
function isSectionHeading(line: TextLine, text: TextLine): boolean {
  const standsAlone = line.startsParagraph && line.text.length < 80 && !/[.,;:]$/.test(line.text);
  const isSetApart = line.size > text.size + 0.8 || (line.look !== text.look && line.size > text.size - 0.3);
  return standsAlone && !isAbstractPart(line.text) && (isFirstNumbered(line.text) || isSetApart);
}

// Smaller type beside the abstract is in a margin and not part of it.
const isBeside = (line: TextLine, text: TextLine) => line.size < text.size - 0.8;

/** The abstract: what follows its heading, until keywords, introduction or another heading of the same look. */
function findAbstract(lines: readonly TextLine[]): string | null {
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

/** What a manuscript says of itself, as far as it was found. */
export interface FoundDetails {
  readonly title: string | null;
  readonly abstract: string | null;
  readonly keywords: readonly string[];
  /** Authors and affiliations as written. */
  readonly byline: string;
}

/** Looks in a manuscript's first lines for what the wizard asks for; `described` is the title in the file's own description. */
export function findDetails(lines: readonly TextLine[], described: string | null = null): FoundDetails {
  const title = findTitle(lines, described);
  return {
    title: title?.text ?? null,
    abstract: findAbstract(lines),
    keywords: findKeywords(lines),
    byline: findByline(lines, title),
  };
}
