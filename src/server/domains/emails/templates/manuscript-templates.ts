import * as t from '../../../../messages/emails/manuscripts.ts';
import { defineEmail } from './email-template.ts';
import { authorFields } from './manuscript-fields.ts';

const group = 'Manuscripts';

const planned = { volume: t.volume, issue: t.issue, whatFollows: t.whatFollows } as const;

export const received = defineEmail({
  name: 'received',
  group,
  ...t.received,
  fields: { ...authorFields, ...planned },
});

export const receivedAgain = defineEmail({
  name: 'received-again',
  group,
  ...t.receivedAgain,
  fields: { ...authorFields, ...planned },
});

export const accepted = defineEmail({
  name: 'accepted',
  group,
  ...t.accepted,
  fields: { ...authorFields, articleAddress: t.articleAddress, modes: { ...t.modes, isNeeded: true } },
});

export const published = defineEmail({
  name: 'published',
  group,
  ...t.published,
  fields: authorFields,
});

export const orcidRequest = defineEmail({
  name: 'orcid-request',
  group,
  ...t.orcidRequest,
  fields: { ...authorFields, until: { ...t.orcidUntil, isNeeded: true } },
});

export const rejected = defineEmail({
  name: 'rejected',
  group,
  ...t.rejected,
  fields: {
    ...authorFields,
    reasons: { ...t.reasons, isNeeded: true, isLong: true },
    files: { ...t.files, isLong: true },
  },
});

export const deleted = defineEmail({
  name: 'deleted',
  group,
  ...t.deleted,
  fields: authorFields,
});

export const restored = defineEmail({
  name: 'restored',
  group,
  ...t.restored,
  fields: authorFields,
});

export const moved = defineEmail({
  name: 'moved',
  group,
  ...t.moved,
  fields: { ...authorFields, ...planned },
});
