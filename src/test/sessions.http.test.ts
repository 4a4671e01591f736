import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts, loginFailedMessage } from '../contracts/accounts.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { users } from '../server/db/schema/index.ts';
import { cookieOf, postPricingForm, sessionIdOf } from './product/checkouts.ts';
import { refusal, reply, send } from './product/client.ts';
import { aUser, password, type TestUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const day = 86_400_000;
const asked = async (token: string) => (await send(product, manuscripts.mine, {}, { token })).status;
const cookieForm = (cookie: string) => postPricingForm(product, { cookie, origin: product.url });
const disable = (person: TestUser) =>
  product.parts.db.update(users).set({ disabledAt: product.parts.now() }).where(eq(users.id, person.user.id));

test('decision 2: a session that is used goes on beyond 30 days; after 30 unused days it has ended', async () => {
  const { token } = await aUser(product);
  product.moveClock(20 * day);
  expect(await asked(token)).toBe(200);
  product.moveClock(20 * day);
  expect(await asked(token)).toBe(200);
  product.moveClock(29 * day);
  expect(await asked(token)).toBe(200);
  product.moveClock(30 * day + 60_000);
  expect(await asked(token)).toBe(401);
});

test('decision 2: a session that nobody used since the login ends after 30 days, and its cookie with it', async () => {
  const person = await aUser(product);
  const cookie = await cookieOf(product, person);
  expect(sessionIdOf(await cookieForm(cookie))).toMatch(/^cs_test/);
  product.moveClock(30 * day + 60_000);
  expect(await asked(person.token)).toBe(401);
  expect((await cookieForm(cookie)).headers.get('location')).toMatch(/^\/login\?/);
});

test('decision 2: the cookie’s token is no bearer token, nor the bearer token a cookie', async () => {
  const person = await aUser(product);
  const cookie = await cookieOf(product, person);
  const [name = '', value = ''] = cookie.split('=');
  expect(sessionIdOf(await cookieForm(cookie))).toMatch(/^cs_test/);
  expect(await asked(value)).toBe(401);
  expect((await send(product, accounts.user, { params: { id: person.user.id } }, { token: value })).status).toBe(401);
  expect((await cookieForm(`${name}=${person.token}`)).headers.get('location')).toMatch(/^\/login\?/);
});

test('a disabled person cannot log in, and is told no more than anyone', async () => {
  const person = await aUser(product);
  const body = { email: person.email, password };
  await reply(product, accounts.login, { body });
  await disable(person);
  expect(await refusal(product, accounts.login, { body })).toMatchObject({ status: 401, detail: loginFailedMessage });
});

test('disabling a person ends the sessions that they have, by token and by cookie', async () => {
  const person = await aUser(product);
  const cookie = await cookieOf(product, person);
  expect(await asked(person.token)).toBe(200);
  await disable(person);
  expect(await asked(person.token)).toBe(401);
  expect((await cookieForm(cookie)).headers.get('location')).toMatch(/^\/login\?/);
});
