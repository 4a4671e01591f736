import type { Json } from '../print-job.ts';

/** What `templates/blocks.typ` prints: data that it walks. */
export type Printable = { readonly kind: string; readonly [name: string]: Json };

export const text = (value: string): Printable => ({ kind: 'text', text: value });
export const styled = (style: string, inlines: readonly Printable[]): Printable => ({ kind: 'styled', style, inlines });

/** Joins pieces of text that follow each other. */
export function joined(pieces: readonly Printable[]): Printable[] {
  const out: Printable[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    const [before, more] = [last?.kind === 'text' && last['text'], piece.kind === 'text' && piece['text']];
    if (typeof before === 'string' && typeof more === 'string') out[out.length - 1] = text(before + more);
    else out.push(piece);
  }
  return out;
}
