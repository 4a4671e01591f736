import { colours } from '../house-colours.ts';
import { circle, ground, panel, polyline, type Motif, type Shape } from './shape.ts';

const side = 44;

const hexagon = (x: number, y: number, radius: number): [number, number][] =>
  Array.from({ length: 6 }, (_, index) => {
    const angle = Math.PI / 6 + (index * Math.PI) / 3;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** A crystal's hexagons, lit from one corner. */
export const lattice: Motif = (variation) => {
  const shapes: Shape[] = [ground('#12322F')];
  const light = { x: 430 - variation * 20, y: 130 };
  const width = side * Math.sqrt(3);
  for (let row = 0; row * side * 1.5 < panel.height + side; row++)
    for (let column = 0; column * width < panel.width + width; column++) {
      const x = column * width + (row % 2 === 0 ? 0 : width / 2);
      const y = row * side * 1.5;
      const near = Math.max(0, 1 - Math.hypot(x - light.x, y - light.y) / 420);
      shapes.push({
        path: polyline(hexagon(x, y, side - 3), true),
        fill: near > 0.86 ? colours.clay : '#E8C48F',
        opacity: near > 0.86 ? 1 : 0.06 + 0.8 * near ** 2,
      });
      shapes.push({ path: circle(x, y, 3 + 5 * near), fill: colours.paper, opacity: 0.35 + 0.65 * near });
    }
  return shapes;
};
