import type { Reference } from '../../../../contracts/article-parts.ts';
import { citedDoi } from '../../../../contracts/cited-doi.ts';
import { plainTextOf } from '../jats/html-text.ts';
import { within, type DepositElement } from './deposit-element.ts';

const crossrefDoi = /^10\.\d{4,9}\/\S{1,2000}$/;

/** What an article cites, each as it is printed and with its DOI where it is known. */
export function depositedReferences(references: readonly Reference[]): DepositElement {
  const citations = references.map((reference, place): DepositElement => {
    const doi = citedDoi(reference);
    return [
      'citation',
      { key: `ref${place + 1}` },
      [
        ['doi', {}, doi !== null && crossrefDoi.test(doi) ? doi : null],
        ['unstructured_citation', {}, within(10_000, plainTextOf(reference.html))],
      ],
    ];
  });
  return ['citation_list', {}, citations];
}
