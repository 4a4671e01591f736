import { expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { reply } from './product/client.ts';
import { aBoard } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { nextMail } from './product/outbox.ts';
import { aManuscriptInReview, aScholar } from './product/peer-review.ts';
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
