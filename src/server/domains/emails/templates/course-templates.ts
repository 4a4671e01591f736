import * as t from '../../../../messages/emails/review-authors.ts';
import { answering, messages } from '../../../../messages/emails/shared.ts';
import { defineEmail } from './email-template.ts';
import { authorFields } from './manuscript-fields.ts';

const group = 'Peer review: authors';

const feeReturned = { ...t.feeReturned, isLong: true } as const;
const dueOn = { ...t.dueOn, isNeeded: true } as const;

export const decision = defineEmail({
  name: 'decision',
  group,
  ...t.decision,
  fields: {
    ...authorFields,
    decided: t.decided,
    salutation: t.decisionSalutation,
    letter: { ...t.letter, isNeeded: true, isLong: true },
    enclosed: { ...t.enclosed, isNeeded: true, isLong: true },
  },
});

export const reportForwarded = defineEmail({
  name: 'report-forwarded',
  group,
  ...t.reportForwarded,
  fields: { ...authorFields, message: { ...t.forwardMessage, isNeeded: true, isLong: true } },
});

export const revisionDue = defineEmail({
  name: 'revision-due',
  group,
  ...t.revisionDue,
  fields: { ...authorFields, dueOn, daysLeft: t.daysLeft, dueIn: t.dueIn },
});

export const reviewBegun = defineEmail({
  name: 'review-begun',
  group,
  ...t.reviewBegun,
  fields: authorFields,
});

export const held = defineEmail({
  name: 'held',
  group,
  ...t.held,
  fields: authorFields,
});

export const released = defineEmail({
  name: 'released',
  group,
  ...t.released,
  fields: authorFields,
});

export const revisionReceived = defineEmail({
  name: 'revision-received',
  group,
  ...t.revisionReceived,
  fields: authorFields,
});

export const extensionGranted = defineEmail({
  name: 'extension-granted',
  group,
  ...t.extensionGranted,
  fields: { ...authorFields, dueOn },
});

export const extensionRefused = defineEmail({
  name: 'extension-refused',
  group,
  ...t.extensionRefused,
  fields: { ...authorFields, dueOn },
});

export const detailsCorrected = defineEmail({
  name: 'details-corrected',
  group,
  ...t.detailsCorrected,
  fields: authorFields,
});

export const lapsed = defineEmail({
  name: 'lapsed',
  group,
  ...t.lapsed,
  fields: { ...authorFields, feeReturned },
});

export const takenBackByAuthor = defineEmail({
  name: 'taken-back-author',
  group,
  ...t.takenBackByAuthor,
  fields: { ...authorFields, feeReturned },
});

export const messagesForAuthor = defineEmail({
  name: 'messages-author',
  group,
  ...t.messagesForAuthor,
  fields: { ...authorFields, messages: { ...messages, isNeeded: true, isLong: true }, answering },
});

export const offerTakenBack = defineEmail({
  name: 'offer-taken-back',
  group,
  ...t.offerTakenBack,
  fields: authorFields,
});
