import { escapeHtml } from './html-text.ts';
import { isElement } from './xml-tree.ts';
import type { XmlElement, XmlNode } from './xml-tree.ts';

export type RenderInline = (nodes: readonly XmlNode[]) => string;
export type InlineRule = (element: XmlElement, inline: RenderInline) => string;
export type InlineRules = ReadonlyMap<string, InlineRule>;

/**
 * Renders inline content by fixed rules; an element without a rule yields its content without mark-up. If it contains
 * only elements, they are parts such as a name and a year, and a space separates them.
 */
export function inlineRenderer(rules: InlineRules): RenderInline {
  const isOfParts = (element: XmlElement): boolean =>
    element.children.every((child) => isElement(child) || child.trim() === '') &&
    element.children.some((child) => isElement(child) && !rules.has(child.name));
  const inline: RenderInline = (nodes) => nodes.map(renderNode).join('');
  const renderNode = (node: XmlNode): string => {
    if (!isElement(node)) return escapeHtml(node);
    const rule = rules.get(node.name);
    if (rule !== undefined) return rule(node, inline);
    return isOfParts(node) ? node.children.map(renderNode).join(' ') : inline(node.children);
  };
  return inline;
}
