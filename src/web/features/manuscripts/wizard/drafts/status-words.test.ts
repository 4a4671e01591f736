import { describe, expect, test } from 'vitest';
import { momentWords, statusText } from '../../../../drafts/status-words.ts';
import { newContent } from '../draft.ts';
import { changedTo, savedFrom, untouched, type OpenDraft, type Trouble } from './saved-draft.ts';

const now = new Date('2026-05-02T15:00:00Z');
const saved = savedFrom({ awsId: 'a', version: 1, savedAt: '2026-05-02T14:32:00.000Z', content: newContent() });
const unsaved = changedTo(saved, newContent(), now);

const words = (kept = unsaved, trouble: Trouble | null = null, isInBrowser = true) =>
  statusText({ kept, trouble, isInBrowser, replaced: 0 } satisfies OpenDraft, now);

test('“Saved at” means that the server has it', () => {
  expect(words(saved)).toBe('Saved at 18:32');
  expect(words(unsaved)).toBe('Saving…');
  expect(words(untouched('a'))).toBe('Nothing to save yet');
});

test('an earlier day is said', () => {
  expect(momentWords('2026-05-01T14:32:00.000Z', now)).toBe('18:32 on 1 May');
});

describe('what the server has not got says where it is', () => {
  test.each<[string, Trouble]>([
    ['Saved in this browser only. Waiting for the connection.', { kind: 'waiting' }],
    ['Saved in this browser only. Log in again to save it.', { kind: 'signed-out' }],
    ['Saved in this browser only. Title is too long.', { kind: 'refused', message: 'Title is too long.' }],
  ])('%s', (text, trouble) => {
    expect(words(unsaved, trouble)).toBe(text);
  });

  test('a full browser store is not said to keep it', () => {
    expect(words(unsaved, { kind: 'waiting' }, false)).toBe(
      'Not saved: keep this page open. Waiting for the connection.',
    );
  });
});
