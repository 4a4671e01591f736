import * as t from '../messages/contracts.ts';
import { defineCall } from './call.ts';
import { contributorDetails, contributorKinds } from './contributors.ts';
import { fileSlots } from './constants.ts';
import { StoredFile } from './files.ts';
import { longestStatement, mostStatements } from './journal-setup-values.ts';
import { noStatements, workRelations } from './statements.ts';
import { Id, Instant, seenCount } from './values.ts';
import { z } from './zod-for-pages.ts';

const typed = (max: number) => z.string().max(max, { error: t.draftTextTooLong });

/** An author as typed; the rules are applied when it is added. */
export const AuthorFields = z.object({
  authorTitle: typed(20),
  authorGivenName: typed(200),
  authorLastName: typed(200),
  authorEmail: typed(300),
  authorAffiliation: typed(1000),
  isCorresponding: z.boolean().default(false),
  ...contributorDetails,
  kind: z.enum(contributorKinds).optional(),
  originalName: typed(200).optional(),
});
export type AuthorFields = z.infer<typeof AuthorFields>;

const statementText = typed(50_000).default('');

/** Statements as typed; the rules are applied before they are sent. */
export const TypedStatements = z.object({
  /** The award numbers in one line; the ROR id only where the funder was chosen from the register. */
  grants: z
    .array(z.object({ funder: typed(1000), ror: typed(20), awards: typed(5000) }))
    .max(100)
    .default([]),
  funding: statementText,
  dataAvailability: statementText,
  competingInterests: statementText,
  ethics: statementText,
  aiUse: statementText,
  acknowledgements: statementText,
  relatedWorks: z
    .array(z.object({ relation: z.enum(workRelations), address: typed(2000) }))
    .max(100)
    .default([]),
});
export type TypedStatements = z.infer<typeof TypedStatements>;

/** Nothing typed yet. */
export const blankStatements: TypedStatements = { ...noStatements, grants: [] };

/** Something that was read from the manuscript file, and that the person may take over. */
export const Offer = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['title', 'abstract']), text: typed(50_000) }),
  z.object({ kind: z.literal('keywords'), words: z.array(typed(200)).max(100) }),
  z.object({ kind: z.literal('authors'), authors: z.array(AuthorFields).max(300) }),
]);
export type Offer = z.infer<typeof Offer>;

/** A suggestion and the person's answer; `typed` is the text that it replaced. */
const SettledOffer = z.object({
  offer: Offer,
  outcome: z.enum(['open', 'used', 'declined']),
  typed: typed(50_000).nullable(),
});
export type SettledOffer = z.infer<typeof SettledOffer>;

/** Details suggested from the manuscript file; saved with the draft until the person dismisses them. */
const FoundInFile = z.object({ fileName: typed(1000), offers: z.array(SettledOffer).max(4) });
export type FoundInFile = z.infer<typeof FoundInFile>;

/** The content of a draft, which need not pass the rules of a submission yet. */
export const DraftContent = z.object({
  /** Null until the person has said which kind of issue it is for. */
  specialReview: z.boolean().nullable(),
  step: z.int().min(0).max(3),
  /** The steps that have been left once: their missing fields are marked. */
  leftSteps: z.array(z.int().min(0).max(3)).max(4),
  journalId: typed(36),
  /** Of the journal, where it has some; '' until one is chosen. */
  sectionId: typed(36).default(''),
  articleTypeId: typed(36).default(''),
  /** The statements of the journal’s checklist that are ticked. */
  confirmedStatements: z.array(typed(longestStatement)).max(mostStatements).default([]),
  articleTitle: typed(2000),
  articleAbstract: typed(50_000),
  articleKeywords: z.array(typed(200)).max(100),
  keywordInProgress: typed(200),
  statements: TypedStatements.default(blankStatements),
  authors: z.array(AuthorFields).max(300),
  authorInProgress: AuthorFields,
  /** The place of the author that is being edited; null while one is being added. */
  authorEdited: z.int().nullable(),
  // Drafts from before the title page have three.
  files: z.array(StoredFile.nullable()).min(3).max(fileSlots.length),
  found: FoundInFile.nullable().default(null),
  /** Whether the reviews may be published, where the journal publishes them. */
  agreesToPublication: z.boolean().default(false),
});
export type DraftContent = z.infer<typeof DraftContent>;

/** A draft in a list. */
export const DraftEntry = z.object({
  awsId: Id,
  version: z.int(),
  savedAt: Instant,
  articleTitle: z.string(),
  step: z.int(),
});
export type DraftEntry = z.infer<typeof DraftEntry>;

/** A draft with its content. */
export const StoredDraft = z.object({ awsId: Id, version: z.int(), savedAt: Instant, content: DraftContent });
export type StoredDraft = z.infer<typeof StoredDraft>;

const ofOne = z.object({ awsId: Id });

/** Submissions that are being prepared, so that any device of the person can go on with them. */
export const drafts = {
  list: defineCall({
    method: 'GET',
    path: '/api/drafts',
    summary: 'The caller’s drafts, last saved first',
    access: 'user',
    reply: z.array(DraftEntry),
  }),
  single: defineCall({
    method: 'GET',
    path: '/api/drafts/:awsId',
    summary: 'One of the caller’s drafts',
    access: 'user',
    params: ofOne,
    reply: StoredDraft,
  }),
  save: defineCall({
    method: 'PUT',
    path: '/api/drafts/:awsId',
    summary: 'Saves a draft; 409 if it was saved elsewhere since',
    access: 'user',
    params: ofOne,
    /** `version` is the save that this one started from; 0 for a new draft. */
    body: z.object({ version: seenCount, content: DraftContent }),
    reply: z.object({ version: z.int(), savedAt: Instant }),
  }),
  discard: defineCall({
    method: 'DELETE',
    path: '/api/drafts/:awsId',
    summary: 'Deletes a draft and its files',
    access: 'user',
    params: ofOne,
    reply: z.object({ message: z.string() }),
  }),
} as const;
