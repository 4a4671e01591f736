import { formattingRules } from './formatting-rules.ts';
import { foldHtml, plainTextOf } from './html-text.ts';
import { inlineRenderer } from './inline-rules.ts';
import type { RichText } from './jats-article.ts';
import type { XmlNode } from './xml-tree.ts';

/** Renders standalone text: with formatting, without links and notes. */
export const renderStandalone = inlineRenderer(formattingRules);

/** The nodes as one line of text with its formatting. */
export function readRichText(nodes: readonly XmlNode[]): RichText {
  return richText(renderStandalone(nodes));
}

/** Pairs inline HTML that this folder made with its words. */
export function richText(html: string): RichText {
  const folded = foldHtml(html);
  return { text: plainTextOf(folded), html: folded };
}
