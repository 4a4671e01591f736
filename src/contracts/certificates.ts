import { defineCall, FileReply } from './call.ts';
import { Id, PartialDay } from './values.ts';
import { z } from './zod-for-pages.ts';

/** What a certificate states, as the public page that its QR code leads to confirms it. */
export const CertificateFacts = z.object({
  articleId: Id,
  articleNumber: z.string(),
  articleTitle: z.string(),
  authors: z.array(z.string()),
  journalTitle: z.string(),
  journalAbbreviation: z.string(),
  journalISSN: z.string().nullable(),
  articleVolume: z.string().nullable(),
  articleIssue: z.string().nullable(),
  articleReceivedDate: PartialDay.nullable(),
  articleAcceptedDate: PartialDay.nullable(),
  articlePublishedDate: PartialDay,
  doi: z.string().nullable(),
  withdrawnOn: PartialDay.nullable(),
});
export type CertificateFacts = z.infer<typeof CertificateFacts>;

const ofOne = z.object({ articleId: Id });

export const certificates = {
  confirm: defineCall({
    method: 'GET',
    path: '/api/certificates/:articleId',
    summary: 'The facts on the certificate of a published article',
    access: 'visitor',
    caching: 'public',
    params: ofOne,
    reply: CertificateFacts,
  }),
  document: defineCall({
    method: 'GET',
    path: '/api/certificates/:articleId/document',
    summary: 'The certificate as a PDF, by a signed link that expires within minutes',
    access: 'visitor',
    limit: { rule: 'certificate', account: null },
    params: ofOne,
    query: z.object({ expires: z.coerce.number().int(), signature: z.string().max(200) }),
    reply: FileReply,
    replyKind: 'file',
  }),
} as const;
