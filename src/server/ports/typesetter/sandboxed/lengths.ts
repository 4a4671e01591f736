export const pointsPerPixel = 0.75;
export const pointsPerInch = 72;
/** A drawing has no pixels of its own. In print it gets so many for each of a page's points. */
export const drawingScale = 3;
/** Of a drawing that was made pixels, in pixels for each inch. */
export const drawingDensity = drawingScale * pointsPerInch;
const pointsPer = new Map([
  ['in', 72],
  ['cm', 28.35],
  ['mm', 2.835],
  ['pt', 1],
  ['px', pointsPerPixel],
]);

/** A length such as `5.8in`, in points. */
export function pointsOf(length: string | undefined): number | null {
  const [, number = '', unit = ''] = /^([\d.]+)(in|cm|mm|pt|px)$/u.exec(length ?? '') ?? [];
  const points = pointsPer.get(unit);
  return points === undefined ? null : Number(number) * points;
}
