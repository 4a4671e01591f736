import * as t from '../messages/contracts.ts';
import { defineCall } from './call.ts';
import { act, Changed, isMeant, ofOne, path, seen } from './editorial-act.ts';
import { ArrivingMail } from './arriving-mail.ts';
import { Proposal } from './editorial-values.ts';
import { longestNote, longestReason, mostExtraDays } from './review-limits.ts';
import { Invitee } from './review-values.ts';
import { Email, Id, Instant, prose } from './values.ts';
import { z } from './zod-for-pages.ts';

const ofInvitation = z.object({ invitationId: Id });

const Invited = z.object({
  /** A reviewer of the pool; else the person's address and name. */
  userId: Id.optional(),
  email: Email.optional(),
  invitee: Invitee.optional(),
  /** Or the person of an earlier invitation to the same manuscript. */
  invitationId: Id.optional(),
  message: z.union([z.literal(''), prose(t.theMessage, longestNote)]).default(''),
});

/** What editors do about reviewers and their invitations. */
export const invitationCalls = {
  proposals: defineCall({
    method: 'GET',
    path: path('/proposals'),
    summary:
      'Reviewers by match with the manuscript, without those who cannot review it; a search by name includes them, with the reason',
    access: 'user',
    params: ofOne,
    query: z.object({ q: z.string().trim().max(200).optional() }),
    reply: z.array(Proposal),
  }),
  invite: act(
    'invitations',
    'Invites a listed reviewer, or a person by email',
    Invited.extend({
      ...seen,
      /** Of someone at an author's institution, a recent co-author, or who declined or withdrew: a reason for editors alone. */
      conflictReason: prose(t.theReason, longestReason).optional(),
      isMeant,
    }),
  ),
  previewInvitation: defineCall({
    method: 'POST',
    path: path('/invitations/preview'),
    summary: 'The email to a person who would be invited, without their link; nothing is sent',
    access: 'user',
    params: ofOne,
    body: Invited,
    reply: ArrivingMail,
  }),
  inviteLastRound: act(
    'last-round',
    'Invites everyone who reported in the last round, and says who could not be invited, and why',
    z.object(seen),
  ),
  returnReport: defineCall({
    method: 'POST',
    path: '/api/editorial/invitations/:invitationId/return-report',
    summary: 'Returns a report with open findings to its reviewer, who changes it and submits it again',
    access: 'user',
    params: ofInvitation,
    body: z.object({ message: prose(t.theMessage, longestNote), isMeant }),
    reply: Changed,
  }),
  forwardReport: defineCall({
    method: 'POST',
    path: '/api/editorial/invitations/:invitationId/forward-report',
    summary: 'Forwards a report that came after the decision to the author, with a message',
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
  remindReviewer: defineCall({
    method: 'POST',
    path: '/api/editorial/invitations/:invitationId/remind',
    summary: 'Reminds a reviewer of the report, or an invited person of the answer; once a day',
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
