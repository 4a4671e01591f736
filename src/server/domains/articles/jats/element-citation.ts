import { outwardLink, outwardRules } from './article-links.ts';
import { childElements, textOf, type XmlElement, descendants, isElement, type XmlNode } from './xml-tree.ts';
import { readPersonName } from './person-name.ts';
import { renderStandalone } from './rich-text.ts';
import { doiHref } from '../../../../contracts/doi-href.ts';
import { findDoi, readDoi } from '../../../../contracts/read-doi.ts';
import { webAddress } from './web-address.ts';
import { formattingRules } from './formatting-rules.ts';
import { escapeHtml, foldHtml } from './html-text.ts';
import { inlineRenderer, type InlineRule } from './inline-rules.ts';

/** The DOI of a cited work: from its identifier, a link, or a remark that says DOI. */
export function readCitationDoi(citation: XmlElement): string | null {
  const identifiers = descendants(citation, 'pub-id', 'object-id').filter(
    (identifier) => identifier.attributes.get('pub-id-type') === 'doi',
  );
  const links = descendants(citation, 'ext-link', 'uri').filter(leadsToDoi);
  const remarks = descendants(citation, 'comment').filter((remark) => /doi/i.test(textOf(remark)));
  const candidates = [
    ...links.map((link) => link.attributes.get('xlink:href') ?? ''),
    ...[...links, ...remarks].map(textOf),
    /\bdoi:?\s*(\S+)/i.exec(textOf(citation))?.[1] ?? '',
  ];
  const found = [...identifiers.map((identifier) => readDoi(textOf(identifier))), ...candidates.map(findDoi)];
  return found.find((doi) => doi !== null) ?? null;
}

/** The first address of a cited work that is not its DOI. */
export function readCitationAddress(citation: XmlElement): string | null {
  const links = descendants(citation, 'ext-link', 'uri').filter((link) => !leadsToDoi(link));
  const found = links.map((link) => webAddress(link.attributes.get('xlink:href') ?? textOf(link)));
  return found.find((address) => address !== null) ?? null;
}

function leadsToDoi(link: XmlElement): boolean {
  const address = link.attributes.get('xlink:href') ?? textOf(link);
  return link.attributes.get('ext-link-type') === 'doi' || /doi\.org\/|^(?:info:)?doi[:/]|^10\.\d{4}/i.test(address);
}

const readersTypes = new Set(['accession', 'archive', 'ark', 'arxiv', 'handle', 'isbn']);

/** Numbers of other databases are for machines; shown is what leads a reader to the work, as a link where it is one. */
export const shownIdentifier: InlineRule = (element) => {
  const type = element.attributes.get('pub-id-type') ?? '';
  const text = escapeHtml(textOf(element));
  const doi = type === 'doi' ? readDoi(textOf(element)) : null;
  const address = doi === null ? webAddress(element.attributes.get('xlink:href')) : doiHref(doi);
  if (address !== null) return outwardLink(address, text);
  return readersTypes.has(type) ? text : '';
};

/** The people and groups of a citation in one line: Surname, Given; Surname, Given. */
export function citedNames(holder: XmlElement): string {
  const names = childElements(holder, 'name', 'string-name', 'collab', 'anonymous', 'etal').map(citedName);
  return names.filter((name) => name !== '').join('; ');
}

function citedName(element: XmlElement): string {
  if (element.name === 'etal') return 'et al.';
  if (element.name === 'anonymous') return 'Anonymous';
  // A name without parts may be a group's, whose last word is no family name.
  const isWhole = childElements(element, 'surname', 'given-names').length === 0;
  if (element.name === 'collab' || isWhole) return renderStandalone(element.children).trim();
  const name = readPersonName(element);
  if (name === null) return '';
  return escapeHtml([name.lastName, name.givenName].filter((part) => part !== '').join(', '));
}

type Part = (...names: readonly string[]) => string;

/** Makes a sentence from the parts of a citation: who (when). What. Where. Then the rest, so that nothing is lost. */
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

// People and groups come first or before the book; a label is the number in a list.
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

/** Renders content that already has its punctuation. */
export function punctuatedHtml(nodes: readonly XmlNode[]): string {
  return foldHtml(inline(nodes));
}

/** Renders a citation with its own punctuation; one that holds parts without any becomes a sentence of them. */
export function mixedCitationHtml(citation: XmlElement): string {
  const isBare = citation.children.every((child) => isElement(child) || child.trim() === '');
  const isOfParts = childElements(citation, 'source', 'article-title', 'year').length > 1;
  return isBare && isOfParts ? elementCitationHtml(citation) : punctuatedHtml(citation.children);
}
