import { doiHref } from '../../../../contracts/doi-href.ts';
import { outwardLink } from './article-links.ts';
import { findDoi, readDoi } from './doi.ts';
import { escapeHtml } from './html-text.ts';
import { descendants, textOf } from './xml-tree.ts';
import { webAddress } from './web-address.ts';
import type { InlineRule } from './inline-rules.ts';
import type { XmlElement } from './xml-tree.ts';

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
  const addresses = links.map((link) => webAddress(link.attributes.get('xlink:href') ?? textOf(link)));
  return addresses.find((address) => address !== null) ?? null;
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
