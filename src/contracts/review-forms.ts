import { defineCall, TextReply } from './call.ts';
import { NewQuestions, ReviewQuestion } from './review-form-values.ts';
import { Id, Instant, seenCount } from './values.ts';
import { z } from './zod-for-pages.ts';

/** The current version of a journal’s review form; version 0 has no questions. */
export const ReviewForm = z.object({
  journalId: Id,
  journalTitle: z.string(),
  version: z.int(),
  savedAt: Instant.nullable(),
  questions: z.array(ReviewQuestion),
});
export type ReviewForm = z.infer<typeof ReviewForm>;

const ofJournal = z.object({ journalId: Id });

/** What a journal asks its reviewers in addition to the usual report. */
export const reviewForms = {
  single: defineCall({
    method: 'GET',
    path: '/api/editorial/settings/:journalId/review-form',
    summary: 'The questions that a journal asks its reviewers',
    access: 'administrator',
    params: ofJournal,
    reply: ReviewForm,
  }),
  save: defineCall({
    method: 'PUT',
    path: '/api/editorial/settings/:journalId/review-form',
    summary:
      'Saves a new version of a review form, for reviewers who accept from now on; 409 if it was saved elsewhere',
    access: 'administrator',
    params: ofJournal,
    body: z.object({ version: seenCount, questions: NewQuestions }),
    reply: z.object({ message: z.string(), form: ReviewForm }),
  }),
  answers: defineCall({
    method: 'GET',
    path: '/api/editorial/journals/:journalId/review-answers.csv',
    summary: 'The answers to a journal’s review form as CSV, for its editors and administrators',
    access: 'user',
    params: ofJournal,
    reply: TextReply,
    replyKind: 'text',
    mediaType: 'text/csv',
  }),
} as const;
