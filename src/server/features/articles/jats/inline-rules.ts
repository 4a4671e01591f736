import { escapeHtml } from './html-text.ts';
import { isElement } from './xml-tree.ts';
import type { XmlElement, XmlNode } from './xml-tree.ts';

export type RenderInline = (nodes: readonly XmlNode[]) => string;
export type InlineRule = (element: XmlElement, inline: RenderInline) => string;
export type InlineRules = ReadonlyMap<string, InlineRule>;

/** Renders inline content by fixed rules; an element without a rule gives its content and no mark-up. */
export function inlineRenderer(rules: InlineRules): RenderInline {
  const inline: RenderInline = (nodes) => nodes.map(renderNode).join('');
  const renderNode = (node: XmlNode): string => {
    if (!isElement(node)) return escapeHtml(node);
    const rule = rules.get(node.name);
    return rule === undefined ? inline(node.children) : rule(node, inline);
  };
  return inline;
}
