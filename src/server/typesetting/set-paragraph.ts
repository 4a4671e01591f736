import { cutStretch, stretchesOf, type Stretch } from './line-breaks.ts';
import { runsOf, widthOf, type LevelledText, type TextRun } from './text-runs.ts';

interface MeasuredStretch extends Stretch {
  /** At size 1. */
  readonly width: number;
  readonly spaceAfter: number;
  /** Its parts, for a line that is narrower than the whole. */
  parts(): readonly MeasuredStretch[];
}

/** A paragraph that was measured once and can be set at any size. */
export interface Paragraph {
  readonly text: LevelledText;
  readonly stretches: readonly MeasuredStretch[];
}

function measure(text: LevelledText, stretch: Stretch, next: Stretch | undefined): MeasuredStretch {
  const { start, end } = stretch;
  let parts: readonly MeasuredStretch[] | undefined;
  return {
    start,
    end,
    width: widthOf(runsOf(text, start, end)),
    spaceAfter: next && next.start > end ? widthOf(runsOf(text, end, next.start)) : 0,
    parts: () => (parts ??= measureAll(text, cutStretch(text.text, stretch), next)),
  };
}

const measureAll = (text: LevelledText, stretches: readonly Stretch[], next?: Stretch): MeasuredStretch[] =>
  stretches.map((stretch, index) => measure(text, stretch, stretches[index + 1] ?? next));

/** Measures a text, so that its lines can be found at any size. */
export const makeParagraph = (text: LevelledText): Paragraph => ({
  text,
  stretches: measureAll(text, stretchesOf(text.text)),
});

/** Lines as full as they can be, `width` at size 1. */
function fillLines(stretches: readonly MeasuredStretch[], width: number): MeasuredStretch[][] {
  const lines: MeasuredStretch[][] = [];
  let used = 0;
  for (const stretch of stretches) {
    const line = lines.at(-1);
    const withSpace = used + (line?.at(-1)?.spaceAfter ?? 0);
    if (line && withSpace + stretch.width <= width) {
      line.push(stretch);
      used = withSpace + stretch.width;
    } else {
      lines.push([stretch]);
      used = stretch.width;
    }
  }
  return lines;
}

/** Stretches of which each fits into a line; a single letter that does not is left as it is. */
function fitting(stretches: readonly MeasuredStretch[], width: number): MeasuredStretch[] {
  return stretches.flatMap((stretch) => {
    if (stretch.width <= width) return [stretch];
    const parts = stretch.parts();
    return parts.length > 1 ? fitting(parts, width) : [stretch];
  });
}

/** How many lines a paragraph takes at a size in a width. */
export const countLines = (paragraph: Paragraph, size: number, width: number): number =>
  fillLines(fitting(paragraph.stretches, width / size), width / size).length;

const balanceSteps = 12;

/** The lines of a paragraph at a size, each about as long as the others. */
export function setLines(paragraph: Paragraph, size: number, width: number): TextRun[][] {
  const widest = width / size;
  const stretches = fitting(paragraph.stretches, widest);
  const { length: count } = fillLines(stretches, widest);
  let [narrow, wide] = [Math.max(0, ...stretches.map((stretch) => stretch.width)), widest];
  for (let step = 0; step < balanceSteps; step++) {
    const middle = (narrow + wide) / 2;
    if (fillLines(stretches, middle).length > count) narrow = middle;
    else wide = middle;
  }
  return fillLines(stretches, wide).map((line) => runsOf(paragraph.text, line[0]?.start ?? 0, line.at(-1)?.end ?? 0));
}
