import * as t from '../../../messages/file-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findFiles, insertFile, type FileRow } from './file-store.ts';
import {
  bytesOf,
  forgetDocuments,
  receiveDocument,
  type IncomingFile,
  type ReceivedDocument,
} from './receive-document.ts';
import { refuseBeyondQuota } from './quota.ts';
import { storageFault } from './store-bytes.ts';

/** Stores the files for a rejection under a manuscript's upload id; stores none if one is rejected. */
export async function storeRejectionFiles(
  ctx: Context,
  uploadId: string,
  incoming: AsyncIterable<IncomingFile>,
): Promise<FileRow[]> {
  const { userId } = signedIn(ctx);
  const brought = { ownerId: userId, uploadId };
  await refuseBeyondQuota(ctx, brought);
  const received: ReceivedDocument[] = [];
  try {
    for await (const file of incoming) received.push(await receiveDocument(ctx, file, 'rejection'));
    if (received.length === 0) throw invalidInput('s3Files', t.chooseFile());
    await inTransaction(ctx, async (tx) => {
      await refuseBeyondQuota(tx, brought, bytesOf(received));
      for (const file of received) await insertFile(tx.db, { ...file, ...brought, slot: null });
    });
  } catch (error) {
    await forgetDocuments(ctx, received);
    throw storageFault(ctx, error, 'nothing');
  }
  const ids = received.map((file) => file.id);
  const stored = await findFiles(ctx.db, ids);
  return stored.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
