import { doiHref } from '../../../../contracts/doi-href.ts';
import { readDoi } from './doi.ts';
import { webAddress } from './web-address.ts';
import { childElements, textOf } from './xml-tree.ts';
import type { JatsRelation } from './jats-article.ts';
import type { XmlElement } from './xml-tree.ts';

/** The articles that this one names as related, such as the one that it corrects or retracts. */
export function readRelatedArticles(meta: XmlElement): JatsRelation[] {
  return childElements(meta, 'related-article').flatMap((related) => {
    const written = related.attributes.get('xlink:href') ?? textOf(related);
    const doi = isDoi(related, written) ? readDoi(written) : null;
    const url = doi === null ? webAddress(written) : doiHref(doi);
    const type = related.attributes.get('related-article-type') ?? 'related';
    return url === null ? [] : [{ type: type.toLowerCase(), doi: doi?.toLowerCase() ?? null, url }];
  });
}

function isDoi(related: XmlElement, written: string): boolean {
  return (
    related.attributes.get('ext-link-type') === 'doi' || /^(?:info:doi\/|doi:|10\.\d{4})|doi\.org\//i.test(written)
  );
}
