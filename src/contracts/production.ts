import * as t from '../messages/contracts.ts';
import { defineCall, FileReply, StreamBody } from './call.ts';
import { citationStyles } from './article-parts.ts';
import { Email, flag, Id, Instant, prose, seenCount } from './values.ts';
import { Day, Quote } from './production-proof.ts';
import { AuthorsProof, ListedProduction, Named, Production, StoredRevision } from './production-reads.ts';
import { ProductionText, TextProblem } from './production-values.ts';
import { z } from './zod-for-pages.ts';

const ofManuscript = z.object({ manuscriptId: Id });
const ofNote = ofManuscript.extend({ noteId: Id });
const Done = z.object({ message: z.string() });
const Changed = Done.extend({ production: Production });
const ChangedProof = Done.extend({ proof: AuthorsProof });

/** From acceptance to publication; who may make which call is decided for each manuscript. */
export const production = {
  list: defineCall({
    method: 'GET',
    path: '/api/production',
    summary: 'The texts in production that the caller manages or copy-edits, the next due first',
    access: 'user',
    query: z.object({ published: flag.default(false) }),
    reply: z.object({
      productions: z.array(ListedProduction),
      /** Accepted manuscripts that the caller can put into production. */
      startable: z.array(Named),
    }),
  }),
  single: defineCall({
    method: 'GET',
    path: '/api/production/:manuscriptId',
    summary: 'A text in production, for its production editors and its copy-editor',
    access: 'user',
    params: ofManuscript,
    reply: Production,
  }),
  start: defineCall({
    method: 'POST',
    path: '/api/production/:manuscriptId/start',
    summary:
      'Starts the production of an accepted manuscript, or reads the manuscript again while no one has edited it',
    access: 'user',
    params: ofManuscript,
    reply: Done,
  }),
  save: defineCall({
    method: 'PUT',
    path: '/api/production/:manuscriptId/text',
    summary: 'Saves the text; 409 text-changed if another person saved since the revision that was read',
    access: 'user',
    params: ofManuscript,
    body: z.object({ revision: seenCount, text: ProductionText }),
    reply: z.object({ revision: z.int(), savedAt: Instant, text: ProductionText, problems: z.array(TextProblem) }),
  }),
  restyle: defineCall({
    method: 'POST',
    path: '/api/production/:manuscriptId/style',
    summary: 'Writes all references that are there as data in one citation style',
    access: 'user',
    params: ofManuscript,
    body: z.object({ revision: seenCount, style: z.enum(citationStyles) }),
    reply: Changed,
  }),
  uploadPicture: defineCall({
    method: 'POST',
    path: '/api/production/:manuscriptId/pictures',
    limit: { rule: 'upload', account: 'caller' },
    summary: 'Stores a picture of the text (multipart field s3Files)',
    access: 'user',
    params: ofManuscript,
    body: StreamBody,
    bodyKind: 'multipart',
    reply: z.object({ address: z.string(), width: z.int(), height: z.int() }),
    status: 201,
  }),
  revisions: defineCall({
    method: 'GET',
    path: '/api/production/:manuscriptId/revisions',
    summary: 'Who saved the text when, the newest first',
    access: 'user',
    params: ofManuscript,
    reply: z.object({ revisions: z.array(StoredRevision) }),
  }),
  revision: defineCall({
    method: 'GET',
    path: '/api/production/:manuscriptId/revisions/:revision',
    summary: 'An earlier text',
    access: 'user',
    params: ofManuscript.extend({ revision: z.coerce.number().int().min(0) }),
    reply: StoredRevision.extend({ text: ProductionText }),
  }),
  restore: defineCall({
    method: 'POST',
    path: '/api/production/:manuscriptId/revisions/:revision/restore',
    summary: 'Saves an earlier text as the newest one',
    access: 'user',
    params: ofManuscript.extend({ revision: z.coerce.number().int().min(0) }),
    body: z.object({ revision: seenCount }),
    reply: Changed,
  }),
  assign: defineCall({
    method: 'PUT',
    path: '/api/production/:manuscriptId/copy-editor',
    summary: 'Asks a person with an account to copy-edit the text by a date; null takes it back',
    access: 'user',
    params: ofManuscript,
    body: z.object({ email: Email.nullable(), dueOn: Day }),
    reply: Changed,
  }),
  finishCopyEdit: defineCall({
    method: 'POST',
    path: '/api/production/:manuscriptId/copy-edit/done',
    summary: 'The copy-edit is done: tells the production editors',
    access: 'user',
    params: ofManuscript,
    reply: Changed,
  }),
  sendProof: defineCall({
    method: 'POST',
    path: '/api/production/:manuscriptId/proof',
    summary: 'Sends the proof to the submitting author, who answers by a date',
    access: 'user',
    params: ofManuscript,
    body: z.object({ revision: seenCount, dueOn: Day }),
    reply: Changed,
  }),
  approveForAuthor: defineCall({
    method: 'POST',
    path: '/api/production/:manuscriptId/proof/approval',
    summary: 'Goes on without the author’s approval, for a reason',
    access: 'user',
    params: ofManuscript,
    body: z.object({ reason: prose(t.theReason, 2000) }),
    reply: Changed,
  }),
  ask: defineCall({
    method: 'POST',
    path: '/api/production/:manuscriptId/queries',
    summary: 'Asks the author a question at a place of the text',
    access: 'user',
    params: ofManuscript,
    body: z.object({ quote: Quote, text: prose(t.theQuestion, 2000) }),
    reply: Changed,
  }),
  settle: defineCall({
    method: 'POST',
    path: '/api/production/:manuscriptId/notes/:noteId',
    summary: 'Accepts a proposed change, which changes the text, declines it, or settles a comment or question',
    access: 'user',
    params: ofNote,
    body: z.object({
      as: z.enum(['accepted', 'declined', 'settled']),
      answer: z.string().trim().max(2000).default(''),
    }),
    reply: Changed,
  }),
  acceptAll: defineCall({
    method: 'POST',
    path: '/api/production/:manuscriptId/notes',
    summary: 'Accepts all proposed changes whose words are found once in the text',
    access: 'user',
    params: ofManuscript,
    reply: Changed,
  }),
  preview: defineCall({
    method: 'GET',
    path: '/api/production/:manuscriptId/preview.pdf',
    summary: 'The text as it will be printed, for those who edit it and, once a proof was sent, its author',
    access: 'user',
    credentials: 'bearer-or-cookie',
    params: ofManuscript,
    reply: FileReply,
    replyKind: 'file',
  }),
  publish: defineCall({
    method: 'POST',
    path: '/api/production/:manuscriptId/publication',
    summary: 'Publishes the text that was approved',
    access: 'user',
    params: ofManuscript,
    body: z.object({ revision: seenCount, overrideReason: prose(t.theReason, 2000).optional() }),
    reply: Done.extend({ url: z.string() }),
  }),
  proofs: defineCall({
    method: 'GET',
    path: '/api/proofs',
    summary: 'The proofs that the caller has to check as an author',
    access: 'user',
    reply: z.object({ proofs: z.array(Named.extend({ dueOn: Day.nullable() })) }),
  }),
  proof: defineCall({
    method: 'GET',
    path: '/api/proof/:manuscriptId',
    summary: 'The proof, for the submitting author',
    access: 'user',
    params: ofManuscript,
    reply: AuthorsProof,
  }),
  comment: defineCall({
    method: 'POST',
    path: '/api/proof/:manuscriptId/notes',
    summary: 'The author comments on a place of the proof, or proposes other words',
    access: 'user',
    params: ofManuscript,
    body: z.object({
      quote: Quote,
      text: z.string().trim().max(2000).default(''),
      replacement: z.string().max(2000).nullable().default(null),
    }),
    reply: ChangedProof,
  }),
  withdrawNote: defineCall({
    method: 'DELETE',
    path: '/api/proof/:manuscriptId/notes/:noteId',
    summary: 'The author removes a note that no editor has settled',
    access: 'user',
    params: ofNote,
    reply: ChangedProof,
  }),
  answer: defineCall({
    method: 'POST',
    path: '/api/proof/:manuscriptId/notes/:noteId/answer',
    summary: 'The author answers a question',
    access: 'user',
    params: ofNote,
    body: z.object({ answer: prose(t.theAnswer, 2000) }),
    reply: ChangedProof,
  }),
  approve: defineCall({
    method: 'POST',
    path: '/api/proof/:manuscriptId/approval',
    summary: 'The author approves the proof, with the proposed changes; 409 if another one was sent meanwhile',
    access: 'user',
    params: ofManuscript,
    body: z.object({ revision: seenCount }),
    reply: ChangedProof,
  }),
} as const;
