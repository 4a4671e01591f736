import { colours } from '../house-colours.ts';
import { ground, polyline, type Motif, type Shape } from './shape.ts';

const hills = [
  { x: 200, y: 190, rings: 13, warm: 4 },
  { x: 455, y: 375, rings: 10, warm: 3 },
];

function ring(x: number, y: number, radius: number, phase: number): string {
  const points = Array.from({ length: 72 }, (_, index): [number, number] => {
    const angle = (index * Math.PI) / 36;
    const reach = radius * (1 + 0.16 * Math.sin(2 * angle + phase) + 0.09 * Math.sin(3 * angle - 2 * phase));
    return [x + 1.25 * reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return polyline(points, true);
}

/** Height lines of two hills, as on a surveyor's sheet. */
export const contours: Motif = (variation) => {
  const shapes: Shape[] = [ground('#E9E0D1')];
  for (const hill of hills)
    for (let index = hill.rings; index >= 1; index--) {
      const warm = index === hill.warm;
      shapes.push({
        path: ring(hill.x, hill.y, index * 19, 0.5 + index * 0.11 + variation * 0.4),
        fill: '#E9E0D1',
        stroke: warm ? colours.clay : colours.teal,
        strokeWidth: index % 4 === 0 ? 2.2 : 1.1,
      });
    }
  return shapes;
};
