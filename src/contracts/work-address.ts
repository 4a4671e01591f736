import type { Reference } from './article-parts.ts';
import { citedDoi } from './cited-doi.ts';
import { doiHref } from './doi-href.ts';

/** Whether a text leads to this address; a DOI has had several resolvers. */
function isLinked(html: string, address: string, doi: string | null): boolean {
  const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => target.toLowerCase());
  return (
    targets.includes(address.toLowerCase()) ||
    (doi !== null && targets.some((target) => target.endsWith(doi.toLowerCase())))
  );
}

/** The address of a cited work; null where there is none, or the reference's own text leads there. */
export function workAddress(reference: Reference): string | null {
  const doi = citedDoi(reference);
  const address = doi ? doiHref(doi) : reference.url;
  return address === null || isLinked(reference.html, address, doi) ? null : address;
}
