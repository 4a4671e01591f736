import { at, ground, panel, type Motif, type Shape } from './shape.ts';
import { colours } from '../house-colours.ts';

const layers = ['#CFE0DA', '#A9CBC5', '#7FB2AC', '#4F9490', '#2B7774', '#0B5C5A', '#084745'];

function swell(level: number, height: number, length: number, shift: number): string {
  let path = `M0 ${panel.height}V${at(level)}`;
  for (let x = 0; x <= panel.width; x += 15) {
    const y = level + height * Math.sin((x + shift) / length) + height * 0.35 * Math.sin((x - shift) / (length * 0.41));
    path += `L${x} ${at(y)}`;
  }
  return `${path}V${panel.height}Z`;
}

/** Swell upon swell, paler towards the horizon. */
export const waves: Motif = (variation) => {
  const shapes: Shape[] = [ground('#EFE3D0')];
  shapes.push({
    path: `M${440 - variation * 9} 92a46 46 0 1 0 92 0a46 46 0 1 0 -92 0Z`,
    fill: colours.clay,
    opacity: 0.85,
  });
  layers.forEach((fill, index) => {
    const level = 120 + index * 55;
    shapes.push({ path: swell(level, 9 + index * 2.6, 64 + index * 13, 97 * index + variation * 31), fill });
  });
  return shapes;
};
