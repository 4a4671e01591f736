import { z } from 'zod';
import { defineCall } from './call.ts';
import { fileSlots } from './constants.ts';
import { AuthorFields } from './drafts.ts';
import { AnonymityCheck } from './review-values.ts';
import { fileAddress, Id } from './values.ts';

export const anonymity = {
  checkDraft: defineCall({
    method: 'POST',
    path: '/api/drafts/:awsId/anonymity',
    summary:
      'Searches the files of a draft for the names, addresses and institutions of its authors, before it is submitted',
    access: 'user',
    limit: { rule: 'upload', account: 'caller' },
    params: z.object({ awsId: Id }),
    body: z.object({
      authors: z.array(AuthorFields).max(300),
      filesUrl: z.array(fileAddress).min(1).max(fileSlots.length),
    }),
    reply: AnonymityCheck,
  }),
} as const;
