import { flowContent } from './flow-content.ts';
import { foldHtml, escapeHtml } from './html-text.ts';
import { outwardLink } from './article-links.ts';
import { sectionHtml } from './section-rules.ts';
import { webAddress } from './web-address.ts';
import { childAt, childElements, childrenWithout, descendants, textOf } from './xml-tree.ts';
import type { BlockRule } from './block-context.ts';

const headingParts = ['label', 'tp:taxon-name', 'tp:taxon-authority', 'tp:taxon-status'];

/** A treatment is a section whose heading is the taxon's name with its authority and status. */
const treatment: BlockRule = (element, context) => {
  const nomenclature = childAt(element, 'tp:nomenclature');
  const heading = nomenclature === undefined ? [] : childElements(nomenclature, ...headingParts);
  const content = childrenWithout(element, 'tp:treatment-meta');
  const id = element.attributes.get('id');
  const spaced = heading.flatMap((part) => [part, ' ']);
  return sectionHtml({ id, className: 'treatment', heading: spaced, content, isHeadingSaved: true }, context);
};

// The name is in the heading already; figures, identifiers and earlier names follow it.
const nomenclature: BlockRule = (element, context) => {
  const identifiers = descendants(element, 'object-id')
    .map((identifier) => textOf(identifier))
    .filter((identifier) => identifier !== '')
    .map((identifier) => `<p class="taxon-identifier">${linked(identifier)}</p>`);
  const rest = flowContent(childrenWithout(element, ...headingParts, 'object-id'), context);
  const content = rest + identifiers.join('');
  return content === '' ? '' : `<div class="nomenclature">${content}</div>`;
};

function linked(identifier: string): string {
  const address = webAddress(identifier);
  return address === null ? escapeHtml(identifier) : outwardLink(address, escapeHtml(identifier));
}

const earlierNames: BlockRule = (element, context) => {
  const names = childElements(element, 'tp:nomenclature-citation')
    .map((citation) => foldHtml(context.inline(citation.children)))
    .filter((name) => name !== '');
  return names.length === 0 ? '' : `<ul class="synonymy">${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
};

/** Rules for TaxPub: treatments and their nomenclature. */
export const treatmentRules: readonly [string, BlockRule][] = [
  ['tp:taxon-treatment', treatment],
  ['tp:nomenclature', nomenclature],
  ['tp:nomenclature-citation-list', earlierNames],
];
