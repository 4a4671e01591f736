import { pages } from '../../../../contracts/pages.ts';
import type { FoundArticle } from '../article-store.ts';
import { writeXml } from '../write-xml.ts';
import { within, written, type DepositElement } from './deposit-element.ts';
import { dated, depositedArticle } from './deposited-article.ts';
import { depositedReview } from './deposited-review.ts';
import type { OpenReviewRow } from '../open-reviews/open-review-store.ts';

/** What surrounds an article in its deposit. */
interface DepositFacts {
  readonly doi: string;
  readonly policyDoi: string | null;
  /** Figures alone; a later deposit has a larger one. */
  readonly version: string;
  readonly batchId: string;
  readonly depositor: { readonly name: string; readonly email: string };
  readonly siteUrl: string;
}

const schema = 'http://www.crossref.org/schema/5.4.0';
const namespaces = {
  xmlns: schema,
  version: '5.4.0',
  'xmlns:jats': 'http://www.ncbi.nlm.nih.gov/JATS1',
  'xmlns:fr': 'http://www.crossref.org/fundref.xsd',
  'xmlns:ai': 'http://www.crossref.org/AccessIndicators.xsd',
  'xmlns:rel': 'http://www.crossref.org/relations.xsd',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': `${schema} https://www.crossref.org/schemas/crossref5.4.0.xsd`,
};

function headOf({ batchId, version, depositor: { name, email } }: DepositFacts): DepositElement[] {
  return [
    ['doi_batch_id', {}, batchId],
    ['timestamp', {}, version],
    [
      'depositor',
      {},
      [
        ['depositor_name', {}, name],
        ['email_address', {}, email],
      ],
    ],
    ['registrant', {}, name],
  ];
}

/** The journal, with its own DOI where it is one of the same prefix. */
function journalOf(found: FoundArticle, { doi, siteUrl }: DepositFacts): DepositElement[] {
  const { journalTitle, journalAbbreviation, journalIssn, journalDoi } = found;
  const isOwn = journalDoi?.startsWith(doi.slice(0, doi.indexOf('/') + 1)) === true;
  const address = siteUrl + pages.journal.href({ catId: journalAbbreviation });
  const doiData: DepositElement[] = [
    ['doi', {}, journalDoi],
    ['resource', {}, address],
  ];
  return [
    ['full_title', {}, within(255, journalTitle)],
    ['abbrev_title', {}, within(150, journalAbbreviation)],
    ['issn', { media_type: 'electronic' }, journalIssn],
    ['doi_data', {}, isOwn ? doiData : null],
  ];
}

function issueOf({ article }: FoundArticle): DepositElement[] {
  return [
    dated('publication_date', article.publishedOn),
    ['journal_volume', {}, [['volume', {}, within(32, article.volume ?? '')]]],
    ['issue', {}, within(32, article.issue ?? '')],
  ];
}

/** What Crossref is told of an article, in its schema 5.4.0; characters that XML forbids are left out. */
export function writeDeposit(found: FoundArticle, facts: DepositFacts): string {
  const language = found.article.language.slice(0, 2).toLowerCase();
  const batch: DepositElement[] = [
    ['head', {}, headOf(facts)],
    [
      'body',
      {},
      [
        [
          'journal',
          {},
          [
            ['journal_metadata', {}, journalOf(found, facts)],
            ['journal_issue', {}, issueOf(found)],
            ['journal_article', { publication_type: 'full_text', language }, depositedArticle(found, facts)],
          ],
        ],
      ],
    ],
  ];
  return writeXml(['doi_batch', namespaces, written(batch)]);
}

/** What Crossref is told of a published review of an article. */
export const writeReviewDeposit = (found: FoundArticle, review: OpenReviewRow, facts: DepositFacts): string =>
  writeXml([
    'doi_batch',
    namespaces,
    written([
      ['head', {}, headOf(facts)],
      ['body', {}, [depositedReview(found, review, facts)]],
    ]),
  ]);
