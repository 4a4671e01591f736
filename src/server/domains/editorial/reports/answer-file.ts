import type { FileAnswer } from '../../../../contracts/review-form-values.ts';
import * as t from '../../../../messages/review-responses.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import type { IncomingFile } from '../../files/index.ts';
import { answerFileName } from '../anonymity/print-file.ts';
import { receiveAttachment } from '../anonymity/receive-attachment.ts';
import { deleteFileAnswer, setFileAnswer } from './answer-files-store.ts';
import { questionsOf } from './read-review.ts';
import { beginChange, findReportable } from './report-attachment.ts';

interface Place {
  readonly invitationId: string;
  readonly questionId: string;
}

/** A question that a file answers, in a review of the caller’s own whose report can be changed; else why not. */
async function findQuestion(ctx: Context, { invitationId, questionId }: Place) {
  const { invitation } = await findReportable(ctx, invitationId);
  const questions = await questionsOf(ctx, invitation);
  const place = questions.findIndex(({ id, answer }) => id === questionId && answer.kind === 'file');
  const question = questions[place];
  if (!question) throw notFound('question');
  return { name: answerFileName(place), isForAuthor: question.readers !== 'editors' };
}

/** Stores the file that answers a question in place of an earlier one; others get its copy without properties. */
export async function attachAnswer(
  ctx: Context,
  place: Place,
  incoming: AsyncIterable<IncomingFile>,
): Promise<FileAnswer> {
  const asked = await findQuestion(ctx, place);
  const { copy, attachmentFileId } = await receiveAttachment(ctx, incoming, asked);
  await inTransaction(ctx, async (tx) => {
    await beginChange(tx, place.invitationId, [attachmentFileId, copy.id]);
    await setFileAnswer(tx.db, place, { fileId: attachmentFileId, copyId: copy.id });
  });
  return { fileId: copy.id, name: copy.name, size: copy.size };
}

/** Takes the file that answers a question away, before the report is submitted. */
export async function detachAnswer(ctx: Context, place: Place): Promise<{ message: string }> {
  await findQuestion(ctx, place);
  await inTransaction(ctx, async (tx) => {
    await beginChange(tx, place.invitationId, []);
    await deleteFileAnswer(tx.db, place);
  });
  return { message: t.attachmentRemoved() };
}
