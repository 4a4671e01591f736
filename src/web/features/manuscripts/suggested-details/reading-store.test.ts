import { expect, test, vi } from 'vitest';
import type { FoundInFile } from '../../../../contracts/drafts.ts';
import { noAnswer } from '../../../api/api-error.ts';
import { startReading, stopReading } from './reading-store.ts';

vi.mock('./reading/read-details.ts', () => ({
  readDetails: async (file: File) => ({ title: await file.text(), abstract: null, keywords: [], authors: [] }),
}));

const reading = (awsId: string, open: () => Promise<Blob>) => {
  const keep = vi.fn<(found: FoundInFile) => void>();
  return { keep, ended: startReading({ awsId, name: 'dunes.pdf', open, keep }) };
};

test('what is found is handed on to be kept, each offer open', async () => {
  const { keep, ended } = reading('a', async () => new Blob(['On dunes']));
  await ended;
  const offer = { kind: 'title', text: 'On dunes' };
  expect(keep.mock.calls).toEqual([[{ fileName: 'dunes.pdf', offers: [{ offer, outcome: 'open', typed: null }] }]]);
});

test('a reading that was stopped, as for a draft that is gone, hands nothing on', async () => {
  const { keep, ended } = reading('b', async () => new Blob(['On dunes']));
  stopReading('b');
  await ended;
  expect(keep).not.toHaveBeenCalled();
});

test('a file that could not be fetched hands nothing on', async () => {
  const { keep, ended } = reading('c', () => Promise.reject(noAnswer()));
  await ended;
  expect(keep).not.toHaveBeenCalled();
});
