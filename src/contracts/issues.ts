import { z } from 'zod';
import { defineCall } from './call.ts';
import { Id } from './values.ts';

/** A full issue for sale; the document's address decides at each request who gets it. */
export const FullIssue = z.object({
  id: Id,
  journalId: Id,
  journalAbbreviation: z.string(),
  issueVolume: z.string(),
  issueNumber: z.string(),
  issuePrice: z.int(),
  currency: z.string(),
  stripeName: z.string(),
  stripeDescription: z.string(),
  stripe_lookupId: z.string(),
  issueImageURL: z.string().nullable(),
  issueDoccumentURL: z.string().nullable(),
});
export type FullIssue = z.infer<typeof FullIssue>;

const IssueList = z.object({ getIssue: z.array(FullIssue) });

export const issues = {
  list: defineCall({
    method: 'GET',
    path: '/api/fullIssue/getIssue',
    summary: 'Every full issue for sale',
    access: 'visitor',
    caching: 'public',
    reply: IssueList,
  }),
  find: defineCall({
    method: 'GET',
    path: '/api/fullIssue/find-issue/:volume/:issueNumber',
    summary: 'Full issues by volume and number, of one journal or of all',
    access: 'visitor',
    caching: 'public',
    params: z.object({ volume: z.string().max(20), issueNumber: z.string().max(20) }),
    query: z.object({ journalId: Id.optional() }),
    reply: IssueList,
  }),
} as const;
