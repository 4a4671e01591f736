import { outwardLink, outwardRules } from './article-links.ts';
import { citedNames } from './citation-names.ts';
import { readCitationAddress, readCitationDoi, shownIdentifier } from './citation-identifiers.ts';
import { doiHref } from '../../../../contracts/doi-href.ts';
import { formattingRules } from './formatting-rules.ts';
import { escapeHtml, foldHtml } from './html-text.ts';
import { inlineRenderer } from './inline-rules.ts';
import { renderStandalone } from './rich-text.ts';
import { childElements, textOf } from './xml-tree.ts';
import type { InlineRule } from './inline-rules.ts';
import type { XmlElement } from './xml-tree.ts';

type Part = (...names: readonly string[]) => string;

/** Makes a sentence of a citation that comes in parts: who (when). What. Where. Then the rest, so that nothing is lost. */
export function elementCitationHtml(citation: XmlElement): string {
  const used = new Set<XmlElement>();
  const part: Part = (...names) => {
    const found = names
      .flatMap((name) => childElements(citation, name))
      .map((element) => ({ element, html: foldHtml(renderStandalone(element.children)) }))
      .find(({ html }) => html !== '');
    if (found !== undefined) used.add(found.element);
    return found?.html ?? '';
  };
  const title = part('article-title', 'chapter-title', 'data-title', 'part-title', 'trans-title');
  const who = authors(citation);
  const opening = who === '' ? [title] : [who, title];
  const year = dateOf(part('year'), part('month', 'season'), part('day'));
  const dated = opening.map((piece, index) => (index === 0 && year !== '' ? `${piece} (${year})`.trim() : piece));
  const source = part('source', 'conf-name', 'series');
  const sentences = [
    ...dated,
    [editors(citation, source), place(source === '' ? '' : `<i>${source}</i>`, part)].filter(Boolean).join(' '),
    part('edition'),
    [part('publisher-loc'), part('publisher-name')].filter((piece) => piece !== '').join(': '),
    ...childElements(citation)
      .filter((element) => !used.has(element) && !named.has(element.name) && !isDoiAlone(element))
      .map((element) => foldHtml(renderRest([element]))),
  ].filter((sentence) => sentence !== '');
  return [...sentences.map(ended), ...addresses(citation, sentences.join(' '))].join(' ');
}

// The people and groups, which stand at the beginning or before the book; a label is the number in a list.
const named = new Set(['name', 'string-name', 'collab', 'anonymous', 'etal', 'person-group', 'label']);

const renderRest = inlineRenderer(
  new Map<string, InlineRule>([
    ...formattingRules,
    ...outwardRules,
    ['pub-id', shownIdentifier],
    ['object-id', shownIdentifier],
    ['issn', () => ''],
  ]),
);

function dateOf(year: string, month: string, day: string): string {
  return [year, month, day].filter((piece) => piece !== '').join(/^\d+$/.test(month) ? '-' : ' ');
}

// The address at the end says it.
function isDoiAlone(element: XmlElement): boolean {
  return /^(?:doi:?\s*)?(?:https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4,9}\/\S+$/i.test(textOf(element));
}

function addresses(citation: XmlElement, written: string): string[] {
  const doi = readCitationDoi(citation);
  const address = doi === null ? readCitationAddress(citation) : doiHref(doi);
  if (address === null || written.includes(`href="${escapeHtml(address)}"`)) return [];
  return [outwardLink(address, escapeHtml(address))];
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

function place(source: string, part: Part): string {
  const issue = part('issue');
  const volume = part('volume') + (issue === '' ? '' : `(${issue})`);
  const first = part('fpage');
  const last = part('lpage');
  const pages = first === '' ? part('elocation-id', 'page-range') : first + (last === '' ? '' : `–${last}`);
  const where = [volume, pages].filter((piece) => piece !== '').join(': ');
  return [source, where].filter((piece) => piece !== '').join(' ');
}

function ended(sentence: string): string {
  return /[.?!…](?:<\/\w+>)*$/.test(sentence) ? sentence : `${sentence}.`;
}
