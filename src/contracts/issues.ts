import { z } from 'zod';
import { defineCall } from './call.ts';
import { Id, Instant } from './values.ts';

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

/** A full issue that its reader has bought, and what was paid for it. */
export const PurchasedIssue = z.object({
  userId: Id,
  fullIssueId: Id,
  purchasedAt: Instant,
  amountMinor: z.int(),
  currency: z.string(),
  payment_intent: z.string().nullable(),
  /** The invoice; null for a purchase of before there were invoices. */
  invoice_url: z.string().nullable(),
  fullIssue: FullIssue,
});
export type PurchasedIssue = z.infer<typeof PurchasedIssue>;

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
  purchased: defineCall({
    method: 'GET',
    path: '/api/user-fullissue/getfullissue',
    summary: 'The full issues that the caller has bought, the newest purchase first; none for a visitor',
    access: 'visitor',
    reply: z.object({ fullIssuePurchasedUser: z.array(PurchasedIssue) }),
  }),
} as const;
