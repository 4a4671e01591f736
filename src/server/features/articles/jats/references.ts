import { readCitationAddress, readCitationDoi } from './citation-identifiers.ts';
import { elementCitationHtml } from './element-citation.ts';
import { foldHtml, plainTextOf } from './html-text.ts';
import { mixedCitationHtml } from './mixed-citation.ts';
import { childAt, childElements, childrenWithout, descendants, textOrNull } from './xml-tree.ts';
import type { Anchors } from './anchors.ts';
import type { JatsReference } from './jats-article.ts';
import type { XmlElement } from './xml-tree.ts';

/** The cited works in their order, wherever the file lists them. */
export function readReferences(article: XmlElement, anchors: Anchors): JatsReference[] {
  const places = childElements(article, 'body', 'back');
  const references = places
    .flatMap((place) => descendants(place, 'ref-list'))
    .flatMap((list) => childElements(list, 'ref'));
  return references.map((reference) => readReference(reference, anchors)).filter(({ text }) => text !== '');
}

function readReference(reference: XmlElement, anchors: Anchors): JatsReference {
  const id = anchors.claim(reference.attributes.get('id')) ?? anchors.create('reference');
  const choices = childAt(reference, 'citation-alternatives') ?? reference;
  const mixed = childAt(choices, 'mixed-citation') ?? childAt(choices, 'citation');
  const parts = childAt(choices, 'element-citation') ?? childAt(choices, 'nlm-citation');
  const doi = readCitationDoi(choices);
  const url = readCitationAddress(choices);
  const html =
    mixed === undefined && parts !== undefined
      ? elementCitationHtml(parts, doi, url)
      : mixedCitationHtml((mixed ?? { ...reference, children: childrenWithout(reference, 'label') }).children);
  const label = textOrNull(childAt(reference, 'label')) ?? textOrNull(childAt(mixed, 'label'));
  return { id, label, html: foldHtml(html), text: plainTextOf(html), doi, url };
}
