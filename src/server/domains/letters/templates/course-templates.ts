import * as t from '../../../../messages/emails/review-authors.ts';
import { defineLetter } from './letter-template.ts';
import { authorFields } from './manuscript-fields.ts';

const group = 'Peer review: authors';

const feeReturned = { ...t.feeReturned, isLong: true } as const;
const dueOn = { ...t.dueOn, isNeeded: true } as const;

export const decision = defineLetter({
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

export const revisionDue = defineLetter({
  name: 'revision-due',
  group,
  ...t.revisionDue,
  fields: { ...authorFields, dueOn, daysLeft: t.daysLeft, dueIn: t.dueIn },
});

export const reviewBegun = defineLetter({
  name: 'review-begun',
  group,
  ...t.reviewBegun,
  fields: authorFields,
});

export const held = defineLetter({
  name: 'held',
  group,
  ...t.held,
  fields: authorFields,
});

export const released = defineLetter({
  name: 'released',
  group,
  ...t.released,
  fields: authorFields,
});

export const revisionReceived = defineLetter({
  name: 'revision-received',
  group,
  ...t.revisionReceived,
  fields: authorFields,
});

export const extensionGranted = defineLetter({
  name: 'extension-granted',
  group,
  ...t.extensionGranted,
  fields: { ...authorFields, dueOn },
});

export const extensionRefused = defineLetter({
  name: 'extension-refused',
  group,
  ...t.extensionRefused,
  fields: { ...authorFields, dueOn },
});

export const lapsed = defineLetter({
  name: 'lapsed',
  group,
  ...t.lapsed,
  fields: { ...authorFields, feeReturned },
});

export const takenBackByAuthor = defineLetter({
  name: 'taken-back-author',
  group,
  ...t.takenBackByAuthor,
  fields: { ...authorFields, feeReturned },
});
