import { defineCall, StreamBody } from './call.ts';
import { FileAnswer } from './review-form-values.ts';
import { Id } from './values.ts';
import { z } from './zod-for-pages.ts';

const ofAnswer = z.object({ invitationId: Id, questionId: Id });

/** The files with which reviewers answer questions of a journal’s form. */
export const reviewAnswerFiles = {
  attachAnswer: defineCall({
    method: 'POST',
    path: '/api/review/reviews/:invitationId/answers/:questionId/file',
    limit: { rule: 'upload', account: 'caller' },
    summary: 'Stores the file that answers a question (multipart field s3Files); an earlier one is replaced',
    access: 'user',
    params: ofAnswer,
    body: StreamBody,
    bodyKind: 'multipart',
    reply: FileAnswer,
    status: 201,
  }),
  detachAnswer: defineCall({
    method: 'DELETE',
    path: '/api/review/reviews/:invitationId/answers/:questionId/file',
    summary: 'Removes the file that answers a question before submission',
    access: 'user',
    params: ofAnswer,
    reply: z.object({ message: z.string() }),
  }),
} as const;
