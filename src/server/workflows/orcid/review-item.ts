import { doiHref } from '../../../contracts/doi-href.ts';
import { siteDay } from '../../../contracts/site-zone.ts';
import type { SiteFacts } from '../../context.ts';
import type { CitedWork } from '../../domains/articles/index.ts';

/** What a record may tell of a review whose manuscript no one may know. */
interface ReviewFacts {
  readonly reviewId: string;
  readonly journalTitle: string;
  readonly issn: string;
  readonly endedAt: Date;
}

/** The article of a signed report that is public. */
interface ReviewedArticle {
  readonly work: Pick<CitedWork, 'title' | 'doi' | 'address'>;
  readonly reviewsAddress: string;
}

const value = (text: string) => ({ value: text });

/** The longest name of a journal, or title, that ORCID takes. */
const longestName = 1000;

function subjectOf({ work: { title, doi, address } }: ReviewedArticle, journalTitle: string) {
  const identifier = doi === null ? ['uri', address, address] : ['doi', doi, doiHref(doi)];
  const [type = '', name = '', href = ''] = identifier;
  return {
    'subject-external-identifier': {
      'external-id-type': type,
      'external-id-value': name,
      'external-id-url': value(href),
      'external-id-relationship': 'self',
    },
    'subject-container-name': value(journalTitle.slice(0, longestName)),
    'subject-type': 'journal-article',
    'subject-name': { title: value(title.text.slice(0, longestName)) },
    'subject-url': value(address),
  };
}

/** A review in the JSON of ORCID’s API, version 3: of whom, for which journal, in which year, and no more unless it is public. */
export function reviewItem(
  { reviewId, journalTitle, issn, endedAt }: ReviewFacts,
  publisher: SiteFacts['legalName'],
  article: ReviewedArticle | null,
): object {
  return {
    'reviewer-role': 'reviewer',
    'review-identifiers': {
      'external-id': [
        { 'external-id-type': 'source-work-id', 'external-id-value': reviewId, 'external-id-relationship': 'self' },
      ],
    },
    ...(article === null ? {} : { 'review-url': value(article.reviewsAddress) }),
    'review-type': 'review',
    'review-completion-date': { year: value(siteDay(endedAt).slice(0, 4)) },
    'review-group-id': `issn:${issn}`,
    ...(article === null ? {} : subjectOf(article, journalTitle)),
    'convening-organization': { name: publisher, address: {} },
  };
}
