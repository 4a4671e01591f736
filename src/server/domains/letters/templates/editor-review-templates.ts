import * as t from '../../../../messages/emails/review-editors.ts';
import { defineLetter } from './letter-template.ts';
import { editorFields } from './review-fields.ts';

const group = 'Peer review: editors';

const { reviewer } = t;

export const reviewDeclined = defineLetter({
  name: 'review-declined',
  group,
  ...t.reviewDeclined,
  fields: { ...editorFields, reviewer, reasonGiven: { ...t.reasonGiven, isLong: true } },
});

export const invitationLapsed = defineLetter({
  name: 'invitation-lapsed',
  group,
  ...t.invitationLapsed,
  fields: { ...editorFields, reviewer },
});

export const reviewerRecused = defineLetter({
  name: 'reviewer-recused',
  group,
  ...t.reviewerRecused,
  fields: {
    ...editorFields,
    reviewer,
    reason: { ...t.recusalReason, isNeeded: true, isLong: true },
    aboutReport: { ...t.aboutReport, isLong: true },
    whoseTurn: { ...t.whoseTurn, isLong: true },
  },
});

export const reviewerGone = defineLetter({
  name: 'reviewer-gone',
  group,
  ...t.reviewerGone,
  fields: editorFields,
});

export const reportOverdueForEditors = defineLetter({
  name: 'report-overdue-for-editors',
  group,
  ...t.reportOverdueForEditors,
  fields: { ...editorFields, reviewer },
});

export const reportsIn = defineLetter({
  name: 'reports-in',
  group,
  ...t.reportsIn,
  fields: { ...editorFields, reportsAre: t.reportsAre, whatMore: t.whatMore },
});

export const reportLate = defineLetter({
  name: 'report-late',
  group,
  ...t.reportLate,
  fields: editorFields,
});
