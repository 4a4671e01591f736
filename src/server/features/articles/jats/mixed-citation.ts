import { outwardLink, outwardRules } from './article-links.ts';
import { citedNames } from './citation-names.ts';
import { doiHref } from '../../../../contracts/doi-href.ts';
import { readDoi } from './doi.ts';
import { formattingRules } from './formatting-rules.ts';
import { escapeHtml, foldHtml } from './html-text.ts';
import { inlineRenderer } from './inline-rules.ts';
import { childElements, isElement, textOf } from './xml-tree.ts';
import type { InlineRule } from './inline-rules.ts';
import type { XmlNode } from './xml-tree.ts';

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

// Numbers of other databases are for machines; a DOI is the reader's way to the work.
const identifier: InlineRule = (element) => {
  const doi = element.attributes.get('pub-id-type') === 'doi' ? readDoi(textOf(element)) : null;
  return doi === null ? '' : outwardLink(doiHref(doi), escapeHtml(textOf(element)));
};

const rules = new Map<string, InlineRule>([
  ...formattingRules,
  ...outwardRules,
  ['person-group', personGroup],
  ['name', name],
  ['etal', (element) => escapeHtml(textOf(element) || 'et al.')],
  ['pub-id', identifier],
  ['object-id', identifier],
]);

const inline = inlineRenderer(rules);

/** Renders a citation whose punctuation is in the file already. */
export function mixedCitationHtml(nodes: readonly XmlNode[]): string {
  return foldHtml(inline(nodes));
}
