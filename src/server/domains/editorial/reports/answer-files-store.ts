import { and, eq } from 'drizzle-orm';
import type { FileAnswers } from '../../../../contracts/review-form-values.ts';
import type { Database } from '../../../db/database.ts';
import { files, reviewAnswerFiles } from '../../../db/schema/index.ts';

interface Place {
  readonly invitationId: string;
  readonly questionId: string;
}

/** The files of a report by the questions that they answer, as others get them. */
export async function listFileAnswers(db: Database, invitationId: string): Promise<FileAnswers> {
  const rows = await db
    .select({ questionId: reviewAnswerFiles.questionId, fileId: files.id, name: files.name, size: files.size })
    .from(reviewAnswerFiles)
    .innerJoin(files, eq(files.id, reviewAnswerFiles.copyId))
    .where(eq(reviewAnswerFiles.invitationId, invitationId));
  return Object.fromEntries(rows.map(({ questionId, ...file }) => [questionId, file]));
}

/** Keeps the file that answers a question in place of an earlier one. */
export async function setFileAnswer(
  db: Database,
  place: Place,
  kept: { readonly fileId: string; readonly copyId: string },
): Promise<void> {
  await db
    .insert(reviewAnswerFiles)
    .values({ ...place, ...kept })
    .onConflictDoUpdate({ target: [reviewAnswerFiles.invitationId, reviewAnswerFiles.questionId], set: kept });
}

/** Takes the file that answers a question away. */
export async function deleteFileAnswer(db: Database, { invitationId, questionId }: Place): Promise<void> {
  await db
    .delete(reviewAnswerFiles)
    .where(and(eq(reviewAnswerFiles.invitationId, invitationId), eq(reviewAnswerFiles.questionId, questionId)));
}
