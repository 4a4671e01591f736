import * as t from '../../../../messages/emails/review-reviewers.ts';
import { answering, messages } from '../../../../messages/emails/shared.ts';
import { defineEmail, personFields } from './email-template.ts';
import { invitedFields, reviewFields, salutation } from './review-fields.ts';

const group = 'Peer review: reviewers';

const dueOn = { ...t.dueOn, isNeeded: true } as const;

export const reviewAccepted = defineEmail({
  name: 'review-accepted',
  group,
  ...t.reviewAccepted,
  fields: { ...personFields, ...reviewFields, dueOn, calendarAddress: t.calendarAddress },
});

export const reportDue = defineEmail({
  name: 'report-due',
  group,
  ...t.reportDue,
  fields: { salutation, ...reviewFields, dueOn },
});

export const reportOverdue = defineEmail({
  name: 'report-overdue',
  group,
  ...t.reportOverdue,
  fields: { salutation, ...reviewFields, dueOn },
});

export const reportThanks = defineEmail({
  name: 'report-thanks',
  group,
  ...t.reportThanks,
  fields: { ...personFields, ...reviewFields, openReview: t.openReview },
});

export const reportReturned = defineEmail({
  name: 'report-returned',
  group,
  ...t.reportReturned,
  fields: { ...invitedFields, message: { ...t.returnMessage, isNeeded: true, isLong: true }, dueOn },
});

export const reviewerThanks = defineEmail({
  name: 'reviewer-thanks',
  group,
  ...t.reviewerThanks,
  fields: { ...invitedFields, outcome: t.outcome, openReview: t.openReview },
});

export const reviewExtended = defineEmail({
  name: 'review-extended',
  group,
  ...t.reviewExtended,
  fields: { ...invitedFields, dueOn },
});

export const reviewDateSet = defineEmail({
  name: 'review-date-set',
  group,
  ...t.reviewDateSet,
  fields: { ...invitedFields, dueOn },
});

export const messagesForReviewer = defineEmail({
  name: 'messages-reviewer',
  group,
  ...t.messagesForReviewer,
  fields: { ...personFields, ...reviewFields, messages: { ...messages, isNeeded: true, isLong: true }, answering },
});
