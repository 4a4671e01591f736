import * as t from '../../../../messages/emails/review-reviewers.ts';
import { defineEmail } from './email-template.ts';
import { invitedFields, reviewFields, salutation } from './review-fields.ts';

const group = 'Peer review: reviewers';

const answerBy = { ...t.answerBy, isNeeded: true } as const;
const unanswered = { salutation, ...reviewFields, invitedOn: t.invitedOn, answerBy } as const;

const invitation = {
  ...invitedFields,
  message: { ...t.editorsMessage, isLong: true },
  abstract: { ...t.abstract, isNeeded: true, isLong: true },
  answerBy,
  reviewDays: t.reviewDays,
  openReview: t.openReview,
} as const;

export const reviewInvitation = defineEmail({
  name: 'review-invitation',
  group,
  ...t.reviewInvitation,
  fields: invitation,
});

export const reviewInvitationAgain = defineEmail({
  name: 'review-invitation-again',
  group,
  ...t.reviewInvitationAgain,
  fields: { ...invitation, earlierReport: t.earlierReport },
});

export const reviewNotNeeded = defineEmail({
  name: 'review-not-needed',
  group,
  ...t.reviewNotNeeded,
  fields: invitedFields,
});

export const decidedWithout = defineEmail({
  name: 'decided-without-report',
  group,
  ...t.decidedWithout,
  fields: invitedFields,
});

export const invitationUnanswered = defineEmail({
  name: 'invitation-unanswered',
  group,
  ...t.invitationUnanswered,
  fields: unanswered,
});

export const invitationUnansweredByLink = defineEmail({
  name: 'invitation-unanswered-by-link',
  group,
  ...t.invitationUnansweredByLink,
  fields: { ...unanswered, byWhichLink: t.byWhichLink },
});

export const answerExtended = defineEmail({
  name: 'answer-extended',
  group,
  ...t.answerExtended,
  fields: { ...invitedFields, answerBy, linkNote: t.linkNote },
});
