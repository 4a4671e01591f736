import { docNeedsConversion, ResumableFacts, resumableHref } from '../../../contracts/files.ts';
import * as t from '../../../messages/file-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import type {
  Announced,
  ArrivedFile,
  ProtocolInput,
  ProtocolMethod,
  ProtocolReply,
} from '../../ports/resumable/resumable-uploads.ts';
import { claimUpload, findFile } from './file-store.ts';
import { judgeName, labelOf } from './judging/judge-document.ts';
import { forgetDocuments, keepDocuments, receiveDocument, tooLarge } from './receive-document.ts';
import { refuseBeyondQuota, refuseManyInProgress } from './quota.ts';
import { storageFault } from './store-bytes.ts';

function readFacts(facts: Readonly<Record<string, string>>) {
  const read = ResumableFacts.safeParse(facts);
  if (read.success) return { ...read.data, filename: labelOf(read.data.filename) };
  const faults = read.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  throw new AppError('invalid-input', faults[0]?.[1] ?? t.badMetadata(), Object.fromEntries(faults));
}

/** Refuses early what can be refused before the first byte; the upload id belongs to its first user. */
async function begin(ctx: Context, ownerId: string, announced: Announced): Promise<Record<string, string>> {
  const { size, facts } = announced;
  const read = readFacts(facts);
  if (judgeName(read.filename) === '.doc' && !ctx.conversion.isAvailable)
    throw new AppError('unsupported-file', docNeedsConversion(read.filename));
  if (size === 0) throw new AppError('unsupported-file', t.empty({ name: read.filename }));
  if (size > ctx.site.maxUploadBytes) throw tooLarge(ctx, read.filename);
  if ((await claimUpload(ctx.db, read.awsId, ownerId, ctx.now())) !== ownerId) throw notFound('upload');
  await refuseBeyondQuota(ctx, { uploadId: read.awsId, ownerId }, size);
  refuseManyInProgress(announced.inProgress);
  return read;
}

/** Checks and stores a complete file, as if it had arrived in one request; its id is the upload's. */
async function complete(ctx: Context, ownerId: string, arrived: ArrivedFile): Promise<void> {
  if ((await findFile(ctx.db, arrived.id)) !== null) return;
  const { filename, awsId, slot } = readFacts(arrived.facts);
  // A rejected file is not read to its end, and would stay open.
  await using bytes = arrived.read();
  const received = await receiveDocument(ctx, { name: filename, bytes, wasCut: () => false });
  try {
    const document = { ...received, id: arrived.id };
    await keepDocuments(ctx, [document], { uploadId: awsId, ownerId, slots: [Number(slot)] });
  } catch (error) {
    await forgetDocuments(ctx, [received]);
    throw error;
  }
}

/** Answers a request of the resumable protocol; only its owner can see an upload in progress. */
export async function resumableUpload(
  ctx: Context,
  method: ProtocolMethod,
  input: ProtocolInput,
  resumableId: string | null,
): Promise<ProtocolReply> {
  const { userId } = signedIn(ctx);
  return ctx.resumable
    .answer({ ...input, method }, resumableId, {
      ownerId: userId,
      addressOf: resumableHref,
      begin: (announced) => begin(ctx, userId, announced),
      complete: (arrived) => complete(ctx, userId, arrived),
    })
    .catch((error: unknown) => {
      throw storageFault(ctx, error, method === 'POST' ? 'nothing' : 'part');
    });
}
