import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../api/api-error.ts';
import { newContent } from '../draft.ts';
import { changedTo, draftSync, untouched, type OpenDraft, type SyncParts } from './saved-draft.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a draft that is submitted while a save is on its way is not saved again and again', async () => {
  const kept = changedTo(untouched('a'), { ...newContent(), articleTitle: 'Dunes' }, new Date());
  const open: OpenDraft = { kept, isInBrowser: true, trouble: null, replaced: 0 };
  const save = vi.fn<SyncParts['save']>(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    throw new ApiError({ status: 409, code: 'already-submitted', detail: 'It has been submitted.' });
  });
  const sync = draftSync({
    read: () => open,
    // Answers about a deleted draft come too late and change nothing.
    set: () => undefined,
    save,
    load: () => Promise.reject(new Error('It is not there any more')),
    isSignedIn: () => true,
    inTurn: (work) => work(),
  });
  void sync.now();
  sync.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});
