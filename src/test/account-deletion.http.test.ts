import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { articles } from '../contracts/articles.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { verification } from '../contracts/verification.ts';
import { manuscripts as manuscriptRows, users } from '../server/db/schema/index.ts';
import { clearLeftovers } from '../server/workflows/cleanup/clear-leftovers.ts';
import { pay, startedCheckout } from './product/checkouts.ts';
import { refusal, reply, send } from './product/client.ts';
import { aManuscript, aSubmission, aUser, password, type TestUser } from './product/factories.ts';
import { aFullIssue, issueCheckout } from './product/full-issues.ts';
import { waitingForLock } from './product/locks.ts';
import { emailsTo, newestMails, nextMail } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const deletion = ({ user }: TestUser) => ({ params: { id: user.id }, body: { currentPassword: password } });

test('an account is deleted after its password; nothing signs in to it, and published articles keep their authors', async () => {
  const [person, administrator] = [await aUser(product), await aUser(product, { isAdmin: true })];
  const manuscript = await aManuscript(product, person, { title: 'It stays' });
  const ask = (currentPassword: string) => ({ params: { id: person.user.id }, body: { currentPassword } });
  const waiting = await refusal(product, accounts.deleteAccount, ask(password), { token: person.token });
  expect([waiting.status, waiting.detail]).toEqual([409, expect.stringContaining('awaits a decision')]);
  await reply(product, verification.accept, { body: { articleId: manuscript.id } }, { token: administrator.token });
  expect((await refusal(product, accounts.deleteAccount, ask('Wrong-One-9!'), { token: person.token })).status).toBe(
    422,
  );
  await reply(product, accounts.deleteAccount, ask(password), { token: person.token });
  expect((await send(product, manuscripts.mine, {}, { token: person.token })).status).toBe(401);
  expect((await refusal(product, accounts.login, { body: { email: person.email, password } })).code).toBe(
    'login-failed',
  );
  const emptied = { email: `deleted-${person.user.id}@deleted.invalid`, password: '' };
  expect((await refusal(product, accounts.login, { body: emptied })).code).toBe('login-failed');
  const [article] = await reply(product, articles.single, { params: { articleId: manuscript.id } });
  expect(article?.articleAuthors.map((author) => author.authorLastName)).toEqual(['Example']);
  await nextMail(product, person.email, /has been deleted/);
});

test('the files of the built-in outbox go with the letters of whoever deletes the account, and no others', async () => {
  const [person, other] = [await aUser(product), await aUser(product)];
  for (const { email } of [person, other]) {
    await reply(product, accounts.forgotPassword, { body: { email } });
    await nextMail(product, email, /password/i);
  }
  await reply(product, accounts.deleteAccount, deletion(person), { token: person.token });
  await nextMail(product, person.email, /has been deleted/);
  await emailsTo(product, person.email);
  const recipients = async () => (await newestMails(product, 50)).map(({ to }) => to);
  expect((await recipients()).filter((to) => to === person.email)).toHaveLength(2);
  await clearLeftovers(product.system);
  expect(await recipients()).not.toContain(person.email);
  expect(await recipients()).toContain(other.email);
});

test('a manuscript that arrives while its author is being deleted is refused', async () => {
  const person = await aUser(product);
  const body = await aSubmission(product, person);
  const submitting = await product.parts.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, person.user.id)).for('update');
    const sent = send(product, manuscripts.create, { body }, { token: person.token });
    await waitingForLock(product);
    await tx.update(users).set({ deletedAt: new Date() }).where(eq(users.id, person.user.id));
    return { sent };
  });
  expect((await submitting.sent).status).toBe(401);
});

test('a deletion waits for a submission that has begun, and is held up by it', async () => {
  const [person, administrator] = [await aUser(product), await aUser(product, { isAdmin: true })];
  const { id } = await aManuscript(product, person);
  await reply(product, verification.accept, { body: { articleId: id } }, { token: administrator.token });
  const deleting = await product.parts.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, person.user.id)).for('update');
    const sent = send(product, accounts.deleteAccount, deletion(person), { token: person.token });
    await waitingForLock(product);
    await tx.update(manuscriptRows).set({ state: 'submitted', turn: 'administrator' }).where(eq(manuscriptRows.id, id));
    return { sent };
  });
  expect((await deleting.sent).status).toBe(409);
});

test('two administrators who delete their accounts at once do not wait for each other', async () => {
  const staying = await aUser(product, { isAdmin: true });
  const leaving = [await aUser(product, { isAdmin: true }), await aUser(product, { isAdmin: true })];
  const deleting = await product.parts.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, staying.user.id)).for('update');
    const sent = leaving.map((person) =>
      send(product, accounts.deleteAccount, deletion(person), { token: person.token }),
    );
    await waitingForLock(product, 2);
    return { sent };
  });
  const answers = await Promise.all(deleting.sent);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test.each([
  ['a pass', (person: TestUser) => startedCheckout(product, person)],
  ['a full issue', async (person: TestUser) => issueCheckout(product, person, await aFullIssue(product))],
])(
  'an open payment for %s holds the deletion up for a day, so that nobody pays for an emptied account',
  async (...given) => {
    const [, begins] = given;
    const person = await aUser(product);
    await begins(person);
    const refused = await refusal(product, accounts.deleteAccount, deletion(person), { token: person.token });
    expect([refused.status, refused.detail]).toEqual([409, expect.stringContaining('open payment')]);
    product.moveClock(86_400_000 + 1000);
    await reply(product, accounts.deleteAccount, deletion(person), { token: person.token });
  },
);

test('a payment that is settled holds the deletion up no longer', async () => {
  const person = await aUser(product);
  await pay(product, await startedCheckout(product, person));
  await expect
    .poll(async () => (await send(product, accounts.deleteAccount, deletion(person), { token: person.token })).status)
    .toBe(200);
});
