import { longestPoint } from '../../../../contracts/review-limits.ts';

/** The most points that the server takes for a report. */
const mostPoints = 60;
/** The start of a numbered point: `1.`, `2)`, `(3)`, `1.2`, `R1.3:`, a dash or a bullet. */
const numbered = /^\s*(?:\(?[A-Z]?\d{1,2}(?:\.\d{1,2})*\s?[.):]|\(\d{1,2}\)|[-–•*])\s+\S/i;

const paragraphsOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Splits a paragraph at its numbered lines. */
function itemsOf(paragraph: string): string[] {
  const items: string[] = [];
  for (const line of paragraph.split('\n')) {
    const last = items.at(-1);
    if (last === undefined || numbered.test(line)) items.push(line.trim());
    else items[items.length - 1] = `${last}\n${line.trimEnd()}`;
  }
  return items;
}

/** A heading joins the point after it. */
const isHeading = (text: string) => text.length < 80 && !text.includes('\n') && text.endsWith(':');

function withHeadings(points: readonly string[]): string[] {
  const joined: string[] = [];
  let heading = '';
  for (const point of points) {
    if (isHeading(point)) heading = `${heading}${point}\n`;
    else {
      joined.push(heading + point);
      heading = '';
    }
  }
  return heading === '' ? joined : [...joined, heading.trim()];
}

const chopped = (text: string): string[] =>
  text.length <= longestPoint ? [text] : [text.slice(0, longestPoint), ...chopped(text.slice(longestPoint))];

/** Splits a report's comments into points to answer: by numbers, else by paragraphs. */
export function splitReport(comments: string): string[] {
  const points = withHeadings(paragraphsOf(comments).flatMap(itemsOf));
  const kept = points.slice(0, mostPoints - 1);
  const rest = points.slice(mostPoints - 1).join('\n\n');
  return [...kept, ...(rest === '' ? [] : [rest])].flatMap(chopped);
}

/** After a sentence; the number that starts a point is no sentence. */
const sentenceEnd = /(?<=[.!?])(?<!^\s*[A-Z]?\d{1,2}\.)\s+(?=[\p{Lu}\p{N}(“"‘'])/u;

/** Splits a point into its paragraphs, else its lines, else its sentences. */
export function partsOf(point: string): string[] {
  for (const parts of [paragraphsOf(point), point.split('\n'), point.split(sentenceEnd)]) {
    const filled = parts.map((part) => part.trim()).filter((part) => part !== '');
    if (filled.length > 1) return filled;
  }
  return [point];
}
