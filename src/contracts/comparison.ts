import { defineCall } from './call.ts';
import { ofOne, path } from './editorial-act.ts';
import { Id } from './values.ts';
import { z } from './zod-for-pages.ts';

/** A piece of a passage; what changed is only in one of the two texts. */
const ComparedPiece = z.object({ text: z.string(), isChanged: z.boolean() });
export type ComparedPiece = z.infer<typeof ComparedPiece>;

/** Sentences of the earlier and the later text that belong together; one side is empty where the other has new text. */
const ComparedPassage = z.object({
  isSame: z.boolean(),
  before: z.array(ComparedPiece),
  after: z.array(ComparedPiece),
});
export type ComparedPassage = z.infer<typeof ComparedPassage>;

const Comparison = z.object({
  /** `preparing` while a copy for reviewers is being made; `unreadable` where one has no text. */
  state: z.enum(['ready', 'preparing', 'unreadable']),
  passages: z.array(ComparedPassage),
});
export type Comparison = z.infer<typeof Comparison>;

const version = z.coerce.number().int().min(1).max(10_000);

/** The texts of two versions of a manuscript, as their copies for reviewers show them. */
export const comparison = {
  ofVersions: defineCall({
    method: 'GET',
    path: path('/comparison'),
    summary: 'The differences between the texts of two versions, for editors',
    access: 'user',
    params: ofOne,
    query: z.object({ before: version, after: version }),
    reply: Comparison,
  }),
  sinceReview: defineCall({
    method: 'GET',
    path: '/api/review/reviews/:invitationId/comparison',
    summary: 'What changed since the version on which the reviewer reported last',
    access: 'user',
    params: z.object({ invitationId: Id }),
    reply: Comparison,
  }),
};
