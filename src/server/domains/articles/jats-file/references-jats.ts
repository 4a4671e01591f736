import type { Reference } from '../../../../contracts/article-parts.ts';
import { citedDoi } from '../../../../contracts/cited-doi.ts';
import { doiHref } from '../../../../contracts/doi-href.ts';
import type { SourceFacts } from '../../../db/schema/publications.ts';
import { descendants, rawText, type XmlNode as TreeNode } from '../jats/xml-tree.ts';
import type { XmlElement, XmlNode } from '../write-xml.ts';
import { htmlTree } from './html-tree.ts';
import { inCitation, inlineJats, type Writing } from './inline-jats.ts';
import { optional } from './optional-element.ts';

/** Kinds of works for which the rules want parts that a written citation does not have. */
const inParts = new Set(['preprint', 'data']);

/** Whether the words of a citation or its links have the DOI. */
function isTold(doi: string, nodes: readonly TreeNode[]): boolean {
  const holder = { name: 'p', attributes: new Map<string, string>(), children: nodes };
  const links = descendants(holder, 'a').map((link) => link.attributes.get('href') ?? '');
  const said = [rawText(holder), ...links].join(' ').toLowerCase();
  return [doi, doiHref(doi).replace('https://doi.org/', '')].some((form) => said.includes(form.toLowerCase()));
}

function referenceJats(reference: Reference, place: number, facts: SourceFacts | null, writing: Writing): XmlElement {
  const { id, html } = reference;
  const doi = citedDoi(reference);
  const nodes = htmlTree(html);
  const { label = null, kind = null } = facts?.references[place] ?? {};
  const type = kind === null || inParts.has(kind) ? 'other' : kind;
  const identifier: XmlNode[] =
    doi === null || isTold(doi, nodes) ? [] : [' ', ['pub-id', { 'pub-id-type': 'doi' }, doi]];
  return [
    'ref',
    { id: `front-ref-${place + 1}`, ...writing.ids.claim(id) },
    [
      ...optional('label', {}, label),
      ['mixed-citation', { 'publication-type': type }, [...inlineJats(nodes, inCitation, writing), ...identifier]],
    ],
  ];
}

/** The works that the article cites, in their order. */
export function referencesJats(
  references: readonly Reference[],
  facts: SourceFacts | null,
  writing: Writing,
): XmlElement[] {
  const works = references.map((reference, place) => referenceJats(reference, place, facts, writing));
  return works.length === 0 ? [] : [['ref-list', {}, [['title', {}, 'References'], ...works]]];
}
