import type { Report, ReportDraft } from '../../contracts/review-values.ts';
import { reviewAnswerFiles } from '../../contracts/review-answer-files.ts';
import { reviews } from '../../contracts/reviews.ts';
import { addressOf, reply, send } from './client.ts';
import type { TestUser } from './factories.ts';
import { aManuscriptInReview, anAcceptedReview, aScholar } from './peer-review.ts';
import type { Product } from './start-product.ts';

type Sender = Pick<TestUser, 'token'>;

interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function sendFile(address: string, { token }: Sender, { name, bytes }: SentFile) {
  const form = new FormData();
  form.append('s3Files', new Blob([bytes]), name);
  const answer = await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
  return { status: answer.status, text: await answer.text() };
}

/** Sends the attachment of a report as its form does. */
export const attach = (product: Product, sender: Sender, invitationId: string, file: SentFile) =>
  sendFile(addressOf(product, reviews.attach, { params: { invitationId } }), sender, file);

/** Sends the file that answers a question as the form does. */
export const attachAnswer = (
  product: Product,
  sender: Sender,
  { invitationId, questionId }: { readonly invitationId: string; readonly questionId: string },
  file: SentFile,
) =>
  sendFile(addressOf(product, reviewAnswerFiles.attachAnswer, { params: { invitationId, questionId } }), sender, file);

/** A review that a scholar has accepted, and what they do with it; of a manuscript of its own, where none is named. */
export async function aReview(
  product: Product,
  place: { readonly author: TestUser; readonly journalId: string; readonly articleId?: string },
) {
  const id = place.articleId ?? (await aManuscriptInReview(product, place.author, place.journalId)).id;
  const reviewer = await aScholar(product);
  const invitationId = await anAcceptedReview(product, id, reviewer);
  const params = { invitationId };
  const as = { token: reviewer.token };
  return {
    id,
    reviewer,
    invitationId,
    read: () => reply(product, reviews.single, { params }, as),
    save: (version: number, draft: ReportDraft) =>
      send(product, reviews.saveDraft, { params, body: { version, draft } }, as),
    submit: (report: Report, isMeant = false) =>
      send(product, reviews.submit, { params, body: { ...report, isMeant } }, as),
    recuse: (reason = 'I know the authors.') => send(product, reviews.recuse, { params, body: { reason } }, as),
    attach: (name: string, bytes: Uint8Array<ArrayBuffer>) => attach(product, reviewer, invitationId, { name, bytes }),
    detach: () => send(product, reviews.detach, { params }, as),
  };
}

/** A report that is begun. */
export const typed = (commentsToAuthor: string): ReportDraft => ({
  scores: { originality: 4, soundness: null, clarity: null, significance: null },
  commentsToAuthor,
  confidentialRemarks: '',
  recommendation: null,
  answers: {},
});
