import * as t from '../../../../messages/emails/review-editors.ts';
import { defineEmail } from './email-template.ts';
import { editorFields } from './review-fields.ts';

const group = 'Peer review: editors';

const { reviewer } = t;

export const reviewDeclined = defineEmail({
  name: 'review-declined',
  group,
  ...t.reviewDeclined,
  fields: { ...editorFields, reviewer, reasonGiven: { ...t.reasonGiven, isLong: true } },
});

export const invitationLapsed = defineEmail({
  name: 'invitation-lapsed',
  group,
  ...t.invitationLapsed,
  fields: { ...editorFields, reviewer },
});

export const invitationRenewed = defineEmail({
  name: 'invitation-renewed',
  group,
  ...t.invitationRenewed,
  fields: { ...editorFields, reviewer, answerBy: t.answerBy },
});

export const reviewerRecused = defineEmail({
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

export const reviewerGone = defineEmail({
  name: 'reviewer-gone',
  group,
  ...t.reviewerGone,
  fields: editorFields,
});

export const reportOverdueForEditors = defineEmail({
  name: 'report-overdue-for-editors',
  group,
  ...t.reportOverdueForEditors,
  fields: { ...editorFields, reviewer },
});

export const reportsIn = defineEmail({
  name: 'reports-in',
  group,
  ...t.reportsIn,
  fields: { ...editorFields, reportsAre: t.reportsAre, whatMore: t.whatMore },
});

export const reportAfterDecision = defineEmail({
  name: 'report-after-decision',
  group,
  ...t.reportAfterDecision,
  fields: editorFields,
});

export const reviewTextsWait = defineEmail({
  name: 'review-texts-wait',
  group,
  ...t.reviewTextsWait,
  fields: editorFields,
});

export const reportLate = defineEmail({
  name: 'report-late',
  group,
  ...t.reportLate,
  fields: editorFields,
});
