import { signedIn, type Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { findFile, receiveOne, type FileRow, type IncomingFile } from '../../files/index.ts';
import { keepCleanCopy } from './clean-file.ts';
import { whyNoCopy } from './fault-words.ts';
import { attachmentName } from './neutral-name.ts';
import { refuseNaming } from './refuse-naming.ts';

interface Attachment {
  /** As it was uploaded: nobody opens it. */
  readonly attachmentFileId: string;
  /** Without properties, under a neutral name: this is what everybody gets, its reviewer too. */
  readonly attachmentCopyId: string;
  readonly copy: FileRow;
}

/**
 * Takes the attachment of a report and makes the copy without properties at once; one that cannot be freed of them is
 * refused, and one whose text names its reviewer.
 * Both files are nobody's until a report names them, and go after a day if none does.
 */
export async function receiveAttachment(ctx: Context, incoming: AsyncIterable<IncomingFile>): Promise<Attachment> {
  const { userId } = signedIn(ctx);
  const attachmentFileId = await receiveOne(ctx, { purpose: 'report-attachment', ownerId: userId }, incoming);
  const source = await findFile(ctx.db, attachmentFileId);
  if (!source) throw new Error(`File ${attachmentFileId} was stored and is not there`);
  const made = await keepCleanCopy(ctx, source, { purpose: 'report-attachment', nameFor: attachmentName });
  if ('fault' in made)
    throw new AppError(
      'unsupported-file',
      `We could not remove the properties of “${source.name}”, which may name you. ${whyNoCopy(made.fault)} Please save it as a PDF or a .docx without a password and attach that.`,
    );
  const copy = await findFile(ctx.db, made.id);
  if (!copy) throw new Error(`File ${made.id} was stored and is not there`);
  await refuseNaming(ctx, copy);
  return { attachmentFileId, attachmentCopyId: copy.id, copy };
}
