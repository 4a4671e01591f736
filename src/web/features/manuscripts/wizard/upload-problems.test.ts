import { expect, test } from 'vitest';
import { uploadProblems } from './upload-problems.ts';
import type { SlotUpload, SlotUploadState } from './upload-store.ts';

const upload = (state: SlotUploadState): SlotUpload => ({
  name: 'tables.pdf',
  state,
  progress: { sent: 1, total: 2 },
  problem: null,
  canGoOn: false,
});
const messages = (state: SlotUploadState) => uploadProblems({ 2: upload(state) }).map(({ message }) => message);

test.each(['uploading', 'paused', 'waiting', 'signed-out'] as const)(
  'a file that is %s keeps a draft back',
  (state) => {
    expect(messages(state)).toEqual(['A file is still on its way. Please wait until it is uploaded, or cancel it.']);
  },
);

test('decision 22: a file that a reload has cut off is not forgotten when the draft is sent', () => {
  expect(uploadProblems({ 2: upload('left') })).toEqual([
    {
      step: 2,
      field: 'files.2',
      message: '“\u2068tables.pdf\u2069” is not uploaded to its end. Please choose it again, or cancel it.',
    },
  ]);
});

test('a file that was refused, and no file, keep nothing back', () => {
  expect(messages('failed')).toEqual([]);
  expect(uploadProblems({})).toEqual([]);
});
