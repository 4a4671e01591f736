import type { Ink } from '../../../../typesetting/draw-text.ts';
import { hanStyleOf, type TypeStyle } from '../../../../typesetting/choose-font.ts';
import { colours } from '../../../../typesetting/house-colours.ts';
import { oneLine } from '../../../../typesetting/one-line.ts';
import { readableText } from '../../../../typesetting/readable-text.ts';
import { countLines, makeParagraph, setLines } from '../../../../typesetting/set-paragraph.ts';
import { levelText, type TextRun } from '../../../../typesetting/text-runs.ts';
import { drawDunes, type Shape } from './dunes.ts';
import { paletteOf } from './palette.ts';
import { placeOf, yearsOf, type PrintedIssue } from './printed-issue.ts';

/** A line of words on a cover. */
export interface CoverLine {
  readonly runs: readonly TextRun[];
  readonly x: number;
  readonly y: number;
  readonly ink: Ink;
}

export interface CoverDesign {
  readonly shapes: readonly Shape[];
  readonly lines: readonly CoverLine[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The share of the height at which the words end and the picture begins. */
const panelFrom = 0.42;
const titleSizes = [0.1, 0.09, 0.08, 0.07, 0.062, 0.055, 0.048, 0.042, 0.036, 0.03];
const leading = 1.14;

/** The title in the largest type in which it has room. */
function setTitle(title: string, { width, room, unit }: { width: number; room: number; unit: number }) {
  const style: TypeStyle = { cut: 'display', han: hanStyleOf(title, '') };
  const paragraph = makeParagraph(levelText(readableText(title, style), style, 'auto'));
  const sizes = titleSizes.map((share) => share * unit);
  const fits = (size: number) => countLines(paragraph, size, width) * size * leading <= room;
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 10;
  return { size, lines: setLines(paragraph, size, width) };
}

/** A drawn cover: the journal's name on paper, and below it dunes in the journal's colours, other ones for each issue. */
export function designCover(issue: PrintedIssue, { width, height }: Size): CoverDesign {
  const palette = paletteOf(issue.journalAbbreviation);
  const margin = width * 0.085;
  const inner = width - 2 * margin;
  const panelTop = Math.round(height * panelFrom);
  const line = (text: string, ink: Ink, x: number, y: number) => {
    const set = oneLine(text, ink, inner);
    return { runs: set.runs, x, y, ink: set.ink };
  };
  const small = { size: width * 0.026, colour: palette.accent, tracking: width * 0.006 };
  const titleTop = margin + width * 0.075;
  const title = setTitle(issue.journalTitle, { width: inner, room: panelTop - titleTop - width * 0.13, unit: width });
  const edition = `${placeOf(issue)}  ·  ${yearsOf(issue)}`;
  const shapes = drawDunes(`${issue.journalAbbreviation} ${issue.volume} ${issue.number}`, palette, {
    top: panelTop,
    width,
    height: height - panelTop,
  });
  const paper = { path: `M0 0L${width} 0L${width} ${height}L0 ${height}Z`, fill: colours.paper };
  return {
    shapes: [paper, ...shapes],
    lines: [
      line(issue.journalAbbreviation.toUpperCase(), small, margin, margin + width * 0.03),
      ...title.lines.map((runs, index) => ({
        runs,
        x: margin,
        y: titleTop + title.size * (0.86 + index * leading),
        ink: { size: title.size, colour: colours.ink },
      })),
      line(edition, { size: width * 0.034, colour: colours.secondary }, margin, panelTop - width * 0.045),
      line(issue.publisher, { size: width * 0.026, colour: colours.paper }, margin, height - width * 0.05),
    ],
  };
}
