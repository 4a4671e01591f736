import type { JatsSource } from '../../server/domains/articles/jats-file/jats-source.ts';
import { dataciteResource } from '../../server/domains/articles/index-records/datacite-resource.ts';
import { doajRecord } from '../../server/domains/articles/index-records/doaj-record.ts';
import { pubmedArticle } from '../../server/domains/articles/index-records/pubmed-article.ts';
import { written } from '../../server/domains/articles/doi/deposit-element.ts';
import { writeXml } from '../../server/domains/articles/write-xml.ts';
import { imported } from '../crossref/corpus-deposit.ts';
import { faultsOfRecord } from './record-schemas.ts';

const site = { name: 'Colophon', url: 'https://journals.example.org' };

/** What an article’s source says, from its file in the corpus. */
export const sourceOf = (file: string): JatsSource => ({ ...imported(file), facts: null, site });

/** The records of an article in each form. */
export const recordsOf = (source: JatsSource) => ({
  doaj: writeXml(['records', {}, written([doajRecord(source)])]),
  pubmed: writeXml(['ArticleSet', {}, written([pubmedArticle(source)])]),
  datacite: writeXml(...written([dataciteResource(source)])),
});

/** What the schemas do not take of the records of an article. */
export function faultsOfRecords(file: string): string[] {
  const { doaj, datacite } = recordsOf(sourceOf(file));
  const faults = [...faultsOfRecord('doaj', doaj), ...faultsOfRecord('datacite', datacite)];
  return faults.map((fault) => `${file}: ${fault}`);
}
