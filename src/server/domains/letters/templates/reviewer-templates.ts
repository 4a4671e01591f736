import * as t from '../../../../messages/emails/review-reviewers.ts';
import { defineLetter, personFields } from './letter-template.ts';
import { invitedFields, reviewFields, salutation } from './review-fields.ts';

const group = 'Peer review: reviewers';

const dueOn = { ...t.dueOn, isNeeded: true } as const;

export const reviewAccepted = defineLetter({
  name: 'review-accepted',
  group,
  ...t.reviewAccepted,
  fields: { ...personFields, ...reviewFields, dueOn, calendarAddress: t.calendarAddress },
});

export const reportDue = defineLetter({
  name: 'report-due',
  group,
  ...t.reportDue,
  fields: { salutation, ...reviewFields, dueOn },
});

export const reportOverdue = defineLetter({
  name: 'report-overdue',
  group,
  ...t.reportOverdue,
  fields: { salutation, ...reviewFields, dueOn },
});

export const reportThanks = defineLetter({
  name: 'report-thanks',
  group,
  ...t.reportThanks,
  fields: { ...personFields, ...reviewFields },
});

export const reportReturned = defineLetter({
  name: 'report-returned',
  group,
  ...t.reportReturned,
  fields: { ...invitedFields, message: { ...t.returnMessage, isNeeded: true, isLong: true }, dueOn },
});

export const reviewerThanks = defineLetter({
  name: 'reviewer-thanks',
  group,
  ...t.reviewerThanks,
  fields: { ...invitedFields, outcome: t.outcome },
});

export const reviewExtended = defineLetter({
  name: 'review-extended',
  group,
  ...t.reviewExtended,
  fields: { ...invitedFields, dueOn },
});
