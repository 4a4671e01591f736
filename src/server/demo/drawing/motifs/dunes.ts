import { at, ground, panel, type Motif, type Shape } from './shape.ts';

const ridges = [
  { top: 190, crest: 0.68, light: '#E8CFAE', dark: '#D9B78E' },
  { top: 245, crest: 0.28, light: '#DDB78A', dark: '#C99768' },
  { top: 315, crest: 0.74, light: '#CB9161', dark: '#B16E40' },
  { top: 385, crest: 0.4, light: '#B5673A', dark: '#8E4520' },
];

/** Dunes with a lit and a shaded flank, under a low sun. */
export const dunes: Motif = (variation) => {
  const shapes: Shape[] = [
    ground('#F3E6D3'),
    { path: `M300 128a52 52 0 1 0 104 0a52 52 0 1 0 -104 0Z`, fill: '#FBF3E4' },
  ];
  ridges.forEach(({ top, crest, light, dark }, index) => {
    const x = panel.width * (crest + 0.03 * (variation - 2) * (index % 2 === 0 ? 1 : -1));
    const low = top + 95;
    const flank = `C${at(x * 0.45)} ${at(low - 8)} ${at(x * 0.72)} ${at(top + 4)} ${at(x)} ${at(top)}`;
    const lee = `C${at(x + 70)} ${at(top + 26)} ${at(x + 150)} ${at(low - 12)} ${panel.width} ${at(low - 24)}`;
    shapes.push(
      { path: `M0 ${at(low)}${flank}${lee}V${panel.height}H0Z`, fill: light },
      {
        path:
          `M${at(x)} ${at(top)}${lee}V${panel.height}H${at(x - 120)}` +
          `C${at(x - 10)} ${at(top + 190)} ${at(x + 55)} ${at(top + 95)} ${at(x)} ${at(top)}Z`,
        fill: dark,
      },
    );
  });
  return shapes;
};
