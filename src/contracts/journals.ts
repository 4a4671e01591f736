import { z } from 'zod';
import { defineCall } from './call.ts';
import { publicationKinds, reviewModels, subjects } from './constants.ts';
import { flag, Id, Money } from './values.ts';

/** A journal as everyone sees it; `journalDescription` is sanitised HTML. */
export const Journal = z.object({
  id: Id,
  journalTitle: z.string(),
  journalAbbreviation: z.string(),
  journalDescription: z.string().nullable(),
  journalLanguage: z.string(),
  journalISSN: z.string().nullable(),
  journalDOI: z.string().nullable(),
  journalImageURL: z.string().nullable(),
  journalStartYear: z.int(),
  journalStartMonth: z.int(),
  journalPublishedArticles: z.int(),
  subject: z.string(),
  kind: z.enum(publicationKinds),
  /** What authors pay for open access, only after acceptance; 0: nothing. */
  handlingFee: Money,
  /** It publishes nothing more; its publications stay. */
  isArchived: z.boolean(),
});
export type Journal = z.infer<typeof Journal>;

const archived = flag.default(false);

export const journals = {
  list: defineCall({
    method: 'GET',
    path: '/api/journal',
    summary: 'All publications by title; archived ones on request',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    query: z.object({ subject: z.enum(subjects).optional(), kind: z.enum(publicationKinds).optional(), archived }),
    reply: z.array(Journal),
  }),
  categories: defineCall({
    method: 'GET',
    path: '/api/journal/categories',
    summary: 'Journals for selectors; archived ones on request',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    query: z.object({ archived }),
    reply: z.array(Journal.pick({ id: true, journalTitle: true, journalAbbreviation: true })),
  }),
  byAbbreviation: defineCall({
    method: 'GET',
    path: '/api/journal/:abbreviation',
    summary: 'One journal by its abbreviation or id, in an array',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    params: z.object({ abbreviation: z.string().max(100) }),
    reply: z.array(Journal),
  }),
  planned: defineCall({
    method: 'GET',
    path: '/api/journal/:journalId/planned',
    summary: 'The planned volume, issue and handling fee of a manuscript submitted now (decision 18)',
    access: 'visitor',
    params: z.object({ journalId: Id }),
    query: z.object({ special: flag.default(false) }),
    /** How the journal reviews decides who acts next, and whether files must be anonymous. */
    reply: z.object({
      articleVolume: z.string(),
      articleIssue: z.string(),
      reviewModel: z.enum(reviewModels),
      /** Whether it publishes reviews with accepted articles, where their writers agree. */
      publishesReviews: z.boolean(),
      handlingFee: Money,
    }),
  }),
} as const;
