import * as t from '../../../../messages/emails/review-editors.ts';
import { messages } from '../../../../messages/emails/shared.ts';
import { defineEmail } from './email-template.ts';
import { editorFields } from './review-fields.ts';

const group = 'Peer review: editors';

const expectedBy = { ...t.expectedBy, isNeeded: true } as const;
const checkBy = { ...t.checkBy, isNeeded: true } as const;
const remark = { ...t.remark, isLong: true } as const;

export const namedAsAuthor = defineEmail({
  name: 'named-as-author',
  group,
  ...t.namedAsAuthor,
  fields: { ...editorFields, submittedBy: { ...t.submittedBy, isNeeded: true } },
});

export const submissionArrived = defineEmail({
  name: 'submission-arrived',
  group,
  ...t.submissionArrived,
  fields: { ...editorFields, checkBy },
});

export const submissionBack = defineEmail({
  name: 'submission-back',
  group,
  ...t.submissionBack,
  fields: { ...editorFields, checkBy },
});

export const assigned = defineEmail({
  name: 'manuscript-assigned',
  group,
  ...t.assigned,
  fields: editorFields,
});

export const toRatify = defineEmail({
  name: 'to-ratify',
  group,
  ...t.toRatify,
  fields: editorFields,
});

export const ratified = defineEmail({
  name: 'ratified',
  group,
  ...t.ratified,
  fields: { ...editorFields, remark },
});

export const sentBack = defineEmail({
  name: 'sent-back',
  group,
  ...t.sentBack,
  fields: { ...editorFields, remark },
});

export const appealed = defineEmail({
  name: 'appealed',
  group,
  ...t.appealed,
  fields: { ...editorFields, reason: { ...t.appealReason, isNeeded: true, isLong: true } },
});

export const decisionDue = defineEmail({
  name: 'decision-due',
  group,
  ...t.decisionDue,
  fields: { ...editorFields, status: t.status, expectedBy },
});

export const ratificationDue = defineEmail({
  name: 'ratification-due',
  group,
  ...t.ratificationDue,
  fields: { ...editorFields, expectedBy },
});

export const revised = defineEmail({
  name: 'revised',
  group,
  ...t.revised,
  fields: editorFields,
});

export const extensionAsked = defineEmail({
  name: 'extension-asked',
  group,
  ...t.extensionAsked,
  fields: { ...editorFields, moreDays: t.moreDays, reason: { ...t.extensionReason, isNeeded: true, isLong: true } },
});

export const takenBack = defineEmail({
  name: 'taken-back',
  group,
  ...t.takenBack,
  fields: { ...editorFields, reason: { ...t.withdrawalReason, isLong: true } },
});

export const messagesForEditor = defineEmail({
  name: 'messages-editor',
  group,
  ...t.messagesForEditor,
  fields: { ...editorFields, messages: { ...messages, isNeeded: true, isLong: true } },
});

const suggested = { ...t.suggested, isNeeded: true } as const;

export const moveAgreed = defineEmail({
  name: 'move-agreed',
  group,
  ...t.moveAgreed,
  fields: { ...editorFields, suggested },
});

export const moveDeclined = defineEmail({
  name: 'move-declined',
  group,
  ...t.moveDeclined,
  fields: { ...editorFields, suggested, reason: { ...t.moveReason, isLong: true } },
});

export const colleagueDecided = defineEmail({
  name: 'colleague-decided',
  group,
  ...t.colleagueDecided,
  fields: {
    ...editorFields,
    colleague: { ...t.colleague, isNeeded: true },
    whatHappened: { ...t.whatHappened, isNeeded: true },
  },
});
