import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import * as tables from '../server/db/schema/index.ts';
import { refusal, reply, send } from './product/client.ts';
import { aUser, password } from './product/factories.ts';
import { clearAfter, day, hour } from './product/later.ts';
import { tokenIn } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;

const registration = (email: string) => ({
  title: 'Dr' as const,
  surname: 'Example',
  otherName: 'Alex',
  email,
  affiliation: 'Example University',
  country: 'AE',
  password,
  confirmPassword: password,
  agreeTerms: true,
  marketingCommunications: false,
});
const accountsOf = (email: string) => db.select().from(tables.users).where(eq(tables.users.email, email));
const linksOf = (userId: string) => db.select().from(tables.emailLinks).where(eq(tables.emailLinks.userId, userId));

test('what is noted of a sign-in goes when it has run out, and not before', async () => {
  const { user, token } = await aUser(product);
  const own = eq(tables.sessions.userId, user.id);
  await clearAfter(product, 29 * day);
  expect(await db.select().from(tables.sessions).where(own)).toHaveLength(1);
  expect((await send(product, accounts.user, { params: { id: user.id } }, { token })).status).toBe(200);
  await clearAfter(product, 31 * day);
  expect(await db.select().from(tables.sessions).where(own)).toEqual([]);
});

test('links go once they are spent or have expired; a living one stays and works', async () => {
  const person = await aUser(product);
  const ask = () => reply(product, accounts.forgotPassword, { body: { email: person.email } });
  await ask();
  const token = await tokenIn(product, person.email, /password/i);
  await clearAfter(product, hour / 2);
  expect(await linksOf(person.user.id)).toHaveLength(1);
  const fresh = 'Another-Example-7!';
  const body = { password: fresh, retypepassword: fresh };
  await reply(product, accounts.resetPassword, { params: { resetToken: token }, body });
  await clearAfter(product, 0);
  expect(await linksOf(person.user.id)).toEqual([]);
  const again = await refusal(product, accounts.resetPassword, { params: { resetToken: token }, body });
  expect(again.code).toBe('link-spent');
  await ask();
  await expect.poll(() => linksOf(person.user.id)).toHaveLength(1);
  await clearAfter(product, 2 * hour);
  expect(await linksOf(person.user.id)).toEqual([]);
});

test('a registration that nobody confirms is forgotten seven days after its last letter; until then it can be asked for', async () => {
  const email = 'waits@example.org';
  await reply(product, accounts.register, { body: registration(email) });
  await clearAfter(product, 6 * day);
  const [waiting] = await accountsOf(email);
  expect(await linksOf(waiting?.id ?? '')).toHaveLength(1);
  await reply(product, accounts.resendVerification, { body: { email } });
  await expect.poll(() => linksOf(waiting?.id ?? '')).toHaveLength(2);
  // Registered long ago, asked for again today.
  await db
    .update(tables.users)
    .set({ createdAt: new Date(Date.now() - 30 * day) })
    .where(eq(tables.users.email, email));
  await clearAfter(product, 6 * day);
  expect(await accountsOf(email)).toHaveLength(1);
  await clearAfter(product, 8 * day);
  expect(await accountsOf(email)).toEqual([]);
  expect(await linksOf(waiting?.id ?? '')).toEqual([]);
});

test('a confirmed account is never forgotten', async () => {
  const email = 'confirmed@example.org';
  await reply(product, accounts.register, { body: registration(email) });
  const token = await tokenIn(product, email, /confirm|verify/i);
  await reply(product, accounts.verifyEmail, { params: { token } });
  await clearAfter(product, 400 * day);
  const [account] = await accountsOf(email);
  expect(await linksOf(account?.id ?? '')).toEqual([]);
  await reply(product, accounts.login, { body: { email, password } });
});
