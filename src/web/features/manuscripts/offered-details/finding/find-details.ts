import type { TextLine } from '../lines/text-line.ts';
import { findAbstract } from './find-abstract.ts';
import { findByline } from './find-byline.ts';
import { findKeywords } from './find-keywords.ts';
import { findTitle } from './find-title.ts';

/** What a manuscript says of itself, as far as it was found. */
export interface FoundDetails {
  readonly title: string | null;
  readonly abstract: string | null;
  readonly keywords: readonly string[];
  /** Authors and affiliations as written. */
  readonly byline: string;
}

/** Looks in a manuscript's first lines for what the wizard asks for; `described` is the title in the file's own description. */
export function findDetails(lines: readonly TextLine[], described: string | null = null): FoundDetails {
  const title = findTitle(lines, described);
  return {
    title: title?.text ?? null,
    abstract: findAbstract(lines),
    keywords: findKeywords(lines),
    byline: findByline(lines, title),
  };
}
