import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { administration } from '../contracts/administration.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { reply, send } from './product/client.ts';
import * as tables from '../server/db/schema/index.ts';
import { aUser, password, type TestUser } from './product/factories.ts';
import { waitingForLock } from './product/locks.ts';
import { emailsTo, linkIn, newestMails } from './product/outbox.ts';
import { profileEdit } from './product/profile-edit.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const next = 'Another-Example-7!';

test('no sign-in with the old password outlives a change of the password', async () => {
  const person = await aUser(product);
  const logins = Array.from({ length: 20 }, () =>
    send(product, accounts.login, { body: { email: person.email, password } }),
  );
  const change = reply(
    product,
    accounts.changePassword,
    { params: { id: person.user.id }, body: { currentPassword: password, password: next, retypepassword: next } },
    { token: person.token },
  );
  const answers = await Promise.all(logins);
  await change;
  for (const { status, text } of answers) {
    if (status !== 200) continue;
    const { token } = JSON.parse(text) as { token: string };
    expect((await send(product, manuscripts.mine, {}, { token })).status).toBe(401);
  }
  expect((await send(product, manuscripts.mine, {}, { token: person.token })).status).toBe(200);
});

test.each<[string, (person: TestUser) => Promise<{ status: number }>]>([
  [
    'another password',
    ({ user: { id }, token }) =>
      send(
        product,
        accounts.changePassword,
        { params: { id }, body: { currentPassword: password, password: next, retypepassword: next } },
        { token },
      ),
  ],
  [
    'another address',
    (person) =>
      send(product, accounts.editProfile, profileEdit(person, { email: 'thief@example.org' }), { token: person.token }),
  ],
  [
    'the end of the account',
    ({ user: { id }, token }) =>
      send(product, accounts.deleteAccount, { params: { id }, body: { currentPassword: password } }, { token }),
  ],
])(
  'what was asked for with the old password is not done once a reset has ended its sign-in: %s',
  async (_name, ask) => {
    const person = await aUser(product);
    const { db } = product.parts;
    const reset = `reset-${person.user.id}`;
    const asked = await db.transaction(async (tx) => {
      // What a reset does, with the change in the middle of it.
      await tx.update(tables.users).set({ passwordHash: reset }).where(eq(tables.users.id, person.user.id));
      const answer = ask(person);
      await waitingForLock(product);
      await tx.delete(tables.sessions).where(eq(tables.sessions.userId, person.user.id));
      return { answer };
    });
    expect((await asked.answer).status).toBe(401);
    const [stands] = await db.select().from(tables.users).where(eq(tables.users.id, person.user.id));
    expect(stands).toMatchObject({ passwordHash: reset, email: person.email, deletedAt: null });
    expect(await emailsTo(product, 'thief@example.org')).toEqual([]);
  },
);

test('many links of one address followed at once: one opens the account, the others are spent, none fails', async () => {
  const email = 'linked@example.org';
  const body = {
    email,
    password,
    confirmPassword: password,
    title: 'Dr' as const,
    surname: 'Example',
    otherName: 'Alex',
    affiliation: 'Example University',
    country: 'AE',
  };
  for (let times = 0; times < 8; times += 1) await reply(product, accounts.register, { body });
  const emails = async () => (await newestMails(product, 50)).filter((mail) => mail.to === email);
  await expect.poll(async () => (await emails()).length, { timeout: 10_000 }).toBe(8);
  const tokens = (await emails()).map((mail) => linkIn(mail).pathname.split('/').at(-1) ?? '');
  const answers = await Promise.all(tokens.map((token) => send(product, accounts.verifyEmail, { params: { token } })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 410, 410, 410, 410, 410, 410, 410,
  ]);
});

test('an id in capitals names the same person: the last administrator stays one', async () => {
  const only = await aUser(product, { isAdmin: true });
  const input = { params: { userId: only.user.id.toUpperCase() }, body: { isDisabled: true } };
  expect((await send(product, administration.setDisabled, input, { token: only.token })).status).toBe(409);
});
