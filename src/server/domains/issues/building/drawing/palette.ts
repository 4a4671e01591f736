import { createHash } from 'node:crypto';

/** The colours of a journal's drawn covers: sky and sun, and dunes from the farthest to the nearest. */
interface Palette {
  readonly sky: string;
  readonly sun: string;
  readonly dunes: readonly [string, string, string, string];
  /** For small words on paper. */
  readonly accent: string;
}

const palettes: readonly Palette[] = [
  { sky: '#DCE9E4', sun: '#F1B98C', dunes: ['#8DB9AF', '#4C8F89', '#0B5C5A', '#083F40'], accent: '#0B5C5A' },
  { sky: '#F6E3D3', sun: '#FFF6E9', dunes: ['#E7B68E', '#D98A55', '#A64C22', '#6E2F14'], accent: '#A64C22' },
  { sky: '#26324F', sun: '#F4E6C8', dunes: ['#3D4E72', '#2F3F60', '#1C2740', '#10182A'], accent: '#2F3F60' },
  { sky: '#E8ECD6', sun: '#F3C77A', dunes: ['#AFBE88', '#7A9556', '#446A39', '#284624'], accent: '#446A39' },
  { sky: '#F3E1DB', sun: '#FFF4EA', dunes: ['#DFADA2', '#C17B6E', '#8A4038', '#5A2723'], accent: '#8A4038' },
  { sky: '#DDE8EF', sun: '#F6D9A8', dunes: ['#A3C0D3', '#6694B4', '#2B6187', '#173F5B'], accent: '#2B6187' },
];

/** Numbers from 0 to 1 that follow from a text: the same for the same text, wherever it is drawn. */
export function numbersOf(text: string): () => number {
  const digest = createHash('sha256').update(text).digest();
  let place = 0;
  return () => {
    const value = digest.readUInt16BE((place * 2) % 32) / 65_535;
    place += 1;
    return value;
  };
}

/** A journal has the same colours in every issue. */
export function paletteOf(abbreviation: string): Palette {
  const [first] = createHash('sha256').update(abbreviation.toUpperCase()).digest();
  const palette = palettes[(first ?? 0) % palettes.length];
  if (!palette) throw new Error('There are no palettes');
  return palette;
}
