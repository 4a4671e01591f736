import * as t from '../../../../messages/emails/manuscripts.ts';
import { defineLetter } from './letter-template.ts';
import { authorFields } from './manuscript-fields.ts';

const group = 'Manuscripts';

const planned = { volume: t.volume, issue: t.issue, whatFollows: t.whatFollows } as const;

export const received = defineLetter({
  name: 'received',
  group,
  ...t.received,
  fields: { ...authorFields, ...planned },
});

export const receivedAgain = defineLetter({
  name: 'received-again',
  group,
  ...t.receivedAgain,
  fields: { ...authorFields, ...planned },
});

export const accepted = defineLetter({
  name: 'accepted',
  group,
  ...t.accepted,
  fields: { ...authorFields, articleAddress: t.articleAddress, modes: { ...t.modes, isNeeded: true } },
});

export const published = defineLetter({
  name: 'published',
  group,
  ...t.published,
  fields: authorFields,
});

export const rejected = defineLetter({
  name: 'rejected',
  group,
  ...t.rejected,
  fields: {
    ...authorFields,
    reasons: { ...t.reasons, isNeeded: true, isLong: true },
    files: { ...t.files, isLong: true },
  },
});

export const deleted = defineLetter({
  name: 'deleted',
  group,
  ...t.deleted,
  fields: authorFields,
});

export const restored = defineLetter({
  name: 'restored',
  group,
  ...t.restored,
  fields: authorFields,
});

export const moved = defineLetter({
  name: 'moved',
  group,
  ...t.moved,
  fields: { ...authorFields, ...planned },
});
