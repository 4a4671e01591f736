import { signedIn, type Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { findFile, receiveOne, type FileRow, type IncomingFile } from '../../files/index.ts';
import { whyNoCopy } from './fault-words.ts';
import { attachmentName } from './neutral-name.ts';
import { keepPrint } from './print-file.ts';
import { refuseNaming } from './refuse-naming.ts';

interface Attachment {
  /** As it was uploaded: nobody opens it. */
  readonly attachmentFileId: string;
  /** Its print under a neutral name: everybody gets this one, its reviewer too. */
  readonly attachmentCopyId: string;
  readonly copy: FileRow;
}

/**
 * Takes the attachment of a report and prints it at once. Refuses one that cannot be printed, and one that names its
 * reviewer. Both files are nobody's until a report names them, and go after a day if none does.
 */
export async function receiveAttachment(ctx: Context, incoming: AsyncIterable<IncomingFile>): Promise<Attachment> {
  const { userId } = signedIn(ctx);
  const attachmentFileId = await receiveOne(ctx, { purpose: 'report-attachment', ownerId: userId }, incoming);
  const source = await findFile(ctx.db, attachmentFileId);
  if (!source) throw new Error(`File ${attachmentFileId} was stored and is not there`);
  const wish = { purpose: 'attachment' } as const;
  const made = await keepPrint(ctx, source, { purpose: 'report-attachment', name: attachmentName, wish });
  if ('fault' in made)
    throw new AppError(
      'unsupported-file',
      `We could not print “${source.name}” for the authors. ${whyNoCopy(made.fault)} Please save it as a PDF or a .docx without a password and attach that.`,
    );
  const copy = await findFile(ctx.db, made.id);
  if (!copy) throw new Error(`File ${made.id} was stored and is not there`);
  await refuseNaming(ctx, copy);
  return { attachmentFileId, attachmentCopyId: copy.id, copy };
}
