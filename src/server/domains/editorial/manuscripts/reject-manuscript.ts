import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { keepFromClearing } from '../../files/index.ts';
import { decide, findToDecide } from './decide-manuscript.ts';
import { rejectedMail } from './manuscript-mails.ts';
import { ownFiles } from './own-files.ts';
import { tellAuthor } from './tell-author.ts';

interface Rejection {
  readonly articleId: string;
  readonly version?: number | undefined;
  readonly rejectionText: string;
  readonly filesUrl: readonly string[];
}

/** Rejects a manuscript; text and files go to the author on record, who may then submit it again (decision 20). */
export async function rejectManuscript(ctx: Context, rejection: Rejection): Promise<{ message: string }> {
  const { articleId: id, version, rejectionText, filesUrl } = rejection;
  const { manuscript } = await findToDecide(ctx, 'reject', { id, version });
  const files = await ownFiles(ctx, filesUrl, { uploadId: manuscript.uploadId, purpose: 'rejection' });
  await inTransaction(ctx, async (tx) => {
    const rejectionFileIds = files.map((file) => file.id);
    await keepFromClearing(tx, rejectionFileIds);
    const rejected = await decide(tx, 'reject', { id, version, rejection: { rejectionText, rejectionFileIds } });
    const names = files.map((file) => file.name);
    await tellAuthor(tx, rejected, rejectedMail(tx.site, rejected, { text: rejectionText, files: names }));
  });
  return { message: 'The manuscript is rejected and its author has been told.' };
}
