import { defineCall } from './call.ts';
import { Correction } from './corrections.ts';
import { ChangedProduction } from './production-reads.ts';
import { Id, seenCount } from './values.ts';
import { z } from './zod-for-pages.ts';

const ofManuscript = z.object({ manuscriptId: Id });

/** Corrections of texts that were published from production. */
export const textCorrections = {
  open: defineCall({
    method: 'POST',
    path: '/api/production/:manuscriptId/correction',
    summary: 'Opens a published text again for a correction; readers get the published one until that is published',
    access: 'user',
    params: ofManuscript,
    reply: ChangedProduction,
  }),
  drop: defineCall({
    method: 'DELETE',
    path: '/api/production/:manuscriptId/correction',
    summary: 'Ends a correction without publishing it; the text is the published one again',
    access: 'user',
    params: ofManuscript,
    reply: ChangedProduction,
  }),
  publish: defineCall({
    method: 'POST',
    path: '/api/production/:manuscriptId/correction/publication',
    summary: 'Publishes the corrected text as another version, with a public notice',
    access: 'user',
    params: ofManuscript,
    body: Correction.pick({ notice: true, corrections: true }).extend({
      revision: seenCount,
    }),
    reply: z.object({ message: z.string(), url: z.string() }),
  }),
} as const;
