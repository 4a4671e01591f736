import * as t from '../messages/contracts.ts';
import { defineCall } from './call.ts';
import { fileSlots, manuscriptStatuses, parties, reviewModels, publicationModes } from './constants.ts';
import { ManuscriptFile, manuscriptTexts, OptionalSlot } from './manuscript-values.ts';
import { longestAppeal, longestReason, mostExtraDays } from './review-limits.ts';
import { OwnChoice } from './open-review.ts';
import { AnonymityCheck, AuthorDecision, PointAnswer } from './review-values.ts';
import { StatedStatements, Statements } from './statements.ts';
import { fileAddress, flag, Id, Instant, PartialDay, prose, seenCount } from './values.ts';
import { z } from './zod-for-pages.ts';

export const authorActions = [
  'edit',
  'resubmit',
  'revise',
  'ask-extension',
  'withdraw',
  'move',
  'decline-move',
  'appeal',
  'choose-mode',
  'mean-it',
] as const;
export type AuthorAction = (typeof authorActions)[number];

/** The status of a manuscript, for its submitting author. */
export const FollowedManuscript = z.object({
  id: Id,
  manuscriptNumber: z.string(),
  articleTitle: z.string(),
  articleAbstract: z.string(),
  articleKeywords: z.array(z.string()),
  statements: StatedStatements,
  journalTitle: z.string(),
  journalAbbreviation: z.string(),
  reviewModel: z.enum(reviewModels),
  articleStatus: z.enum(manuscriptStatuses),
  version: z.int(),
  round: z.int(),
  receivedOn: PartialDay,
  turn: z.enum(parties).nullable(),
  /** A day only: a time could reveal who acted. */
  dueOn: PartialDay.nullable(),
  /** The last day for an appeal, while the author can make one. */
  appealBy: PartialDay.nullable(),
  /** The journal's usual time for this step, in days. */
  usualDays: z.int().nullable(),
  /** What has happened, the first step first; without names of reviewers and without their number. */
  steps: z.array(z.object({ on: PartialDay, what: z.string() })),
  decisions: z.array(AuthorDecision),
  files: z.array(ManuscriptFile),
  anonymity: AnonymityCheck.nullable(),
  /** The answers to the reports that are being prepared. */
  answers: z.array(PointAnswer),
  answersVersion: z.int(),
  extension: z.object({ days: z.int(), state: z.enum(['waiting', 'granted', 'refused']) }).nullable(),
  mode: z.enum(publicationModes).nullable(),
  /** Whether the author agrees that the reviews are published; null where the journal does not publish any. */
  publication: OwnChoice.nullable(),
  allowed: z.array(z.enum(authorActions)),
});
export type FollowedManuscript = z.infer<typeof FollowedManuscript>;

const ofOne = z.object({ articleId: Id });
const Changed = z.object({ message: z.string(), manuscript: FollowedManuscript });
const path = (rest: string) => `/api/review/manuscripts/:articleId${rest}`;
const seen = { version: seenCount };

/** What the submitting author of a manuscript in peer review does. */
export const revisions = {
  follow: defineCall({
    method: 'GET',
    path: path(''),
    summary: 'The status of a manuscript, its next step and deadline, decisions and anonymous reports',
    access: 'user',
    params: ofOne,
    reply: FollowedManuscript,
  }),
  saveAnswers: defineCall({
    method: 'PUT',
    path: path('/answers'),
    summary: 'Saves draft answers to the reports; 409 if they were saved elsewhere since',
    access: 'user',
    params: ofOne,
    body: z.object({ version: seenCount, answers: z.array(PointAnswer).max(500) }),
    reply: z.object({ version: z.int(), savedAt: Instant }),
  }),
  revise: defineCall({
    method: 'POST',
    path: path('/revision'),
    summary: 'Submits a revision with an answer to each point; the authors stay the same',
    access: 'user',
    params: ofOne,
    body: z.object({
      ...seen,
      ...manuscriptTexts,
      /** Left out: they stay. */
      statements: Statements.optional(),
      filesUrl: z.array(fileAddress).max(fileSlots.length).default([]),
      /** Names the manuscript among files that have no slot (decision 39). */
      publicPdfName: z.string().max(300).optional(),
      /** The slots that are to be empty; never the manuscript's own. */
      emptiedSlots: z.array(OptionalSlot).default([]),
      /** To every report one at least; none where a revision was asked for without reports. */
      answers: z.array(PointAnswer).max(500),
      /** The texts may name the authors: they go to the editor all the same, who reads what was found. */
      isMeant: flag.default(false),
    }),
    reply: Changed,
  }),
  askExtension: defineCall({
    method: 'POST',
    path: path('/extension'),
    summary: 'Asks for more time for a revision, before its deadline',
    access: 'user',
    params: ofOne,
    body: z.object({ days: z.int().min(1).max(mostExtraDays.revision), reason: prose(t.theReason, longestReason) }),
    reply: Changed,
  }),
  withdraw: defineCall({
    method: 'POST',
    path: path('/withdraw'),
    summary: 'Withdraws a manuscript at any time before publication',
    access: 'user',
    params: ofOne,
    body: z.object({ ...seen, reason: z.union([z.literal(''), prose(t.theReason, longestReason)]).default('') }),
    reply: Changed,
  }),
  move: defineCall({
    method: 'POST',
    path: path('/move'),
    summary: 'Moves a manuscript, with its reports, to the journal suggested in the decision',
    access: 'user',
    params: ofOne,
    body: z.object(seen),
    reply: Changed,
  }),
  declineMove: defineCall({
    method: 'POST',
    path: path('/decline-move'),
    summary: 'Declines the journal that an editor suggested; the manuscript goes on from where it was',
    access: 'user',
    params: ofOne,
    body: z.object({ ...seen, reason: z.union([z.literal(''), prose(t.theReason, longestReason)]).default('') }),
    reply: Changed,
  }),
  appeal: defineCall({
    method: 'POST',
    path: path('/appeal'),
    summary: 'Appeals against a rejection, once and within 30 days; the editor in chief answers',
    access: 'user',
    params: ofOne,
    body: z.object({ ...seen, reason: prose(t.theReason, longestAppeal) }),
    reply: Changed,
  }),
  meanIt: defineCall({
    method: 'POST',
    path: path('/anonymity'),
    summary: 'Confirms the findings of the anonymity check as intended',
    access: 'user',
    params: ofOne,
    body: z.object(seen),
    reply: Changed,
  }),
} as const;
