import { doiHref } from '../../../../contracts/doi-href.ts';
import {
  mostReferences,
  type ProductionReference,
  type ProductionText,
} from '../../../../contracts/production-values.ts';
import { findDoi } from '../../../../contracts/read-doi.ts';
import type { ListedReference } from '../../../ports/structure/structured-text.ts';
import { htmlTree } from '../jats-file/html-tree.ts';
import { outwardLink } from '../jats/article-links.ts';
import { escapeHtml } from '../jats/html-text.ts';
import { isElement } from '../jats/xml-tree.ts';
import { cleanText } from './clean-text.ts';
import { writeHtml } from './html-nodes.ts';
import { linkText, numberedReferences } from './link-text.ts';
import { readCsl } from './read-csl.ts';
import { readReference } from './read-reference.ts';
import { styledReference } from './styled-reference.ts';

const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:)\]]|\bdoi:\s*10\.\d{4,9}\/[^\s<>"]*[^\s<>".,;:)\]]/giu;

/** Addresses and DOIs among the words of a reference as links. */
function withLinks(html: string): string {
  return htmlTree(html)
    .map((node) => {
      if (isElement(node)) return writeHtml([node]);
      let at = 0;
      let out = '';
      for (const { 0: written, index } of node.matchAll(address)) {
        const doi = /^doi:/iu.test(written) ? findDoi(written) : null;
        const target = doi === null ? written : doiHref(doi);
        if (!URL.canParse(target)) continue;
        out += escapeHtml(node.slice(at, index)) + outwardLink(target, escapeHtml(written));
        at = index + written.length;
      }
      return out + escapeHtml(node.slice(at));
    })
    .join('');
}

function productionReference({ id, html, csl }: ListedReference): ProductionReference | null {
  const work = csl === null ? readReference(html) : readCsl(csl);
  const shown = html === '' ? work && styledReference(work, 'APA') : withLinks(html);
  if (!shown) return null;
  const url = work?.url ?? '';
  const doi = [work?.doi ?? '', findDoi(html) ?? ''].find((one) => one !== '') ?? null;
  return { id, html: shown, doi, url: url === '' ? null : url, work };
}

/** The text of a manuscript as the text of an article: its references read, its citations linked, all of it cleaned. */
export function manuscriptText(
  bodyHtml: string,
  listed: readonly ListedReference[],
): Pick<ProductionText, 'bodyHtml' | 'references'> {
  const references = listed
    .slice(0, mostReferences)
    .map(productionReference)
    .filter((reference) => reference !== null);
  return cleanText({ bodyHtml: linkText(bodyHtml, references, numberedReferences(listed)), references }).text;
}
