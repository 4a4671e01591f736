import type { ProductionReference } from '../../../../contracts/production-values.ts';
import { readDoi } from '../../../../contracts/read-doi.ts';
import { htmlTree } from '../jats-file/html-tree.ts';
import { foldHtml } from '../jats/html-text.ts';
import { webAddress } from '../jats/web-address.ts';
import { isElement } from '../jats/xml-tree.ts';
import { cleanWords } from './clean-words.ts';
import { writeHtml, type HtmlNode } from './html-nodes.ts';
import { ownId } from './own-ids.ts';

const outwardOnly = (node: HtmlNode): HtmlNode[] => {
  if (!isElement(node)) return [node];
  const children = node.children.flatMap(outwardOnly);
  return node.attributes.get('href')?.startsWith('#') ? children : [{ ...node, children }];
};

/** A reference is one line of words with links to the web. */
const cleanWordsOf = (html: string): string => foldHtml(writeHtml(cleanWords(htmlTree(html), []).flatMap(outwardOnly)));

const doiOf = (doi: string | null | undefined): string | null => (doi ? readDoi(doi.trim()) : null);

/** References with ids of our own, each given once, and addresses of the web only. */
export function cleanReferences(references: readonly ProductionReference[]): ProductionReference[] {
  const taken = new Set<string>();
  return references.map((reference) => {
    const { html, doi, foundDoi, url } = reference;
    const own = ownId(reference.id);
    let id = own;
    for (let number = 2; taken.has(id); number += 1) id = `${own}-${number}`;
    taken.add(id);
    const found = foundDoi === undefined ? {} : { foundDoi: doiOf(foundDoi) };
    return { ...reference, id, html: cleanWordsOf(html), doi: doiOf(doi), url: webAddress(url ?? undefined), ...found };
  });
}
