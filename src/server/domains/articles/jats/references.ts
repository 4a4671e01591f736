import {
  readCitationAddress,
  readCitationDoi,
  elementCitationHtml,
  mixedCitationHtml,
  punctuatedHtml,
} from './element-citation.ts';
import { foldHtml, plainTextOf } from './html-text.ts';
import { childAt, childElements, childrenWithout, descendants, textOrNull, type XmlElement } from './xml-tree.ts';
import type { Anchors } from './anchors.ts';
import type { JatsReference } from './jats-article.ts';

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
  const mixed = descendants(reference, 'mixed-citation', 'citation');
  const label = textOrNull(childAt(reference, 'label')) ?? textOrNull(childAt(mixed[0], 'label'));
  const html = withoutNumber(foldHtml(referenceHtml(reference, mixed)), label);
  const doi = readCitationDoi(reference);
  const kind = kindOf(reference);
  return { id, label, kind, html, text: plainTextOf(html), doi, url: readCitationAddress(reference) };
}

function kindOf(reference: XmlElement): string | null {
  const works = descendants(reference, 'mixed-citation', 'element-citation', 'nlm-citation', 'citation');
  const kinds = works.map(({ attributes }) => attributes.get('publication-type') ?? attributes.get('citation-type'));
  return kinds.find((kind) => kind !== undefined && kind !== '') ?? null;
}

// One number may refer to several works, and a work may be there in two forms, of which the written one is shown.
function referenceHtml(reference: XmlElement, mixed: readonly XmlElement[]): string {
  const inParts = descendants(reference, 'element-citation', 'nlm-citation');
  const works =
    mixed.length > 0
      ? mixed.map((work) => mixedCitationHtml(mixed.length === 1 ? withoutLabel(work) : work))
      : inParts.map(elementCitationHtml);
  if (works.length === 0) return punctuatedHtml(childrenWithout(reference, 'label'));
  const notes = childElements(reference, 'note').map((note) => punctuatedHtml(note.children));
  return [...works, ...notes].filter((part) => part !== '').join(' ');
}

function withoutLabel(work: XmlElement): XmlElement {
  return { ...work, children: childrenWithout(work, 'label') };
}

// The page numbers the works; some files write the number, or the point behind it, into the work as well.
function withoutNumber(html: string, label: string | null): string {
  const number = /\d+/.exec(label ?? '')?.[0];
  if (number === undefined) return html;
  return html.replace(new RegExp(`^[[(]?${number}[\\])]?[.:)\\]]\\s+`), '').replace(/^[.,;:)\]]\s+/, '');
}
