import * as t from '../../../messages/file-responses.ts';
import type { Context } from '../../context.ts';
import { AppError, invalidInput } from '../../errors.ts';
import { forgetDocuments, receiveDocument, type IncomingFile, type ReceivedDocument } from './receive-document.ts';
import { findFile, insertFile, type FileRow } from './file-store.ts';
import { storageFault } from './store-bytes.ts';

/** What the public document belongs to: the manuscript of an upload id, or a corrected article. */
type Purpose = { readonly uploadId: string } | { readonly articleId: string };

type Place = Purpose & {
  /** The administrator who uploaded it; null if the site made it. */
  readonly ownerId: string | null;
};

async function keep(ctx: Context, received: ReceivedDocument, place: Place): Promise<FileRow> {
  if (received.mediaType !== 'application/pdf') {
    throw new AppError('unsupported-file', t.notPdf({ name: received.name }));
  }
  await insertFile(ctx.db, { ...received, ...place, slot: null });
  const file = await findFile(ctx.db, received.id);
  if (!file) throw new Error(`File ${received.id} was stored and is not there`);
  return file;
}

/** Stores the one incoming PDF for publication; stores nothing if it is rejected. */
export async function storePublicPdf(
  ctx: Context,
  place: Place,
  incoming: AsyncIterable<IncomingFile>,
): Promise<FileRow> {
  const received: ReceivedDocument[] = [];
  try {
    for await (const file of incoming) {
      if (received.length > 0) throw invalidInput('s3Files', t.chooseOneFile());
      received.push(await receiveDocument(ctx, file, 'article-pdf'));
    }
    const [only] = received;
    if (!only) throw invalidInput('s3Files', t.chooseFile());
    return await keep(ctx, only, place);
  } catch (error) {
    await forgetDocuments(ctx, received);
    throw storageFault(ctx, error, 'nothing');
  }
}
