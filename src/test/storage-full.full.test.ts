import { existsSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { files } from '../contracts/files.ts';
import type { Context } from '../server/context.ts';
import {
  resumableUpload,
  storePublicPdf,
  storeRejectionFiles,
  uploadManuscriptFiles,
} from '../server/domains/files/index.ts';
import { CannotStore } from '../server/ports/storage/cannot-store.ts';
import { reply } from './product/client.ts';
import { aPdf, aUser } from './product/factories.ts';
import { begun, offsetOf, sendPiece } from './product/resumable.ts';
import { startProduct } from './product/start-product.ts';
import { storedFiles } from './product/stored-files.ts';
import { partialUploads } from './product/uploads-in-progress.ts';

const product = await startProduct();
const owner = await aUser(product);
const small = aPdf('for a full disk');
const listed = async (awsId: string) => (await reply(product, files.list, { params: { awsId } }, owner)).uploads;
const placeOf = (location: string) =>
  path.join(product.dataDir, 'uploads-in-progress', owner.user.id, location.split('/').at(-1) ?? '');

/** How many times this process holds a file open; 0 where the system does not tell. */
const openFiles = (place: string): number =>
  existsSync('/proc/self/fd')
    ? readdirSync('/proc/self/fd').filter((fd) => linkOf(fd) === realpathSync(place)).length
    : 0;

function linkOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return '';
  }
}

/** The owner's context with a store that takes so many files and is full then. */
function almostFull(room: number): Context {
  const { storage } = product.system;
  const left = { room };
  return {
    ...product.parts.contextFor({
      kind: 'user',
      userId: owner.user.id,
      email: owner.email,
      isAdmin: false,
      sessionId: v7(),
    }),
    storage: {
      ...storage,
      write: async (key, bytes) => {
        left.room -= 1;
        if (left.room >= 0) return storage.write(key, bytes);
        throw new CannotStore(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
      },
    },
  };
}

async function* twoFiles() {
  for (const name of ['letter.pdf', 'paper.pdf'])
    yield { name, bytes: Readable.from([Buffer.from(aPdf(name))]), wasCut: () => false };
}

test('a disk that becomes full during an upload: nothing of it is kept, what was there is, and it says so', async () => {
  const awsId = v7();
  await uploadManuscriptFiles(almostFull(2), awsId, undefined, twoFiles());
  const before = storedFiles(product);
  const refused = uploadManuscriptFiles(almostFull(1), awsId, undefined, twoFiles());
  await expect(refused).rejects.toMatchObject({
    code: 'storage-full',
    status: 507,
    message: expect.stringMatching(
      /^Our storage is full.*Nothing of this upload was kept; files that were there before/,
    ) as string,
  });
  expect(storedFiles(product)).toEqual(before);
  expect((await listed(awsId)).map(({ name }) => name)).toEqual(['letter.pdf', 'paper.pdf']);
});

test('a full disk is said of the files of a rejection and of the administrator’s own PDF, too', async () => {
  const before = storedFiles(product);
  const stores = [
    () => storeRejectionFiles(almostFull(1), v7(), twoFiles()),
    () => storePublicPdf(almostFull(0), { uploadId: v7(), ownerId: owner.user.id }, twoFiles()),
  ];
  for (const store of stores) {
    await expect(store()).rejects.toMatchObject({
      code: 'storage-full',
      message: expect.stringContaining('This upload was not saved.') as string,
    });
  }
  expect(storedFiles(product)).toEqual(before);
});

test('a disk that becomes full under a resumable upload: what came stays, and it goes on once there is room', async () => {
  const awsId = v7();
  const location = await begun(product, owner.token, { awsId, size: small.length });
  await sendPiece(product, owner.token, location, 0, small.slice(0, 20));
  const place = placeOf(location);
  renameSync(place, `${place}-aside`);
  // A device that is always full, with its own errors.
  symlinkSync('/dev/full', place);
  const answer = await sendPiece(product, owner.token, location, 0, small);
  expect(await answer.json()).toMatchObject({
    status: 507,
    code: 'storage-full',
    detail: expect.stringContaining('is saved for a day; you can resume the upload.') as string,
  });
  rmSync(place);
  renameSync(`${place}-aside`, place);
  expect(await offsetOf(product, owner.token, location)).toBe(20);
  expect((await sendPiece(product, owner.token, location, 20, small.slice(20))).status).toBe(204);
  expect(await listed(awsId)).toHaveLength(1);
});

test('a file that has arrived and finds no room in the store waits in progress, and is stored when asked about again', async () => {
  const awsId = v7();
  // Longer than what is read at once.
  const whole = aPdf('7'.repeat(2_000_000));
  const before = storedFiles(product);
  const location = await begun(product, owner.token, { awsId, size: whole.length });
  await sendPiece(product, owner.token, location, 0, whole.slice(0, -5));
  const last = {
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(whole.length - 5),
      'content-type': 'application/offset+octet-stream',
    },
    bytes: Readable.from([Buffer.from(whole.slice(-5))]),
  };
  const id = location.split('/').at(-1) ?? '';
  await expect(resumableUpload(almostFull(0), 'PATCH', last, id)).rejects.toMatchObject({ code: 'storage-full' });
  const asked = { headers: { 'tus-resumable': '1.0.0' }, bytes: Readable.from([]) };
  await expect(resumableUpload(almostFull(0), 'HEAD', asked, id)).rejects.toMatchObject({ code: 'storage-full' });
  // A file that stays open keeps its room on the disk after it is gone.
  await expect.poll(() => openFiles(placeOf(location))).toBe(0);
  expect([storedFiles(product), await partialUploads(product)]).toEqual([before, [id]]);
  expect(await offsetOf(product, owner.token, location)).toBe(whole.length);
  expect(await listed(awsId)).toHaveLength(1);
  expect(await partialUploads(product)).toEqual([]);
});
