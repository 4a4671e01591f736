import type { TextFacts } from './fill-placeholders.ts';
import { isHeading } from './markdown.server.ts';
import { openText, type TextHead, type TextHeading } from './text-head.server.ts';

/** A text as a page shows it. */
export interface StaticText extends TextHead {
  readonly headings: readonly TextHeading[];
  readonly html: string;
}

/** Reads a policy, a guideline or terms, for this installation. */
export function readText(name: string, facts: TextFacts): StaticText {
  const { head, blocks, html, headingOf } = openText(name, facts);
  return { ...head, headings: blocks.filter(isHeading).map(headingOf), html: html(blocks) };
}
