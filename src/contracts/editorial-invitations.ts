import * as t from '../messages/contracts.ts';
import { defineCall } from './call.ts';
import { EditorsManuscript } from './editorial-values.ts';
import { longestNote, longestReason, mostExtraDays } from './review-limits.ts';
import { Email, flag, Id, Instant, prose } from './values.ts';
import { z } from './zod-for-pages.ts';

/** The answer to an editor's act: a message, and the manuscript after it. */
export const Changed = z.object({ message: z.string(), manuscript: EditorsManuscript });

const ofInvitation = z.object({ invitationId: Id });
const isMeant = flag.default(false);

/** What editors do with an invitation that was sent. */
export const ofInvitations = {
  returnReport: defineCall({
    method: 'POST',
    path: '/api/editorial/invitations/:invitationId/return-report',
    summary: 'Returns a report with open findings to its reviewer, who changes it and submits it again',
    access: 'user',
    params: ofInvitation,
    body: z.object({ message: prose(t.theMessage, longestNote), isMeant }),
    reply: Changed,
  }),
  cancelInvitation: defineCall({
    method: 'POST',
    path: '/api/editorial/invitations/:invitationId/cancel',
    summary: 'Withdraws an invitation; the person is told',
    access: 'user',
    params: ofInvitation,
    reply: Changed,
  }),
  correctInvitation: defineCall({
    method: 'POST',
    path: '/api/editorial/invitations/:invitationId/correct',
    summary: 'Sends an invitation that came back to another address',
    access: 'user',
    params: ofInvitation,
    body: z.object({ email: Email, conflictReason: prose(t.theReason, longestReason).optional() }),
    reply: Changed,
  }),
  remindReviewer: defineCall({
    method: 'POST',
    path: '/api/editorial/invitations/:invitationId/remind',
    summary: 'Reminds a reviewer of the report, or an invited person of the answer; once a day',
    access: 'user',
    params: ofInvitation,
    reply: Changed,
  }),
  extendReview: defineCall({
    method: 'POST',
    path: '/api/editorial/invitations/:invitationId/extend',
    summary: 'Extends the deadline of a reviewer or invited person',
    access: 'user',
    params: ofInvitation,
    body: z.object({
      days: z.int().min(1).max(mostExtraDays.reviewer),
      /** The date that was read before acting; when it has moved meanwhile, it is not moved unseen (decision 35). */
      from: Instant.optional(),
    }),
    reply: Changed,
  }),
} as const;
