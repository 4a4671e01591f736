import { motifs, type MotifName } from './motifs/index.ts';
import type { Shape } from './motifs/shape.ts';

export type Cover = {
  title: string;
  abbreviation: string;
  motif: MotifName;
  volume?: number;
  issue?: number;
  year?: number;
};

export type Label = {
  text: string;
  x: number;
  y: number;
  size: number;
  tracking: number;
  colour: 'ink' | 'clay' | 'secondary';
};

export const coverSize = { width: 600, height: 800 };
export const panelTop = 300;
const margin = 44;
const perLine = 22;

function wrapTitle(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= perLine) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Words and shapes of a cover; sizes allow for a wide fallback serif, so that no word overflows. */
export function designCover(cover: Cover): { labels: Label[]; shapes: Shape[] } {
  const lines = wrapTitle(cover.title);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(lines.length > 3 ? 36 : 42, (coverSize.width - 2 * margin) / (longest * 0.62));
  const first = 104 + size * 0.8;
  const labels: Label[] = [{ text: cover.abbreviation, x: margin, y: 76, size: 22, tracking: 6, colour: 'clay' }];
  lines.forEach((text, index) => {
    labels.push({ text, x: margin, y: first + index * size * 1.16, size, tracking: 0, colour: 'ink' });
  });
  const edition = [
    cover.volume === undefined ? undefined : `Volume ${cover.volume}`,
    cover.issue === undefined ? undefined : `Issue ${cover.issue}`,
    cover.year === undefined ? undefined : String(cover.year),
  ].filter((part) => part !== undefined);
  if (edition.length > 0)
    labels.push({ text: edition.join(' · '), x: margin, y: 282, size: 19, tracking: 0.5, colour: 'secondary' });
  const variation = ((cover.volume ?? 0) * 4 + (cover.issue ?? 0)) % 7;
  return { labels, shapes: motifs[cover.motif](variation) };
}
