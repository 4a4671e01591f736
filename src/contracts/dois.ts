import { defineCall } from './call.ts';
import { Id, Instant } from './values.ts';
import { z } from './zod-for-pages.ts';

/** The states of a DOI at its registrar: to be sent, sent, registered or refused. */
export const doiStates = ['waiting', 'submitted', 'registered', 'refused'] as const;

/** What a refusal of Crossref is about, as far as its message tells. */
export const refusalCauses = [
  'issn-taken',
  'issn-invalid',
  'title-not-ours',
  'prefix-not-ours',
  'older-version',
  'journal-doi',
  'journal',
  'title',
  'names',
  'dates',
  'abstract',
  'other',
] as const;
export type RefusalCause = (typeof refusalCauses)[number];

/** A DOI whose current metadata is not registered. */
const OpenDoi = z.object({
  articleId: Id,
  doi: z.string(),
  title: z.string(),
  journalId: Id,
  journalTitle: z.string(),
  journalAbbreviation: z.string(),
  state: z.enum(doiStates).exclude(['registered']),
  /** What the registrar last said against it. */
  message: z.string().nullable(),
  /** Of a refused one. */
  cause: z.enum(refusalCauses).nullable(),
  since: Instant,
  /** Whether it was on record before: then a change of the article is not. */
  isRegistered: z.boolean(),
});
export type OpenDoi = z.infer<typeof OpenDoi>;

/** The publisher’s DOIs, for administrators. */
export const dois = {
  open: defineCall({
    method: 'GET',
    path: '/api/administration/dois/open',
    summary: 'DOIs whose current metadata is not registered, oldest first, by page',
    access: 'administrator',
    query: z.object({ after: z.string().max(200).optional() }),
    reply: z.object({
      /** Below which DOIs are given; null: none are. */
      prefix: z.string().nullable(),
      /** Whether there is an account at the registrar. */
      isConnected: z.boolean(),
      registered: z.int(),
      dois: z.array(OpenDoi),
      next: z.string().nullable(),
    }),
  }),
  depositAgain: defineCall({
    method: 'POST',
    path: '/api/administration/dois/:articleId/deposit',
    summary: 'Deposits an unregistered DOI again',
    access: 'administrator',
    params: z.object({ articleId: Id }),
    reply: z.object({ message: z.string() }),
  }),
} as const;
