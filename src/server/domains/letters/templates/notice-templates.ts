import * as t from '../../../../messages/emails/manuscripts.ts';
import { defineLetter } from './letter-template.ts';
import { authorFields } from './manuscript-fields.ts';

const group = 'Manuscripts';

export const withdrawn = defineLetter({
  name: 'withdrawn',
  group,
  ...t.withdrawn,
  fields: { ...authorFields, reason: { ...t.withdrawalReason, isNeeded: true, isLong: true } },
});

export const corrected = defineLetter({
  name: 'corrected',
  group,
  ...t.corrected,
  fields: { ...authorFields, notice: { ...t.correctionNotice, isNeeded: true, isLong: true } },
});

export const noticed = defineLetter({
  name: 'noticed',
  group,
  ...t.noticed,
  fields: {
    ...authorFields,
    whatHappened: { ...t.whatHappened, isNeeded: true },
    notice: { ...t.notice, isNeeded: true, isLong: true },
  },
});
