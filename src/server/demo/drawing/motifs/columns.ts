import { colours } from '../house-colours.ts';
import { at, ground, panel, type Motif, type Shape } from './shape.ts';

function arch(x: number, width: number, spring: number): string {
  const middle = x + width / 2;
  const top = spring - width * 0.72;
  return (
    `M${at(x)} ${panel.height}V${at(spring)}` +
    `C${at(x)} ${at(spring - width * 0.38)} ${at(middle - width * 0.12)} ${at(top + width * 0.1)} ${at(middle)} ${at(top)}` +
    `C${at(middle + width * 0.12)} ${at(top + width * 0.1)} ${at(x + width)} ${at(spring - width * 0.38)} ${at(x + width)} ${at(spring)}` +
    `V${panel.height}Z`
  );
}

/** An arcade of pointed arches, one within the other, with the light falling through. */
export const columns: Motif = (variation) => {
  const shapes: Shape[] = [ground('#D9C7AE')];
  const tones = ['#C3A987', '#0B5C5A', '#084745', '#062F2E'];
  const width = 150;
  for (let bay = 0; bay < 4; bay++) {
    const x = bay * width;
    tones.forEach((fill, depth) => {
      const inset = 14 + depth * 15;
      shapes.push({ path: arch(x + inset, width - 2 * inset, 215 + depth * 26), fill });
    });
    if (bay === variation % 4) shapes.push({ path: arch(x + 62, width - 124, 330), fill: colours.clay });
  }
  shapes.push({ path: `M0 478H600V500H0Z`, fill: '#F3ECE1' }, { path: `M0 472H600V478H0Z`, fill: '#A98F6C' });
  return shapes;
};
