import * as t from '../../../../messages/emails/discussions.ts';
import { defineEmail, personFields } from './email-template.ts';
import { editorFields, reviewFields } from './review-fields.ts';

const fields = { ...personFields, ...reviewFields };
const reason = { ...t.reason, isNeeded: true, isLong: true } as const;

export const answerRefused = defineEmail({
  name: 'answer-refused',
  group: 'Manuscripts',
  ...t.answerRefused,
  fields: { ...fields, reason, answer: { ...t.answer, isLong: true } },
});

export const filesRefused = defineEmail({
  name: 'answer-files-refused',
  group: 'Manuscripts',
  ...t.filesRefused,
  fields: { ...fields, reason },
});

export const unattributedEmail = defineEmail({
  name: 'unattributed-email',
  group: 'Peer review: editors',
  ...t.unattributedEmail,
  fields: { ...editorFields, sender: { ...t.sender, isNeeded: true }, discussion: t.discussion },
});
