import type { PathCommand } from 'fontkit';
import { shapeText } from './shape-text.ts';
import type { TextRun } from './text-runs.ts';

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;
const round = (value: number) => Math.round(value * 100) / 100;

/** Where a glyph stands: its origin, and how large a unit of its font is. */
interface Origin {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function commandPath({ command, args }: PathCommand, { x, y, scale }: Origin): string {
  const places = args.map((value, index) => round(index % 2 === 0 ? x + value * scale : y - value * scale));
  return `${letters[command]}${places.join(' ')}`;
}

/** A line as the path of its letters, with its baseline at `y`: for pictures, which bring no fonts along. */
export function outlineText(
  runs: readonly TextRun[],
  { x, y }: { x: number; y: number },
  size: number,
  tracking = 0,
): string {
  let left = x;
  const paths: string[] = [];
  for (const { open, direction, text } of runs) {
    const scale = size / open.font.unitsPerEm;
    for (const { parts, advance, codes } of shapeText(open, text, direction)) {
      for (const part of parts) {
        const origin = { x: left + part.x * scale, y: y - part.y * scale, scale };
        paths.push(...open.font.getGlyph(part.glyph).path.commands.map((command) => commandPath(command, origin)));
      }
      left += advance * scale + tracking * codes.length;
    }
  }
  return paths.join('');
}
