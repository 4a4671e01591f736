import * as t from '../messages/contracts.ts';
import { TextReply, defineCall } from './call.ts';
import { deskFilters } from './desk-values.ts';
import { EditorsManuscript } from './editorial-values.ts';
import { longestReason } from './review-limits.ts';
import { Id, prose, seenCount } from './values.ts';
import { z } from './zod-for-pages.ts';

/** As many manuscripts as are assigned, or have their reviewers reminded, at once. */
export const mostAssigned = 100;

const ofOne = z.object({ articleId: Id });

/** The version and the handling editor that were read before acting; later ones are not changed unseen (decision 35). */
const Seen = z.object({ version: seenCount, from: Id.nullable() });

/** An editor, with the abbreviations of their journals among those that the caller edits. */
const JournalEditor = z.object({ userId: Id, name: z.string(), journals: z.array(z.string()) });
export type JournalEditor = z.infer<typeof JournalEditor>;

/** What became of many manuscripts at once: those that were refused, each with its reason. */
const ManyDone = z.object({
  message: z.string(),
  refused: z.array(z.object({ articleId: Id, reason: z.string() })),
});
export type Refused = z.infer<typeof ManyDone>['refused'];

/** Who handles a manuscript; finer rules are the use cases'. */
export const assignment = {
  editors: defineCall({
    method: 'GET',
    path: '/api/editorial/editors',
    summary: 'The editors of the journals that the caller edits',
    access: 'user',
    reply: z.array(JournalEditor),
  }),
  assign: defineCall({
    method: 'POST',
    path: '/api/editorial/manuscripts/:articleId/assign',
    summary: 'Assigns, takes on or hands over a manuscript; null leaves it unassigned',
    access: 'user',
    params: ofOne,
    body: Seen.extend({ editorId: Id.nullable() }),
    reply: z.object({ message: z.string(), manuscript: EditorsManuscript }),
  }),
  recuse: defineCall({
    method: 'POST',
    path: '/api/editorial/manuscripts/:articleId/recuse',
    summary: 'Recuses the caller as an editor, for good; the reason is for editors only',
    access: 'user',
    params: ofOne,
    body: z.object({ version: seenCount, reason: prose(t.theReason, longestReason) }),
    reply: z.object({ message: z.string() }),
  }),
  assignMany: defineCall({
    method: 'POST',
    path: '/api/editorial/desk/assign',
    summary: 'Assigns manuscripts to one editor, and tells which could not be assigned and why',
    access: 'user',
    body: z.object({
      editorId: Id,
      manuscripts: z
        .array(Seen.extend({ articleId: Id }))
        .min(1)
        .max(mostAssigned, { error: () => t.tooManyAssigned({ most: mostAssigned }) }),
    }),
    reply: ManyDone,
  }),
  remindMany: defineCall({
    method: 'POST',
    path: '/api/editorial/desk/remind',
    summary: 'Reminds the reviewers who owe an answer or a late report, and tells who could not be reminded and why',
    access: 'user',
    body: z.object({
      articleIds: z
        .array(Id)
        .min(1)
        .max(mostAssigned, { error: () => t.tooManyReminded({ most: mostAssigned }) }),
    }),
    reply: ManyDone,
  }),
  deskTable: defineCall({
    method: 'GET',
    path: '/api/editorial/desk.csv',
    summary: 'A list of the desk as CSV, with the same filters',
    access: 'user',
    query: z.object(deskFilters),
    reply: TextReply,
    replyKind: 'text',
    mediaType: 'text/csv',
  }),
} as const;
