import * as t from '../../../../messages/emails/manuscripts.ts';
import { defineEmail } from './email-template.ts';
import { authorFields } from './manuscript-fields.ts';

const group = 'Manuscripts';

export const withdrawn = defineEmail({
  name: 'withdrawn',
  group,
  ...t.withdrawn,
  fields: { ...authorFields, reason: { ...t.withdrawalReason, isNeeded: true, isLong: true } },
});

export const corrected = defineEmail({
  name: 'corrected',
  group,
  ...t.corrected,
  fields: { ...authorFields, notice: { ...t.correctionNotice, isNeeded: true, isLong: true } },
});

export const noticed = defineEmail({
  name: 'noticed',
  group,
  ...t.noticed,
  fields: {
    ...authorFields,
    whatHappened: { ...t.whatHappened, isNeeded: true },
    notice: { ...t.notice, isNeeded: true, isLong: true },
  },
});
