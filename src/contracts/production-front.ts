import { defineCall } from './call.ts';
import { manuscriptTexts } from './manuscript-values.ts';
import { ChangedProduction } from './production-reads.ts';
import { Id, seenCount } from './values.ts';
import { z } from './zod-for-pages.ts';

/** Title, abstract and keywords of a text in production. */
export const productionFront = {
  save: defineCall({
    method: 'PUT',
    path: '/api/production/:manuscriptId/front',
    summary: 'Changes title, abstract and keywords for publication; 409 if another person saved meanwhile',
    access: 'user',
    params: z.object({ manuscriptId: Id }),
    body: z.object({ revision: seenCount, ...manuscriptTexts }),
    reply: ChangedProduction,
  }),
} as const;
