import * as t from '../../../../messages/manuscript-responses.ts';
import { findFile, receiveOne, type FileRow, type IncomingFile } from '../../files/index.ts';
import { whyNoCopy } from './check-anonymity.ts';
import { attachmentName, keepPrint, readPdf } from './print-file.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError, invalidInput } from '../../../errors.ts';
import { findAccount } from '../../accounts/index.ts';
import { findTraces } from './search/find-traces.ts';

/**
 * Throws, with the places, for a reviewer's attachment that names its reviewer, because the authors would read it;
 * also for an unreadable one.
 */
async function refuseNaming(ctx: Context, print: FileRow): Promise<void> {
  const reviewer = await findAccount(ctx.db, signedIn(ctx).userId);
  const shown = await readPdf(ctx, print);
  if (!reviewer) return;
  if (shown === null) throw new AppError('unsupported-file', t.attachmentUnreadable());
  const { otherName: givenName, surname: lastName, email } = reviewer;
  const traces = await findTraces(print.name, shown, [{ givenName, lastName, email, affiliation: '' }]);
  const own = traces.find(({ kind }) => kind === 'name' || kind === 'email');
  if (!own) return;
  throw invalidInput('s3Files', t.attachmentNamesYou({ page: own.page, excerpt: own.excerpt }));
}

interface Attachment {
  /** The uploaded original, which no one opens. */
  readonly attachmentFileId: string;
  /** Its print under a neutral name: everybody gets this one, its reviewer too. */
  readonly attachmentCopyId: string;
  readonly copy: FileRow;
}

interface Received {
  /** The neutral name of the copy. */
  readonly name: string;
  /** Else only editors, who know the reviewer. */
  readonly isForAuthor: boolean;
}

const asAttachment: Received = { name: attachmentName, isForAuthor: true };

/**
 * Receives a file of a report and prints it. Refuses one that cannot be printed or, if the author reads it, that names
 * its reviewer. Both files are removed after a day unless a report uses them.
 */
export async function receiveAttachment(
  ctx: Context,
  incoming: AsyncIterable<IncomingFile>,
  { name, isForAuthor } = asAttachment,
): Promise<Attachment> {
  const { userId } = signedIn(ctx);
  const attachmentFileId = await receiveOne(ctx, { purpose: 'report-attachment', ownerId: userId }, incoming);
  const source = await findFile(ctx.db, attachmentFileId);
  if (!source) throw new Error(`File ${attachmentFileId} was stored and is not there`);
  const wish = { purpose: 'attachment' } as const;
  const made = await keepPrint(ctx, source, { purpose: 'report-attachment', name, wish });
  if ('fault' in made)
    throw new AppError('unsupported-file', t.attachmentNotPrintable({ name: source.name, why: whyNoCopy(made.fault) }));
  const copy = await findFile(ctx.db, made.id);
  if (!copy) throw new Error(`File ${made.id} was stored and is not there`);
  if (isForAuthor) await refuseNaming(ctx, copy);
  return { attachmentFileId, attachmentCopyId: copy.id, copy };
}
