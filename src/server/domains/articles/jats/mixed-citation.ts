import { outwardRules } from './article-links.ts';
import { shownIdentifier } from './citation-identifiers.ts';
import { citedNames } from './citation-names.ts';
import { elementCitationHtml } from './element-citation.ts';
import { formattingRules } from './formatting-rules.ts';
import { escapeHtml, foldHtml } from './html-text.ts';
import { inlineRenderer } from './inline-rules.ts';
import { childElements, isElement, textOf } from './xml-tree.ts';
import type { InlineRule } from './inline-rules.ts';
import type { XmlElement, XmlNode } from './xml-tree.ts';

const personGroup: InlineRule = (element, inline) => {
  const hasWords = element.children.some((child) => !isElement(child) && child.trim() !== '');
  // Some files write the comma without its space.
  const spaced = element.children.map((child) => (isElement(child) ? child : child.replace(/([,;])$/, '$1 ')));
  return hasWords ? inline(spaced) : citedNames(element);
};

const name: InlineRule = (element) => {
  const parts = childElements(element, 'surname', 'given-names', 'suffix').map(textOf);
  return escapeHtml(parts.filter((part) => part !== '').join(' '));
};

const rules = new Map<string, InlineRule>([
  ...formattingRules,
  ...outwardRules,
  ['person-group', personGroup],
  ['name', name],
  ['etal', (element) => escapeHtml(textOf(element) || 'et al.')],
  ['pub-id', shownIdentifier],
  ['object-id', shownIdentifier],
]);

const inline = inlineRenderer(rules);

/** Renders what has its punctuation in the file already. */
export function punctuatedHtml(nodes: readonly XmlNode[]): string {
  return foldHtml(inline(nodes));
}

/** Renders a citation with its own punctuation; one that holds parts without any becomes a sentence of them. */
export function mixedCitationHtml(citation: XmlElement): string {
  const isBare = citation.children.every((child) => isElement(child) || child.trim() === '');
  const isOfParts = childElements(citation, 'source', 'article-title', 'year').length > 1;
  return isBare && isOfParts ? elementCitationHtml(citation) : punctuatedHtml(citation.children);
}
