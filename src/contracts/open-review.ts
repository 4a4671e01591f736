import * as t from '../messages/contracts.ts';
import { defineCall } from './call.ts';
import { longestReason } from './review-limits.ts';
import { TextFinding } from './review-values.ts';
import { flag, Id, PartialDay, prose } from './values.ts';
import { z } from './zod-for-pages.ts';

/** What a writer agrees to: not published, published without the writer’s name, or with it. */
export const publicationChoices = ['no', 'unnamed', 'named'] as const;
const Choice = z.enum(publicationChoices);
export type PublicationChoice = z.infer<typeof Choice>;

/** What is published of a review: a report, the authors’ answers to it, and a decision letter. */
export const openReviewKinds = ['report', 'answers', 'letter'] as const;
const Kind = z.enum(openReviewKinds);
export type OpenReviewKind = z.infer<typeof Kind>;

/** What a piece says; nothing of who wrote it. */
export const OpenReviewContents = z.object({
  text: z.string(),
  /** The public answers to the journal’s questions, in words. */
  answered: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** The points of a report with the authors’ answers. */
  points: z.array(z.object({ point: z.string(), answer: z.string() })),
});
export type OpenReviewContents = z.infer<typeof OpenReviewContents>;

/** A published piece of a review, as everyone reads it. */
export const OpenReview = OpenReviewContents.extend({
  /** Its place on the page of reviews, such as `report-1-2` for the second reviewer’s report of the first round. */
  anchor: z.string(),
  kind: Kind,
  round: z.int(),
  /** Reviewer 1, 2, … the same in every round; null for a letter. */
  reviewerNumber: z.int().nullable(),
  /** The name of who signed it. */
  signedBy: z.string().nullable(),
  writtenOn: PartialDay,
  publishedOn: PartialDay,
  doi: z.string().nullable(),
  /** Taken down: its texts are gone, its address and its DOI stay. */
  isTakenDown: z.boolean(),
});
export type OpenReview = z.infer<typeof OpenReview>;

/** Why a piece cannot be published now. */
export const obstacles = ['setting', 'author', 'writer', 'report', 'quotes', 'unpublished', 'names'] as const;
export type Obstacle = (typeof obstacles)[number];

/** A piece as editors decide about it. */
export const PublishablePiece = z.object({
  kind: Kind,
  /** The report’s or the decision’s. */
  id: Id,
  round: z.int(),
  reviewerNumber: z.int().nullable(),
  choice: Choice,
  state: z.enum(['open', 'left-out', 'published', 'taken-down']),
  obstacle: z.enum(obstacles).nullable(),
  /** What it says, or would say. */
  contents: OpenReviewContents,
  /** Who is named that readers do not know. */
  findings: z.array(TextFinding),
});
export type PublishablePiece = z.infer<typeof PublishablePiece>;

/** What is published of a manuscript’s reviews, for its editors. */
export const Publication = z.object({
  /** Whether the journal publishes reviews now. */
  isOffered: z.boolean(),
  authorAgrees: z.boolean(),
  /** The caller’s own choice for their letters; null if they wrote none. */
  ownChoice: Choice.nullable(),
  articleUrl: z.string().nullable(),
  mayTakeDown: z.boolean(),
  pieces: z.array(PublishablePiece),
});
export type Publication = z.infer<typeof Publication>;

/** A writer’s own choice, where the journal publishes reviews or did when it was made. */
export const OwnChoice = z.object({ choice: Choice, isOffered: z.boolean() });
export type OwnChoice = z.infer<typeof OwnChoice>;

const ofArticle = z.object({ articleId: Id });
const Piece = z.object({ kind: Kind, id: Id });
const path = (rest: string) => `/api/editorial/manuscripts/:articleId/publication${rest}`;
const Changed = z.object({ message: z.string(), publication: Publication });

const act = <B extends z.ZodType>(name: string, summary: string, body: B) =>
  defineCall({ method: 'POST', path: path(name), summary, access: 'user', params: ofArticle, body, reply: Changed });

/** Reviews that are published with their article. */
export const openReview = {
  ofArticle: defineCall({
    method: 'GET',
    path: '/api/journalArticle/reviews/:articleId',
    summary: 'The published reviews of an article, in the order of rounds; none of a withdrawn one',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    params: ofArticle,
    reply: z.array(OpenReview),
  }),
  chooseAsReviewer: defineCall({
    method: 'PUT',
    path: '/api/review/reviews/:invitationId/publication',
    summary: 'Chooses whether the caller’s reports on the manuscript are published, and whether with their name',
    access: 'user',
    params: z.object({ invitationId: Id }),
    body: z.object({ choice: Choice }),
    reply: z.object({ message: z.string() }),
  }),
  chooseAsAuthor: defineCall({
    method: 'PUT',
    path: '/api/review/manuscripts/:articleId/publication',
    summary: 'Chooses whether the reviews of the caller’s manuscript are published, with the authors’ answers',
    access: 'user',
    params: ofArticle,
    body: z.object({ isAgreed: flag }),
    reply: z.object({ message: z.string() }),
  }),
  pieces: defineCall({
    method: 'GET',
    path: path(''),
    summary: 'The reports, answers and letters of a manuscript with what their writers chose, for its editors',
    access: 'user',
    params: ofArticle,
    reply: Publication,
  }),
  chooseAsEditor: act(
    '/choice',
    'Chooses whether the caller’s decision letters are published, and whether with their name',
    z.object({ choice: Choice }),
  ),
  publish: act(
    '/publish',
    'Publishes a piece of a review whose writer agrees; 409 with findings if it may name someone',
    Piece.extend({ isMeant: flag.default(false) }),
  ),
  leaveOut: act('/leave-out', 'Leaves a piece of a review out of what is published', Piece),
  takeDown: act(
    '/take-down',
    'Takes a published piece of a review down, for administrators; its address says so',
    Piece.extend({ reason: prose(t.theReason, longestReason) }),
  ),
} as const;
