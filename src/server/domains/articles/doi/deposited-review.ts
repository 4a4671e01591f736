import type { OpenReviewKind } from '../../../../contracts/open-review.ts';
import { pages } from '../../../../contracts/pages.ts';
import * as t from '../../../../messages/article-responses.ts';
import type { FoundArticle } from '../article-store.ts';
import type { OpenReviewRow } from '../open-reviews/open-review-store.ts';
import { authorsOf } from './deposited-article.ts';
import { within, type DepositElement } from './deposit-element.ts';

/** Crossref’s types of what belongs to a review, and the roles of their writers. */
const types: Readonly<Record<OpenReviewKind, string>> = {
  report: 'referee-report',
  answers: 'author-comment',
  letter: 'editor-report',
};
const roles: Readonly<Record<OpenReviewKind, string>> = { report: 'reviewer', answers: 'author', letter: 'editor' };

/** The writer: by name where they sign, else as anonymous; answers are their authors’. */
function writersOf(found: FoundArticle, { kind, signedBy }: OpenReviewRow): DepositElement[] {
  if (kind === 'answers') return authorsOf(found);
  const attributes = { sequence: 'first', contributor_role: roles[kind] };
  return [signedBy === null ? ['anonymous', attributes, null] : ['organization', attributes, within(511, signedBy)]];
}

/** What a review is called at Crossref. */
function titleOf({ article }: FoundArticle, { kind, round, reviewerNumber, state }: OpenReviewRow): string {
  const about = { article: article.title.text, round, number: reviewerNumber ?? 0 };
  const titles: Readonly<Record<OpenReviewKind, () => string>> = {
    report: () => t.reportTitle(about),
    answers: () => t.answersTitle(about),
    letter: () => t.letterTitle(about),
  };
  const isGone = state === 'taken-down' || article.withdrawnOn !== null;
  return isGone ? t.withdrawnReview({ title: titles[kind]() }) : titles[kind]();
}

const running: Readonly<Record<OpenReviewKind, string>> = { report: 'RC', answers: 'AC', letter: 'EC' };

/** A published review's deposit, in the order of the schema; the first round is round zero. */
export function depositedReview(
  found: FoundArticle,
  row: OpenReviewRow,
  { doi, siteUrl }: { readonly doi: string; readonly siteUrl: string },
): DepositElement {
  const { article, journalAbbreviation } = found;
  const [year = '', month = '', day = ''] = row.writtenOn.split('-');
  const place = { catId: journalAbbreviation, articleId: article.id };
  const attributes = { stage: 'pre-publication', type: types[row.kind], 'revision-round': String(row.round - 1) };
  const licence = article.access === 'open' && row.state === 'published' ? article.licenceUrl : null;
  const about = row.kind === 'answers' ? 'isCommentOn' : 'isReviewOf';
  return [
    'peer_review',
    attributes,
    [
      ['contributors', {}, writersOf(found, row)],
      ['titles', {}, [['title', {}, within(5000, titleOf(found, row))]]],
      [
        'review_date',
        {},
        [
          ['month', {}, month],
          ['day', {}, day],
          ['year', {}, year],
        ],
      ],
      ['running_number', {}, `${running[row.kind]}${row.round}.${row.reviewerNumber ?? 0}`],
      ['ai:program', { name: 'AccessIndicators' }, [['ai:license_ref', { applies_to: 'vor' }, licence]]],
      [
        'rel:program',
        { name: 'relations' },
        [
          [
            'rel:related_item',
            {},
            [['rel:inter_work_relation', { 'relationship-type': about, 'identifier-type': 'doi' }, article.doi]],
          ],
        ],
      ],
      [
        'doi_data',
        {},
        [
          ['doi', {}, doi],
          ['resource', {}, `${siteUrl}${pages.articleReviews.href(place)}#${row.anchor}`],
        ],
      ],
    ],
  ];
}
