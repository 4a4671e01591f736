import { outwardLink } from './article-links.ts';
import { citedNames } from './citation-names.ts';
import { doiHref } from '../../../../contracts/doi-href.ts';
import { escapeHtml, foldHtml } from './html-text.ts';
import { renderStandalone } from './rich-text.ts';
import { childElements, descendants } from './xml-tree.ts';
import type { XmlElement } from './xml-tree.ts';

/** Makes a sentence of a citation that comes in parts: who (when). What. Where. */
export function elementCitationHtml(citation: XmlElement, doi: string | null, url: string | null): string {
  const part = (...names: readonly string[]): string => partHtml(citation, names);
  const title = part('article-title', 'chapter-title', 'data-title', 'part-title', 'trans-title');
  const opening = authors(citation) === '' ? [title] : [authors(citation), title];
  const year = part('year');
  const dated = opening.map((piece, index) => (index === 0 && year !== '' ? `${piece} (${year})`.trim() : piece));
  const source = part('source', 'conf-name', 'series');
  const address = doi === null ? url : doiHref(doi);
  const sentences = [
    ...dated,
    [editors(citation, source), place(source === '' ? '' : `<i>${source}</i>`, part)].filter(Boolean).join(' '),
    part('edition'),
    [part('publisher-loc'), part('publisher-name')].filter((piece) => piece !== '').join(': '),
    remarks(citation),
    address === null ? '' : outwardLink(address, escapeHtml(address)),
  ];
  return sentences
    .filter((sentence) => sentence !== '')
    .map(ended)
    .join(' ');
}

function partHtml(citation: XmlElement, names: readonly string[]): string {
  const pieces = names
    .flatMap((name) => childElements(citation, name))
    .map((found) => foldHtml(renderStandalone(found.children)));
  return pieces.find((piece) => piece !== '') ?? '';
}

function authors(citation: XmlElement): string {
  const groups = childElements(citation, 'person-group').filter((group) => !isEditors(group));
  return [citedNames(citation), ...groups.map(citedNames)].filter((names) => names !== '').join('; ');
}

function editors(citation: XmlElement, source: string): string {
  const names = childElements(citation, 'person-group')
    .filter(isEditors)
    .map(citedNames)
    .filter((name) => name !== '');
  if (names.length === 0) return '';
  return `${source === '' ? '' : 'In: '}${names.join('; ')} (eds)`;
}

function isEditors(group: XmlElement): boolean {
  return /editor/.test(group.attributes.get('person-group-type') ?? '');
}

function place(source: string, part: (...names: readonly string[]) => string): string {
  const issue = part('issue');
  const volume = part('volume') + (issue === '' ? '' : `(${issue})`);
  const last = part('lpage');
  const pages =
    part('fpage') === '' ? part('elocation-id', 'page-range') : part('fpage') + (last === '' ? '' : `–${last}`);
  const where = [volume, pages].filter((piece) => piece !== '').join(': ');
  return [source, where].filter((piece) => piece !== '').join(' ');
}

// A remark that only carries the DOI would say it twice.
function remarks(citation: XmlElement): string {
  const withoutLinks = childElements(citation, 'comment', 'date-in-citation').filter(
    (remark) => descendants(remark, 'ext-link', 'uri', 'pub-id').length === 0,
  );
  const texts = withoutLinks.map((remark) => foldHtml(renderStandalone(remark.children)));
  return texts.filter((text) => text !== '').join('. ');
}

function ended(sentence: string): string {
  return /[.?!…](?:<\/\w+>)*$|<\/a>$/.test(sentence) ? sentence : `${sentence}.`;
}
