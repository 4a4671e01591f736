import { expect, test } from 'vitest';
import { currentNotice, whyNoNotice, type NoticeKind } from './notices.ts';

const of = (...kinds: NoticeKind[]) => kinds.map((kind) => ({ kind }));

test.each([
  [of(), null],
  [of('correction'), null],
  [of('concern'), 'concern'],
  [of('correction', 'concern'), 'concern'],
  [of('concern-lifted', 'concern'), null],
  [of('concern', 'concern-lifted', 'concern'), 'concern'],
  [of('retraction', 'concern'), 'retraction'],
  [of('correction', 'retraction'), 'retraction'],
])('of the notices %j, the newest first, the current one is %s', (notices, kind) => {
  expect(currentNotice(notices)?.kind ?? null).toBe(kind);
});

const plain = { isRetracted: false, hasConcern: false };
const ofConcern = { isRetracted: false, hasConcern: true };
const retracted = { isRetracted: true, hasConcern: false };

test.each([
  ['correction', plain, null],
  ['correction', retracted, null],
  ['retraction', plain, null],
  ['retraction', ofConcern, null],
  ['retraction', retracted, 'already-retracted'],
  ['concern', plain, null],
  ['concern', ofConcern, 'already-of-concern'],
  ['concern', retracted, 'already-retracted'],
  ['concern-lifted', plain, 'no-concern'],
  ['concern-lifted', ofConcern, null],
  ['concern-lifted', { isRetracted: true, hasConcern: true }, 'already-retracted'],
] as const)('decision 42: %s of an article that is %j: %s', (kind, current, why) => {
  expect(whyNoNotice(kind, current)).toBe(why);
});
