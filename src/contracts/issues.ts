import * as t from '../messages/contracts.ts';
import type { PlainMessage } from '../messages/message.ts';
import { defineCall, StreamBody } from './call.ts';
import { highestPriceMinor, smallestChargeMinor } from './constants.ts';
import { FileList, StoredFile } from './files.ts';
import { plainPlace } from './issue-place.ts';
import { anyPlace, fileAddress, Id, Instant, line, PartialDay, prose, seenCount } from './values.ts';
import { z } from './zod-for-pages.ts';

/** A full issue for sale; the document's address decides at each request who gets it. */
export const FullIssue = z.object({
  id: Id,
  journalId: Id,
  journalAbbreviation: z.string(),
  issueVolume: z.string(),
  issueNumber: z.string(),
  /** In AED: 199 is AED 199.00 (decision 25). */
  issuePrice: z.number(),
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

/** A volume or a number. It is part of addresses, starts with a letter or digit, and `02` equals `2`. */
const place = (label: PlainMessage) =>
  z.preprocess(
    (given) => (typeof given === 'number' ? String(given) : given),
    line(label, 20)
      .regex(/^[\p{L}\p{N}][\p{L}\p{N} .–-]*$/u, { error: () => t.placeCharacters({ label: label() }) })
      .transform(plainPlace),
  );

/** A full issue as an administrator puts it on sale; the price is in AED, the files are uploads of their own. */
export const NewFullIssue = z.object({
  journalId: z.string({ error: t.chooseJournal }).min(1, { error: t.chooseJournal }).pipe(Id),
  issueVolume: place(t.theVolume),
  issueNumber: place(t.theIssueNumber),
  issuePrice: z
    .number({ error: t.priceRequired })
    .multipleOf(0.01, { error: t.priceDecimals })
    .min(smallestChargeMinor / 100, { error: () => t.priceTooLow({ least: smallestChargeMinor / 100 }) })
    .max(highestPriceMinor / 100, { error: t.priceTooHigh }),
  stripeName: line(t.theName),
  stripeDescription: prose(t.theDescription, 500),
  issueDoccumentURL: fileAddress.min(1, { error: t.uploadIssue }),
  issueImageURL: fileAddress.min(1, { error: t.uploadCover }),
});
export type NewFullIssue = z.infer<typeof NewFullIssue>;

/** What an administrator changes of a full issue, and which version they saw. */
export const FullIssueChange = NewFullIssue.omit({ journalId: true }).extend({ version: seenCount });
export type FullIssueChange = z.infer<typeof FullIssueChange>;

/** Why an issue is taken from sale; only administrators read it. */
export const IssueWithdrawal = z.object({ version: seenCount, reason: prose(t.theReason, 500) });

/** A full issue as administrators see it. */
export const ManagedIssue = FullIssue.extend({
  version: z.int(),
  /** How many people own it. */
  owners: z.int(),
  withdrawnAt: Instant.nullable(),
  withdrawalReason: z.string().nullable(),
  cover: StoredFile.nullable(),
  document: StoredFile.nullable(),
  /** What its document holds although it was withdrawn since, the last first. */
  withdrawnArticles: z.array(z.object({ id: Id, title: z.string(), withdrawnOn: PartialDay })),
  /** What its document holds in an earlier version, the last corrected first. */
  correctedArticles: z.array(z.object({ id: Id, title: z.string(), correctedOn: PartialDay })),
});
export type ManagedIssue = z.infer<typeof ManagedIssue>;

const Changed = z.object({ message: z.string(), fullIssue: ManagedIssue });
const ofOneIssue = z.object({ fullIssueId: Id });

const ofOneUpload = z.object({ uuid: Id });

export const issues = {
  list: defineCall({
    method: 'GET',
    path: '/api/fullIssue/getIssue',
    summary: 'Every full issue for sale',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    reply: IssueList,
  }),
  find: defineCall({
    method: 'GET',
    path: '/api/fullIssue/find-issue/:volume/:issueNumber',
    summary: 'Full issues by volume and number, of one or all journals',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    params: z.object({ volume: anyPlace, issueNumber: anyPlace }),
    query: z.object({ journalId: Id.optional() }),
    reply: IssueList,
  }),
  withdrawn: defineCall({
    method: 'GET',
    path: '/api/fullIssue/withdrawn/:fullIssueId',
    summary: 'The volume and number of a full issue no longer for sale',
    access: 'visitor',
    caching: 'public',
    params: z.object({ fullIssueId: Id }),
    reply: FullIssue.pick({ journalAbbreviation: true, issueVolume: true, issueNumber: true }),
  }),
  purchased: defineCall({
    method: 'GET',
    path: '/api/user-fullissue/getfullissue',
    summary: 'The caller’s full issues, newest purchase first',
    access: 'visitor',
    reply: z.object({ fullIssuePurchasedUser: z.array(PurchasedIssue) }),
  }),
  upload: defineCall({
    method: 'POST',
    path: '/api/s3/fullIssue/:uuid',
    limit: { rule: 'upload', account: 'caller' },
    summary: 'Stores the cover (JPEG, PNG, WebP), the document (PDF) or both of a full issue',
    access: 'administrator',
    params: ofOneUpload,
    body: StreamBody,
    bodyKind: 'multipart',
    filesField: 's3FullIssue',
    reply: FileList,
    status: 201,
  }),
  uploaded: defineCall({
    method: 'GET',
    path: '/api/s3/fullIssue/get/:uuid',
    summary: 'The cover and the document stored under one upload id, the cover first',
    access: 'administrator',
    params: ofOneUpload,
    reply: FileList,
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/fullIssue/create',
    summary: 'Puts a full issue on sale; repeating the request returns the same issue',
    access: 'administrator',
    body: NewFullIssue,
    reply: z.object({ message: z.string(), fullIssue: FullIssue }),
    status: 201,
  }),
  manage: defineCall({
    method: 'GET',
    path: '/api/fullIssue/manage',
    summary: 'All full issues, on sale or withdrawn, with the number of owners',
    access: 'administrator',
    reply: z.object({ issues: z.array(ManagedIssue) }),
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/fullIssue/:fullIssueId',
    summary: 'Changes a full issue; owners get the new document, open checkouts keep their price',
    access: 'administrator',
    params: ofOneIssue,
    body: FullIssueChange,
    reply: Changed,
  }),
  withdraw: defineCall({
    method: 'POST',
    path: '/api/fullIssue/:fullIssueId/withdraw',
    summary: 'Withdraws a full issue from sale and ends open checkouts; owners keep it',
    access: 'administrator',
    params: ofOneIssue,
    body: IssueWithdrawal,
    reply: Changed,
  }),
  restore: defineCall({
    method: 'POST',
    path: '/api/fullIssue/:fullIssueId/restore',
    summary: 'Puts a withdrawn full issue back on sale',
    access: 'administrator',
    params: ofOneIssue,
    body: z.object({ version: seenCount }),
    reply: Changed,
  }),
} as const;
