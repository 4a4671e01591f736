import { plainText, type Inline } from '../../typesetter/sandboxed/pandoc-document.ts';
import { trimmed, withoutStart } from './inlines.ts';

export type CaptionKind = 'figure' | 'table';

export interface Caption {
  readonly kind: CaptionKind;
  /** As `Figure 2`. */
  readonly label: string;
  readonly words: readonly Inline[];
  /** Whether its form leaves no doubt, as “Figure 2. Dunes” does, and “Figure 2 shows dunes” does not. */
  readonly isCertain: boolean;
}

const names = {
  figure:
    'figures?|figs?|schemes?|plates?|charts?|graphs?|maps?|photos?|abbildung|abb|figura|рисунок|рис|الشكل|شكل|الصورة|صورة|图|図',
  table: 'tables?|tabs?|tabelle|tableau|tabla|tabela|таблица|табл|الجدول|جدول|表',
} as const;

const patternOf = (name: string): RegExp =>
  new RegExp(
    `^\\s*((?:(?:supplementary|supporting|extended data|appendix)\\s+)?(?:${name})\\.?\\s*(?:[A-Z]{0,2}\\.?\\p{Nd}+(?:\\.\\p{Nd}+)*(?:\\s*[–-]\\s*[A-Z]?\\p{Nd}+)?[a-z]?|[IVX]{1,5}))(?![\\p{L}\\p{N}])(\\s*[.:|)–—-]*\\s*)`,
    'iu',
  );
const patterns = [
  ['figure', patternOf(names.figure)],
  ['table', patternOf(names.table)],
] as const;

/** How a sentence about a figure goes on. */
const sentence =
  /^[,;)]|^(?:shows?|illustrates?|presents?|depicts?|displays?|gives?|lists?|summari[sz]es?|indicates?|demonstrates?|compares?|reports?|provides?|contains?|describes?|is|are|was|were|has|have|can|and|in|to|of|below|above)\b/u;

const longestCaption = 6000;

/** A paragraph as the caption of a figure or table; null if it begins otherwise. */
export function captionOf(inlines: readonly Inline[]): Caption | null {
  const words = trimmed(inlines);
  const text = plainText(words);
  if (text.length > longestCaption) return null;
  for (const [kind, pattern] of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [start, label = '', end = ''] = found;
    const rest = text.slice(start.length);
    if (sentence.test(rest)) continue;
    const isCertain = /[.:|–—-]/u.test(end) || /^[\p{Lu}\p{Lo}(]/u.test(rest);
    return { kind, label: label.trim().replace(/\s+/gu, ' '), words: withoutStart(words, start.length), isCertain };
  }
  return null;
}
