import type { PathCommand } from 'fontkit';

/** The outline of a glyph, moved. */
export interface PlacedOutline {
  readonly commands: readonly PathCommand[];
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}

/** As far from the letter as a font can say, both ways: the step from one end to the other is one word. */
const reach = 0x3fff;

/** A letter can carry more marks than there is room for above it; the last of them are not drawn. */
const isInReach = ({ x, y }: Point): boolean => Math.abs(x) <= reach && Math.abs(y) <= reach;

function contoursOf({ commands, x: moveX, y: moveY }: PlacedOutline): Point[][] {
  const contours: Point[][] = [];
  const point = (x = 0, y = 0, onCurve = true): Point => ({
    x: Math.round(x + moveX),
    y: Math.round(y + moveY),
    onCurve,
  });
  for (const { command, args } of commands) {
    const [x, y, endX, endY] = args;
    if (command === 'moveTo') contours.push([point(x, y)]);
    else if (command === 'lineTo') contours.at(-1)?.push(point(x, y));
    else if (command === 'quadraticCurveTo') contours.at(-1)?.push(point(x, y, false), point(endX, endY));
    else if (command === 'bezierCurveTo') throw new Error('TrueType outlines have no cubic curves');
  }
  return contours.filter((contour) => contour.length > 2 && contour.every(isInReach));
}

const words = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeInt16BE(value, index * 2));
  return bytes;
};

const steps = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));

/** Outlines as one glyph of the table `glyf`, without instructions, its length a multiple of four. */
export function writeGlyph(outlines: readonly PlacedOutline[]): Buffer {
  const contours = outlines.flatMap(contoursOf);
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  let last = -1;
  const ends = contours.map((contour) => (last += contour.length));
  const glyph = Buffer.concat([
    words([contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0]),
    Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0))),
    words(steps(xs)),
    words(steps(ys)),
  ]);
  return Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]);
}
