import * as t from '../../../../messages/emails/production.ts';
import { defineEmail } from './email-template.ts';
import { authorFields } from './manuscript-fields.ts';

const group = 'Production';
const dated = { ...authorFields, dueOn: t.dueOn };

export const productionStarted = defineEmail({
  name: 'production-started',
  group,
  ...t.productionStarted,
  fields: authorFields,
});

export const copyEditAsked = defineEmail({ name: 'copy-edit-asked', group, ...t.copyEditAsked, fields: dated });

export const copyEditDue = defineEmail({ name: 'copy-edit-due', group, ...t.copyEditDue, fields: dated });

export const copyEditDone = defineEmail({ name: 'copy-edit-done', group, ...t.copyEditDone, fields: authorFields });

export const proofSent = defineEmail({ name: 'proof-sent', group, ...t.proofSent, fields: dated });

export const proofDue = defineEmail({ name: 'proof-due', group, ...t.proofDue, fields: dated });

export const proofApproved = defineEmail({
  name: 'proof-approved',
  group,
  ...t.proofApproved,
  fields: { ...authorFields, notes: t.notes },
});

export const taskOverdue = defineEmail({
  name: 'production-overdue',
  group,
  ...t.taskOverdue,
  fields: { ...dated, what: t.what },
});
