/** One drawn shape: SVG path data that both the SVG cover and the PDF cover can take. */
export type Shape = { path: string; fill?: string; stroke?: string; strokeWidth?: number; opacity?: number };

/** A motif fills the panel from 0,0 to panel.width,panel.height; the issue varies it a little. */
export type Motif = (variation: number) => Shape[];

export const panel = { width: 600, height: 500 };

/** A coordinate as it is written down: short and without rounding noise. */
export const at = (value: number): string => String(Math.round(value * 10) / 10);

/** Straight segments through the points. */
export const polyline = (points: [number, number][], closed = false): string =>
  `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** A full circle as path data. */
export const circle = (x: number, y: number, radius: number): string =>
  `M${at(x - radius)} ${at(y)}a${at(radius)} ${at(radius)} 0 1 0 ${at(radius * 2)} 0` +
  `a${at(radius)} ${at(radius)} 0 1 0 ${at(-radius * 2)} 0Z`;

/** The whole panel in one colour. */
export const ground = (fill: string): Shape => ({ path: `M0 0H${panel.width}V${panel.height}H0Z`, fill });
