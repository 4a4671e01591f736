import * as t from '../../../../messages/emails/review-editors.ts';
import { defineLetter } from './letter-template.ts';
import { editorFields } from './review-fields.ts';

const group = 'Peer review: editors';

const expectedBy = { ...t.expectedBy, isNeeded: true } as const;
const checkBy = { ...t.checkBy, isNeeded: true } as const;
const remark = { ...t.remark, isLong: true } as const;

export const namedAsAuthor = defineLetter({
  name: 'named-as-author',
  group,
  ...t.namedAsAuthor,
  fields: { ...editorFields, submittedBy: { ...t.submittedBy, isNeeded: true } },
});

export const submissionArrived = defineLetter({
  name: 'submission-arrived',
  group,
  ...t.submissionArrived,
  fields: { ...editorFields, checkBy },
});

export const submissionBack = defineLetter({
  name: 'submission-back',
  group,
  ...t.submissionBack,
  fields: { ...editorFields, checkBy },
});

export const toRatify = defineLetter({
  name: 'to-ratify',
  group,
  ...t.toRatify,
  fields: editorFields,
});

export const ratified = defineLetter({
  name: 'ratified',
  group,
  ...t.ratified,
  fields: { ...editorFields, remark },
});

export const sentBack = defineLetter({
  name: 'sent-back',
  group,
  ...t.sentBack,
  fields: { ...editorFields, remark },
});

export const decisionDue = defineLetter({
  name: 'decision-due',
  group,
  ...t.decisionDue,
  fields: { ...editorFields, status: t.status, expectedBy },
});

export const ratificationDue = defineLetter({
  name: 'ratification-due',
  group,
  ...t.ratificationDue,
  fields: { ...editorFields, expectedBy },
});

export const revised = defineLetter({
  name: 'revised',
  group,
  ...t.revised,
  fields: editorFields,
});

export const extensionAsked = defineLetter({
  name: 'extension-asked',
  group,
  ...t.extensionAsked,
  fields: { ...editorFields, moreDays: t.moreDays, reason: { ...t.extensionReason, isNeeded: true, isLong: true } },
});

export const takenBack = defineLetter({
  name: 'taken-back',
  group,
  ...t.takenBack,
  fields: { ...editorFields, reason: { ...t.withdrawalReason, isLong: true } },
});
