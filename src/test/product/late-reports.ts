import { reviews } from '../../contracts/reviews.ts';
import { send } from './client.ts';
import { aDecidable, reviewSteps, type aBoard } from './deciding.ts';
import { editingSteps } from './editing.ts';
import { aUser, type TestUser } from './factories.ts';
import { anAcceptedReview, aReport, aScholar } from './peer-review.ts';
import type { Product } from './start-product.ts';

/** A manuscript with a sent decision, two reports, and a reviewer whose report had not come. */
export async function aDecidedManuscript(
  product: Product,
  board: Awaited<ReturnType<typeof aBoard>>,
  kind: 'revise-minor' | 'reject' | 'accept' = 'revise-minor',
) {
  const author = await aUser(product);
  const decidable = await aDecidable(product, { ...board, author });
  const late = await aScholar(product);
  const invitationId = await anAcceptedReview(product, decidable.id, late);
  await decidable.reviewed.decide(board.editor, kind);
  await decidable.reviewed.ratify(board.chief);
  const editing = editingSteps(product, decidable.id);
  const steps = reviewSteps(product, decidable.id);
  return { ...decidable, author, late, invitationId, editing, steps };
}

/** Submits a report, whatever it may tell. */
export const submitReport = (
  product: Product,
  { token }: TestUser,
  invitationId: string,
  changes: Parameters<typeof aReport>[0] = {},
) =>
  send(product, reviews.submit, { params: { invitationId }, body: { ...aReport(changes), isMeant: true } }, { token });
