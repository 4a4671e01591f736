import { colours } from '../house-colours.ts';
import { ground, panel, polyline, type Motif, type Shape } from './shape.ts';

const cell = 100;

const star = (x: number, y: number, outer: number, inner: number, turn: number): [number, number][] =>
  Array.from({ length: 16 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = turn + (index * Math.PI) / 8;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** Eight-pointed stars and the crosses between them. */
export const tessellation: Motif = (variation) => {
  const shapes: Shape[] = [ground(colours.teal)];
  const reach = cell / 2;
  for (let row = 0; row <= panel.height / cell; row++)
    for (let column = 0; column <= panel.width / cell; column++) {
      const [x, y] = [column * cell, row * cell];
      const warm = (row * 3 + column * 5 + variation) % 11 === 0;
      shapes.push(
        { path: polyline(star(x, y, reach, reach * 0.765, 0), true), stroke: colours.sand, strokeWidth: 1.6 },
        {
          path: polyline(star(x, y, reach * 0.62, reach * 0.474, Math.PI / 8), true),
          fill: warm ? colours.clay : colours.sand,
          opacity: warm ? 1 : 0.16 + 0.1 * ((row + column) % 3),
        },
      );
    }
  return shapes;
};
