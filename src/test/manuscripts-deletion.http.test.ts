import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { articles } from '../contracts/articles.ts';
import { deleteOnlyBySupport } from '../contracts/constants.ts';
import { files } from '../contracts/files.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { verification } from '../contracts/verification.ts';
import { refusal, reply, send } from './product/client.ts';
import { aJournal, aManuscript, aSubmission, aUser, password } from './product/factories.ts';
import { detailOf, opened, stepsWith, statusesOf } from './product/manuscript-steps.ts';
import { newestMails, nextMail } from './product/outbox.ts';
import { anArticle } from './product/an-article.ts';
import { aProduction } from './product/producing.ts';
import { productionRevisions, productions, productionTaskRows, proofNotes } from '../server/db/schema/index.ts';
import { purgeDeletedManuscripts } from '../server/workflows/cleanup/clear-manuscripts.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const administrator = await aUser(product, { isAdmin: true, surname: 'Deleting' });
const colleague = await aUser(product, { isAdmin: true, surname: 'Colleague' });
const missing = '01890a5d-ac96-774b-bcce-b302099a8057';

async function aStatus() {
  const author = await aUser(product);
  const manuscript = await aManuscript(product, author);
  return { author, ...manuscript, steps: stepsWith(product, manuscript.id) };
}

test('the specified words for everyone but administrators, before anything else is told', async () => {
  const { author, id, steps } = await aStatus();
  const somebody = await aUser(product);
  for (const answer of [
    await steps.remove(author),
    await steps.remove(somebody),
    await stepsWith(product, missing).remove(somebody),
  ]) {
    expect(answer.status).toBe(403);
    expect(detailOf(answer)).toBe(deleteOnlyBySupport);
  }
  expect((await steps.read(author)).id).toBe(id);
});

test('decision 34: a deleted manuscript is hidden everywhere, and can be brought back as it was', async () => {
  const { author, id, awsId, filesURL, steps } = await aStatus();
  await steps.reject(administrator);
  const before = await steps.read(author);
  const answer = await steps.remove(administrator);
  expect(answer.status).toBe(200);
  const { message, restorableUntil } = JSON.parse(answer.text) as { message: string; restorableUntil: string };
  expect(message).toBe('Article deleted successfully!');
  expect(Date.parse(restorableUntil) - Date.now()).toBeGreaterThan(29.9 * 86_400_000);

  const input = { params: { articleId: id } };
  expect((await refusal(product, manuscripts.single, input, author)).status).toBe(404);
  expect((await refusal(product, manuscripts.versions, input, author)).status).toBe(404);
  expect((await steps.edit(author)).status).toBe(404);
  expect((await reply(product, manuscripts.mine, {}, author)).manuscripts).toEqual([]);
  expect(await reply(product, manuscripts.counts, {}, author)).toMatchObject({ mine: 0, rejected: 0 });
  expect(await opened(product, author, filesURL[0] ?? '')).toBe(404);
  expect((await refusal(product, files.list, { params: { awsId } }, author)).status).toBe(404);
  const place = { params: { awsId, userId: author.user.id } };
  expect((await refusal(product, verification.rejectionFiles, place, author)).status).toBe(404);
  const { manuscripts: deleted } = await reply(product, manuscripts.deleted, {}, administrator);
  expect(deleted[0]).toMatchObject({ id, restorableUntil, allowed: ['restore'] });
  expect((await nextMail(product, author.email, /^Manuscript deleted/)).text).toContain(product.config.contactEmail);

  expect((await steps.restore(colleague)).status).toBe(200);
  expect({ ...(await steps.read(author)), updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
  expect(await opened(product, author, filesURL[0] ?? '')).toBe(200);
  await nextMail(product, author.email, /^Manuscript restored/);
});

test('an administrator may name the author in the path, and no third person', async () => {
  const { author, id } = await aStatus();
  const removal = (userId: string) => ({ params: { articleId: id, userId }, body: {} });
  const third = await aUser(product);
  const refused = await refusal(product, manuscripts.remove, removal(third.user.id), administrator);
  expect(refused).toMatchObject({ status: 403, detail: 'This belongs to another person.' });
  const { message } = await reply(product, manuscripts.remove, removal(author.user.id), administrator);
  expect(message).toBe('Article deleted successfully!');
});

test('a deleted manuscript stands in no queue and is not decided', async () => {
  const { id, steps } = await aStatus();
  await steps.remove(administrator);
  const { manuscripts: queue } = await reply(product, verification.queue, {}, administrator);
  expect(queue.map((entry) => entry.id)).not.toContain(id);
  const params = { adminId: administrator.user.id };
  const all = await reply(product, verification.toVerify, { params }, administrator);
  expect(all.map((entry) => entry.id)).not.toContain(id);
  expect((await steps.accept(administrator)).status).toBe(404);
  expect((await steps.reject(administrator)).status).toBe(404);
  expect((await send(product, articles.single, { params: { articleId: id } })).status).toBe(404);
});

test('what was deleted is not submitted a second time by the same upload', async () => {
  const author = await aUser(product);
  const body = await aSubmission(product, author);
  const { article } = await reply(product, manuscripts.create, { body }, author);
  await stepsWith(product, article.id).remove(administrator);
  expect((await refusal(product, manuscripts.create, { body }, author)).code).toBe('already-submitted');
});

test('deleting twice at once: one outcome, and the other is told who was first', async () => {
  const { steps } = await aStatus();
  const answers = await Promise.all([steps.remove(administrator), steps.remove(colleague)]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  const first = answers[0].status === 200 ? 'Deleting' : 'Colleague';
  expect(refused && detailOf(refused)).toContain(`already been deleted by Dr Alex ${first}`);
});

test('restoring twice at once: one outcome', async () => {
  const { author, steps } = await aStatus();
  await steps.remove(administrator);
  const answers = await Promise.all([steps.restore(administrator), steps.restore(colleague)]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect((await steps.read(author)).articleStatus).toBe('Submitted');
  expect((await steps.restore(administrator)).status).toBe(409);
});

test('deleting while it is being accepted: one of both', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, steps } = await aStatus();
    const sent = [() => steps.accept(colleague), () => steps.remove(administrator)];
    const order = round % 2 === 0 ? sent : sent.toReversed();
    await Promise.all(order.map((send_) => send_()));
    const isPublished = (await send(product, articles.single, { params: { articleId: id } })).status === 200;
    const { manuscripts: deleted } = await reply(product, manuscripts.deleted, {}, administrator);
    expect(deleted.some((entry) => entry.id === id)).toBe(!isPublished);
  }
});

test('decision 34: a published article is withdrawn, with a reason', async () => {
  const { author, id, steps } = await aStatus();
  await steps.accept(administrator);
  const without = await steps.remove(administrator);
  expect([without.status, detailOf(without)]).toEqual([422, expect.stringContaining('withdrawal notice')]);
  expect((await steps.read(author)).articleStatus).toBe('Published');
  const answer = await steps.remove(administrator, 'The data were not ours.');
  expect(JSON.parse(answer.text)).toMatchObject({ restorableUntil: null });
  expect(await steps.read(author)).toMatchObject({ articleStatus: 'Withdrawn', isPublished: false, allowed: [] });
  const [article] = await reply(product, articles.single, { params: { articleId: id } });
  expect(article).toMatchObject({ articleStatus: 'Withdrawn', withdrawal: { reason: 'The data were not ours.' } });
  const letter = await nextMail(product, author.email, /^Article withdrawn/);
  expect(letter.text).toContain('The data were not ours.');
  expect(letter.text).toContain(product.config.contactEmail);
  const again = await steps.remove(colleague, 'Once more.');
  expect([again.status, detailOf(again)]).toEqual([409, expect.stringContaining('by Dr Alex Deleting')]);
  expect((await steps.restore(administrator)).status).toBe(409);
});

test('withdrawing twice at once: one outcome', async () => {
  const { steps } = await aStatus();
  await steps.accept(administrator);
  const answers = await Promise.all([steps.remove(administrator, 'One.'), steps.remove(colleague, 'Other.')]);
  expect(statusesOf(answers)).toEqual([200, 409]);
});

test('an imported article, which has no manuscript, is withdrawn too; a missing one is not found', async () => {
  const id = await anArticle(product, { journalId: (await aJournal(product)).id });
  expect((await stepsWith(product, id).remove(administrator)).status).toBe(422);
  expect((await stepsWith(product, id).remove(administrator, 'Plagiarism.')).status).toBe(200);
  const [article] = await reply(product, articles.single, { params: { articleId: id } });
  expect(article?.withdrawal?.reason).toBe('Plagiarism.');
  expect((await stepsWith(product, missing).remove(administrator, 'Plagiarism.')).status).toBe(404);
  expect((await stepsWith(product, missing).restore(administrator)).status).toBe(404);
});

test('a withdrawal outlives the account of its author, to whom no letter goes', async () => {
  const { author, steps } = await aStatus();
  await steps.accept(administrator);
  const deletion = { params: { id: author.user.id }, body: { currentPassword: password } };
  await reply(product, accounts.deleteAccount, deletion, author);
  expect((await steps.remove(administrator, 'The data were not ours.')).status).toBe(200);
  const emails = await newestMails(product, 50);
  expect(emails.filter(({ to }) => to.endsWith('.invalid'))).toEqual([]);
});

test('a manuscript whose author has deleted the account stays deleted', async () => {
  const { author, steps } = await aStatus();
  await steps.remove(administrator);
  const deletion = { params: { id: author.user.id }, body: { currentPassword: password } };
  await reply(product, accounts.deleteAccount, deletion, author);
  const refused = await steps.restore(administrator);
  expect([refused.status, detailOf(refused)]).toEqual([409, expect.stringContaining('account')]);
});

test('decision 34: after 30 days a deleted manuscript does not come back', async () => {
  const { id, steps } = await aStatus();
  await steps.remove(administrator);
  product.moveClock(30 * 86_400_000 - 60_000);
  const listed = async () => {
    const administratorAgain = await aUser(product, { isAdmin: true });
    const { manuscripts: deleted } = await reply(product, manuscripts.deleted, {}, administratorAgain);
    return { isListed: deleted.some((entry) => entry.id === id), administratorAgain };
  };
  expect((await listed()).isListed).toBe(true);
  product.moveClock(60_000);
  const { isListed, administratorAgain } = await listed();
  expect(isListed).toBe(false);
  const refused = await steps.restore(administratorAgain);
  expect([refused.status, detailOf(refused)]).toEqual([404, expect.stringContaining('more than 30 days ago')]);
});

test('a text in production is deleted with its manuscript for good', async () => {
  const { id, type } = await aProduction(product);
  expect((await type('Three', 'Four')).status).toBe(200);
  await stepsWith(product, id).remove(await aUser(product, { isAdmin: true }));
  product.moveClock(31 * 86_400_000);
  await purgeDeletedManuscripts(product.system);
  for (const table of [productions, productionRevisions, productionTaskRows, proofNotes])
    expect(await product.parts.db.select().from(table).where(eq(table.manuscriptId, id))).toEqual([]);
});
