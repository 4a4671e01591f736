import type { Context } from '../../context.ts';
import type { FilePurpose } from '../../db/schema/index.ts';
import { invalidInput } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { insertFile } from './file-store.ts';
import { forgetDocuments } from './keep-documents.ts';
import { refuseBeyondQuota } from './quota.ts';
import { receiveDocument, type IncomingFile, type ReceivedDocument } from './receive-document.ts';
import { storageFault } from './storage-fault.ts';

/** Stores the one document that comes in, as somebody's; answers with its id. A refusal leaves nothing behind. */
export async function receiveOne(
  ctx: Context,
  { purpose, ownerId }: { readonly purpose: FilePurpose; readonly ownerId: string },
  incoming: AsyncIterable<IncomingFile>,
): Promise<string> {
  const brought = { ownerId, uploadId: null };
  await refuseBeyondQuota(ctx, brought);
  const received: ReceivedDocument[] = [];
  try {
    for await (const file of incoming) {
      if (received.length > 0) throw invalidInput('s3Files', 'Please choose one file.');
      received.push(await receiveDocument(ctx, file, purpose));
    }
    const [only] = received;
    if (!only) throw invalidInput('s3Files', 'Please choose a file.');
    await inTransaction(ctx, async (tx) => {
      await refuseBeyondQuota(tx, brought, only.size);
      await insertFile(tx.db, { ...only, ...brought, slot: null });
    });
    return only.id;
  } catch (error) {
    await forgetDocuments(ctx, received);
    throw storageFault(ctx, error, 'Nothing of this upload was kept.');
  }
}
