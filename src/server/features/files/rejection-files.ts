import { signedIn, type Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { insertFile, type FileRow, type NewFile, findFiles } from './file-store.ts';
import { receiveDocument, type IncomingFile } from './receive-document.ts';

/** Stores files that are to go with a rejection under a manuscript's upload id; a refusal leaves none of them behind. */
export async function storeRejectionFiles(
  ctx: Context,
  uploadId: string,
  incoming: AsyncIterable<IncomingFile>,
): Promise<FileRow[]> {
  const { userId } = signedIn(ctx);
  const received: NewFile[] = [];
  try {
    for await (const file of incoming) received.push(await receiveDocument(ctx, file, 'rejection'));
    if (received.length === 0) throw invalidInput('s3Files', 'Please choose a file.');
    await inTransaction(ctx, async (tx) => {
      for (const file of received) await insertFile(tx.db, { ...file, uploadId, ownerId: userId, slot: null });
    });
  } catch (error) {
    await Promise.all(received.map((file) => ctx.storage.remove(file.storageKey)));
    throw error;
  }
  const ids = received.flatMap((file) => file.id ?? []);
  const stored = await findFiles(ctx.db, ids);
  return stored.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
