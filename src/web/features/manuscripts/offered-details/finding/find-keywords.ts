import { splitKeywords } from '../../../../../contracts/keywords.ts';
import type { TextLine } from '../lines/text-line.ts';
import { abstractHeading, isFollowingHeading, keywordsHeading } from './headings.ts';

const most = 20;
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
export function findKeywords(lines: readonly TextLine[]): string[] {
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
  return [...new Set(words)].filter((word) => word !== '' && word.length <= 100).slice(0, most);
}
