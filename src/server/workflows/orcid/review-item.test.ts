import { expect, test } from 'vitest';
import { hasReviewSchema, reviewFaults } from '../../../test/orcid/review-schema.ts';
import { reviewItem } from './review-item.ts';

const facts = {
  reviewId: '3f0c9f0e-2c33-4c5f-9c7b-0f7a5d8a6b11',
  journalTitle: 'Emirates Journal <of> Education',
  issn: '2998-4017',
  endedAt: new Date('2026-03-04T10:00:00Z'),
};
const article = {
  work: {
    title: { text: 'On dunes & wells', html: 'On dunes &amp; wells' },
    doi: '10.5555/eijer.1',
    address: 'https://example.org/journal/EIJER/1',
  },
  reviewsAddress: 'https://example.org/journal/EIJER/1/reviews#report-1-1',
};

test('issue 36: a review tells whom, for which journal and in which year, and nothing of the manuscript', () => {
  expect(reviewItem(facts, 'Example Press', null)).toEqual({
    'reviewer-role': 'reviewer',
    'review-identifiers': {
      'external-id': [
        {
          'external-id-type': 'source-work-id',
          'external-id-value': facts.reviewId,
          'external-id-relationship': 'self',
        },
      ],
    },
    'review-type': 'review',
    'review-completion-date': { year: { value: '2026' } },
    'review-group-id': 'issn:2998-4017',
    'convening-organization': { name: 'Example Press', address: {} },
  });
});

test('a signed report that is public names its article', () => {
  expect(reviewItem(facts, 'Example Press', article)).toMatchObject({
    'review-url': { value: article.reviewsAddress },
    'subject-external-identifier': { 'external-id-type': 'doi', 'external-id-value': '10.5555/eijer.1' },
    'subject-name': { title: { value: 'On dunes & wells' } },
    'review-completion-date': { year: { value: '2026' } },
  });
});

test.skipIf(!hasReviewSchema)('ORCID’s schema takes both, and sees a fault', () => {
  expect(reviewFaults(reviewItem(facts, 'Example Press', null))).toEqual([]);
  expect(reviewFaults(reviewItem(facts, 'Example & Sons', article))).toEqual([]);
  const withoutDoi = { ...article, work: { ...article.work, doi: null } };
  expect(reviewFaults(reviewItem(facts, 'Example Press', withoutDoi))).toEqual([]);
  expect(reviewFaults(reviewItem({ ...facts, issn: '' }, 'Example Press', null))).not.toEqual([]);
});
