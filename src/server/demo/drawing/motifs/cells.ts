import { colours } from '../house-colours.ts';
import { seededNumbers } from '../seeded-numbers.ts';
import { at, circle, ground, panel, type Motif, type Shape } from './shape.ts';

function membrane(x: number, y: number, radius: number, random: () => number): string {
  const points = Array.from({ length: 9 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 9;
    const reach = radius * (0.9 + 0.18 * random());
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const;
  });
  const middle = points.map(([px, py], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [px, py];
    return [(px + nx) / 2, (py + ny) / 2] as const;
  });
  const [sx, sy] = middle.at(-1) ?? [x, y];
  const curves = points.map(([px, py], index) => {
    const [mx, my] = middle[index] ?? [px, py];
    return `Q${at(px)} ${at(py)} ${at(mx)} ${at(my)}`;
  });
  return `M${at(sx)} ${at(sy)}${curves.join('')}Z`;
}

/** A tissue of rounded cells, each with its nucleus. */
export const cells: Motif = (variation) => {
  const random = seededNumbers(17 + variation);
  const shapes: Shape[] = [ground('#EADFCF')];
  const step = 82;
  for (let row = 0; row * step * 0.87 < panel.height + step; row++)
    for (let column = 0; column * step < panel.width + step; column++) {
      const x = column * step + (row % 2 === 0 ? 0 : step / 2);
      const y = row * step * 0.87;
      const tone = random();
      const fill = tone > 0.9 ? colours.clay : tone > 0.45 ? colours.teal : colours.paper;
      shapes.push(
        { path: membrane(x, y, step * 0.45, random), fill, opacity: fill === colours.teal ? 0.3 + tone * 0.6 : 0.92 },
        {
          path: circle(x + 8 * random() - 4, y + 8 * random() - 4, 7 + 6 * random()),
          fill: fill === colours.paper ? colours.teal : colours.paper,
          opacity: 0.75,
        },
      );
    }
  return shapes;
};
