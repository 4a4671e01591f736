import { numbersOf, type Palette } from './palette.ts';

/** A part of a drawing: a path and its colour. */
export interface Shape {
  readonly path: string;
  readonly fill: string;
}

interface Panel {
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A ridge from left to right that falls and rises softly, filled down to the lower edge. */
function ridge(heights: readonly number[], { top, width, height }: Panel): string {
  const step = width / (heights.length - 1);
  const points = heights.map((share, index) => ({ x: index * step, y: top + share * height }));
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const [near, far] = [from.x + step * 0.45, to.x - step * 0.45];
    return `C${round(near)} ${round(from.y)} ${round(far)} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
  });
  const bottom = round(top + height);
  return `M0 ${round(points[0]?.y ?? top)}${curves.join('')}L${round(width)} ${bottom}L0 ${bottom}Z`;
}

/** A circle as a path. */
const circle = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}A${round(r)} ${round(r)} 0 1 0 ${round(x + r)} ${round(y)}A${round(r)} ${round(r)} 0 1 0 ${round(x - r)} ${round(y)}Z`;

/** Dunes under a low sun; which way they run follows from what they are drawn for. */
export function drawDunes(seed: string, palette: Palette, panel: Panel): Shape[] {
  const next = numbersOf(seed);
  const { top, width, height } = panel;
  const sun = circle(width * (0.2 + next() * 0.6), top + height * (0.2 + next() * 0.12), width * 0.085);
  const layers = palette.dunes.map((fill, layer) => {
    const base = 0.34 + layer * 0.16;
    const heights = Array.from({ length: 4 }, () => base + (next() - 0.5) * 0.2);
    return { path: ridge(heights, panel), fill };
  });
  const sky = `M0 ${round(top)}L${round(width)} ${round(top)}L${round(width)} ${round(top + height)}L0 ${round(top + height)}Z`;
  return [{ path: sky, fill: palette.sky }, { path: sun, fill: palette.sun }, ...layers];
}
