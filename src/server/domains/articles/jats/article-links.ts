import { escapeHtml } from './html-text.ts';
import { renderStandalone } from './rich-text.ts';
import { isElement, textOf } from './xml-tree.ts';
import { webAddress } from './web-address.ts';
import type { Anchors } from './anchors.ts';
import type { InlineRule } from './inline-rules.ts';
import type { XmlElement } from './xml-tree.ts';

/** A link that leaves the site. */
export function outwardLink(address: string, content: string): string {
  return `<a href="${escapeHtml(address)}" rel="nofollow noopener">${content}</a>`;
}

const outward: InlineRule = (element) => {
  const content = renderStandalone(element.children);
  const address = webAddress(element.attributes.get('xlink:href') ?? textOf(element));
  if (address === null) return content;
  return outwardLink(address, content.trim() === '' ? escapeHtml(address) : content);
};

/** Rules for what leads elsewhere on the web. */
export const outwardRules: readonly [string, InlineRule][] = [
  ['ext-link', outward],
  ['uri', outward],
  ['inline-supplementary-material', outward],
];

/** The rule for references within the article; one without words leaves no empty link. */
export function crossReferenceRule(anchors: Anchors): InlineRule {
  return (element) => {
    const content = renderStandalone(withoutNestedLinks(element).children);
    const target = element.attributes.get('rid')?.trim().split(/\s+/)[0];
    if (target === undefined || target === '' || content.trim() === '') return content;
    return `<a href="#${anchors.of(target)}">${content}</a>`;
  };
}

// A reference inside a reference would be a link inside a link; only its words are wanted.
function withoutNestedLinks(element: XmlElement): XmlElement {
  const children = element.children.flatMap((child) =>
    isElement(child) && child.name === 'xref' ? child.children : [child],
  );
  return { ...element, children };
}
