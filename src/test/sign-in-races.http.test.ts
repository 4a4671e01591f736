import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { administration } from '../contracts/administration.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { reply, send } from './product/client.ts';
import { aUser, password } from './product/factories.ts';
import { linkIn, newestMails } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();

test('no sign-in with the old password outlives a change of the password', async () => {
  const person = await aUser(product);
  const next = 'Another-Example-7!';
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
  const letters = async () => (await newestMails(product, 50)).filter((mail) => mail.to === email);
  await expect.poll(async () => (await letters()).length, { timeout: 10_000 }).toBe(8);
  const tokens = (await letters()).map((mail) => linkIn(mail).pathname.split('/').at(-1) ?? '');
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
