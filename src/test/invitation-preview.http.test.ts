import { expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { reply, send } from './product/client.ts';
import { aBoard } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { nextMail } from './product/outbox.ts';
import { aManuscriptInReview, anAcceptedReview, aScholar, invited } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { journal, editor, author } = await aBoard(product);
const { id } = await aManuscriptInReview(product, author, journal.id);
const params = { articleId: id };

test('an editor reads the email of an invitation before it goes, as it will arrive', async () => {
  const { email } = await aScholar(product);
  const message = 'You know these examples best.';
  const seen = await reply(product, editorial.previewInvitation, { params, body: { email, message } }, editor);
  expect(seen.text).toContain(message);
  expect((await editingSteps(product, id).read(editor)).invitations).toEqual([]);
  await editingSteps(product, id).invite(editor, { email, message });
  const sent = await nextMail(product, email, /^Invitation to review/);
  const withoutLink = (text: string) => text.replaceAll(/https?:\S+/g, 'LINK').trim();
  expect([seen.subject, withoutLink(seen.text)]).toEqual([sent.subject, withoutLink(sent.text)]);
});

test('the preview of an invitation is for those who edit the manuscript, and of its own people alone', async () => {
  const body = { email: 'invitee@new.test', invitee: { givenName: 'Noa', lastName: 'New' }, message: '' };
  const preview = async (who: { readonly token: string }, asked: object = body) =>
    (await send(product, editorial.previewInvitation, { params, body: { message: '', ...asked } }, who)).status;
  const reviewer = await aScholar(product);
  await anAcceptedReview(product, id, reviewer);
  for (const other of [author, reviewer, await aScholar(product)]) expect(await preview(other)).toBe(404);
  expect(await preview(editor)).toBe(200);
  const paper = await aManuscriptInReview(product, author, journal.id);
  const elsewhere = await invited(product, paper.id, { email: 'elsewhere@new.test' });
  expect(await preview(editor, { invitationId: elsewhere.invitationId })).toBe(404);
  expect(await preview(editor, { userId: author.user.id })).toBe(404);
});
