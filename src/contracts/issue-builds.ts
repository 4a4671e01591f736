import * as t from '../messages/contracts.ts';
import { defineCall } from './call.ts';
import { StoredFile } from './files.ts';
import { NewFullIssue } from './issues.ts';
import { anyPlace, fileAddress, Id, Instant } from './values.ts';
import { z } from './zod-for-pages.ts';

export const buildStates = ['waiting', 'building', 'done', 'failed'] as const;
const reasons = ['withdrawn', 'no-pdf', 'not-chosen'] as const;

/** An article of the place that is not in the issue, and why. */
const LeftOut = z.object({ articleId: Id, title: z.string(), reason: z.enum(reasons) });
export type LeftOut = z.infer<typeof LeftOut>;

/** A volume and issue of a journal that has published articles. */
const BuildPlace = z.object({
  issueVolume: z.string(),
  issueNumber: z.string(),
  articles: z.int(),
  /** The full issue with this volume and number, if there is one. */
  fullIssueId: Id.nullable(),
});
export type BuildPlace = z.infer<typeof BuildPlace>;

/** A published article of a place, as it may go into the issue. */
const PlaceArticle = z.object({
  id: Id,
  title: z.string(),
  authors: z.string(),
  /** Why it cannot be part of the issue; null where it can. */
  obstacle: z.enum(['withdrawn', 'no-pdf']).nullable(),
});
export type PlaceArticle = z.infer<typeof PlaceArticle>;

export const mostArticles = 200;
export const longestPreface = 12_000;

/** The content of an issue: its articles in order, a preface, and a picture for the cover. */
export const NewIssueBuild = NewFullIssue.pick({ journalId: true, issueVolume: true, issueNumber: true }).extend({
  articleIds: z
    .array(Id)
    .min(1, { error: t.chooseArticle })
    .max(mostArticles, { error: () => t.tooManyArticles({ max: mostArticles }) })
    .refine((ids) => new Set(ids).size === ids.length, { error: t.articleTwice }),
  preface: z
    .string()
    .trim()
    .max(longestPreface, { error: () => t.prefaceTooLong({ max: longestPreface }) }),
  /** Empty: the cover is drawn. */
  issueImageURL: z.union([z.literal(''), fileAddress]),
});
export type NewIssueBuild = z.infer<typeof NewIssueBuild>;

/** An issue that is being built, or was. */
export const IssueBuild = z.object({
  id: Id,
  journalId: Id,
  journalAbbreviation: z.string(),
  issueVolume: z.string(),
  issueNumber: z.string(),
  state: z.enum(buildStates),
  done: z.int(),
  total: z.int(),
  failure: z.string().nullable(),
  pages: z.int().nullable(),
  leftOut: z.array(LeftOut),
  cover: StoredFile.nullable(),
  document: StoredFile.nullable(),
  /** The full issue with the same volume and number. */
  fullIssueId: Id.nullable(),
  createdAt: Instant,
});
export type IssueBuild = z.infer<typeof IssueBuild>;

const ofJournal = z.object({ journalId: Id });
const ofBuild = z.object({ buildId: Id });

export const issueBuilds = {
  places: defineCall({
    method: 'GET',
    path: '/api/fullIssue/build/places/:journalId',
    summary: 'Volumes and issues of a journal with published articles, newest first',
    access: 'administrator',
    params: ofJournal,
    reply: z.object({ places: z.array(BuildPlace) }),
  }),
  articles: defineCall({
    method: 'GET',
    path: '/api/fullIssue/build/articles/:journalId',
    summary: 'Published articles of a volume and issue, in page order, and why one cannot be included',
    access: 'administrator',
    params: ofJournal,
    query: z.object({ volume: anyPlace, issueNumber: anyPlace }),
    reply: z.object({ articles: z.array(PlaceArticle) }),
  }),
  start: defineCall({
    method: 'POST',
    path: '/api/fullIssue/build',
    summary: 'Starts building the document of an issue from its articles; repeating the request returns the same build',
    access: 'administrator',
    body: NewIssueBuild,
    reply: IssueBuild,
    status: 201,
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/fullIssue/builds',
    summary: 'The caller’s issue builds, newest first',
    access: 'administrator',
    reply: z.object({ builds: z.array(IssueBuild) }),
  }),
  discard: defineCall({
    method: 'DELETE',
    path: '/api/fullIssue/build/:buildId',
    summary: 'Cancels or deletes one of the caller’s issue builds; a document on sale stays',
    access: 'administrator',
    params: ofBuild,
    reply: z.object({ message: z.string() }),
  }),
} as const;
