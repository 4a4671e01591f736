import { request } from 'node:http';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { passwordMessage } from '../contracts/values.ts';
import { administration } from '../contracts/administration.ts';
import { refusal, reply, send } from './product/client.ts';
import { aUser, password } from './product/factories.ts';
import { emailsTo, linkIn, newestMails, nextMail } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const minute = 60_000;
const fresh = 'Another-Example-7!';
const newPassword = { password: fresh, retypepassword: fresh };

const tokenOf = (mail: Parameters<typeof linkIn>[0]) => linkIn(mail).pathname.split('/').at(-1) ?? '';

async function resetToken(email: string): Promise<string> {
  await reply(product, accounts.forgotPassword, { body: { email } });
  return tokenOf(await nextMail(product, email, /Choose a new password/));
}

test('decision 3: the forgotten password is answered alike whether there is an account or not', async () => {
  const { email } = await aUser(product);
  const known = await send(product, accounts.forgotPassword, { body: { email } });
  const unknown = await send(product, accounts.forgotPassword, { body: { email: 'nobody@example.org' } });
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  expect(known.text).toContain('An Email is sent to your email address to reset your password');
  await nextMail(product, email, /Choose a new password/);
  expect(await emailsTo(product, 'nobody@example.org')).toEqual([]);
});

/** Asks for a new password with headers as they stand, which `fetch` would not send. */
const askNaming = (email: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const asked = request(product.url + accounts.forgotPassword.path, {
      method: accounts.forgotPassword.method,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    asked.on('error', reject).on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.end(JSON.stringify({ email }));
  });

test.each([
  { host: 'evil.example' },
  { host: 'evil.example:80@127.0.0.1' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { forwarded: 'host=evil.example;proto=https' },
  { origin: 'https://evil.example', referer: 'https://evil.example/' },
])('decision 3: the link of a reset leads to this site, whatever a request names: %j', async (headers) => {
  const { email } = await aUser(product);
  expect(await askNaming(email, headers)).toBe(200);
  const mail = await nextMail(product, email, /Choose a new password/);
  expect(linkIn(mail).origin).toBe(new URL(product.url).origin);
  expect(mail.text).not.toContain('evil');
});

test.each(['a@example.org,b@example.org', ['a@example.org', 'b@example.org'], 'a@example.org\r\nBcc: b@example.org'])(
  'a new password is asked for by one address: not by %j',
  async (email) => {
    const { status } = await send(product, accounts.forgotPassword, { body: { email: email as string } });
    expect(status).toBe(422);
  },
);

test('a reset changes the password once, ends every sign-in, and tells the holder', async () => {
  const { email, token } = await aUser(product);
  const elsewhere = await reply(product, accounts.login, { body: { email, password } });
  const reset = await resetToken(email);
  const answer = await reply(product, accounts.resetPassword, { params: { resetToken: reset }, body: newPassword });
  expect(answer.message).toBe('Password reset successful');
  for (const old of [token, elsewhere.token])
    expect((await send(product, accounts.user, { params: { id: elsewhere.user.id } }, { token: old })).status).toBe(
      401,
    );
  expect((await refusal(product, accounts.login, { body: { email, password } })).code).toBe('login-failed');
  await reply(product, accounts.login, { body: { email, password: fresh } });
  await nextMail(product, email, /was changed/);
  const again = await refusal(product, accounts.resetPassword, { params: { resetToken: reset }, body: newPassword });
  expect([again.status, again.code]).toEqual([410, 'link-spent']);
});

test('20 uses of one reset link at once change the password once', async () => {
  const { email } = await aUser(product);
  const reset = await resetToken(email);
  const tries = Array.from({ length: 20 }, (_, index) => `Race-Example-${index}!`);
  const answers = await Promise.all(
    tries.map((one) =>
      send(product, accounts.resetPassword, {
        params: { resetToken: reset },
        body: { password: one, retypepassword: one },
      }),
    ),
  );
  const winners = tries.filter((_, index) => answers[index]?.status === 200);
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(19);
  await reply(product, accounts.login, { body: { email, password: winners[0] ?? '' } });
});

test('a reset link lives one hour', async () => {
  const [early, late] = [await aUser(product), await aUser(product)];
  const [inTime, tooLate] = [await resetToken(early.email), await resetToken(late.email)];
  product.moveClock(59 * minute);
  await reply(product, accounts.resetPassword, { params: { resetToken: inTime }, body: newPassword });
  product.moveClock(2 * minute);
  const refused = await refusal(product, accounts.resetPassword, {
    params: { resetToken: tooLate },
    body: newPassword,
  });
  expect(refused.code).toBe('link-spent');
});

test('a newer reset, once used, makes the older link worthless', async () => {
  const { email } = await aUser(product);
  const older = await resetToken(email);
  await reply(product, accounts.forgotPassword, { body: { email } });
  await expect.poll(async () => (await emailsTo(product, email)).length).toBe(2);
  const newest = (await newestMails(product, 50)).find((mail) => mail.to === email && tokenOf(mail) !== older);
  if (!newest) throw new Error('The second letter is missing');
  await reply(product, accounts.resetPassword, { params: { resetToken: tokenOf(newest) }, body: newPassword });
  expect(
    (await refusal(product, accounts.resetPassword, { params: { resetToken: older }, body: newPassword })).code,
  ).toBe('link-spent');
});

test('a disabled account gets no reset letter, and a link that it has opens nothing', async () => {
  const [person, administrator] = [await aUser(product), await aUser(product, { isAdmin: true })];
  const reset = await resetToken(person.email);
  const disable = { params: { userId: person.user.id }, body: { isDisabled: true } };
  await reply(product, administration.setDisabled, disable, { token: administrator.token });
  expect(
    (await refusal(product, accounts.resetPassword, { params: { resetToken: reset }, body: newPassword })).code,
  ).toBe('link-spent');
  await reply(product, accounts.forgotPassword, { body: { email: person.email } });
  await reply(product, accounts.forgotPassword, { body: { email: administrator.email } });
  await nextMail(product, administrator.email, /Choose a new password/);
  expect(await emailsTo(product, person.email)).toHaveLength(1);
});

test.each([
  ['a weak password', { password: 'weakpass', retypepassword: 'weakpass' }, 'password', passwordMessage],
  [
    'two different passwords',
    { password: fresh, retypepassword: 'Other-One-9!' },
    'retypepassword',
    'Password do not match',
  ],
  ['a well-known password', { password: 'Password123!', retypepassword: 'Password123!' }, 'password', /too common/],
  ['a missing second field', { password: fresh }, 'retypepassword', /./],
])('a reset is refused with the field named, and the link lives on: %s', async (_name, body, field, message) => {
  const { email } = await aUser(product);
  const reset = await resetToken(email);
  const problem = await refusal(product, accounts.resetPassword, {
    params: { resetToken: reset },
    body: body as typeof newPassword,
  });
  expect(problem.status).toBe(422);
  expect(problem.errors?.[field]).toMatch(message);
  await reply(product, accounts.resetPassword, { params: { resetToken: reset }, body: newPassword });
});

/** Registers an address, and answers with the token of its verification email. */
async function registered(email: string): Promise<string> {
  await reply(product, accounts.register, {
    body: {
      email,
      password,
      confirmPassword: password,
      title: 'Mrs',
      surname: 'Okafor',
      otherName: 'Ada',
      affiliation: 'Example University',
      country: 'NG',
    },
  });
  return tokenOf(await nextMail(product, email, /Confirm/));
}

test('a verification link is no reset link, nor the other way round', async () => {
  const token = await registered('registered@example.org');
  const misused = { params: { resetToken: token }, body: newPassword };
  expect((await refusal(product, accounts.resetPassword, misused)).code).toBe('link-spent');
  const { email } = await aUser(product);
  const reset = await resetToken(email);
  expect((await refusal(product, accounts.verifyEmail, { params: { token: reset } })).code).toBe('link-spent');
  await reply(product, accounts.resetPassword, { params: { resetToken: reset }, body: newPassword });
});

test('the verification letter comes again for a registration that waits, and for nobody else', async () => {
  const email = 'waiting@example.org';
  const holder = await aUser(product);
  const first = await registered(email);
  product.moveClock(25 * 60 * minute);
  expect((await refusal(product, accounts.verifyEmail, { params: { token: first } })).code).toBe('link-spent');
  const waiting = await send(product, accounts.resendVerification, { body: { email } });
  const verified = await send(product, accounts.resendVerification, { body: { email: holder.email } });
  expect(waiting.text.replace(email, 'E')).toBe(verified.text.replace(holder.email, 'E'));
  await expect.poll(async () => (await emailsTo(product, email)).length).toBe(2);
  const emails = (await newestMails(product, 50)).filter((mail) => mail.to === email);
  const second = emails.find((mail) => tokenOf(mail) !== first);
  await reply(product, accounts.verifyEmail, { params: { token: second ? tokenOf(second) : '' } });
  const { user } = await reply(product, accounts.login, { body: { email, password } });
  expect(user.surname).toBe('Okafor');
  expect(await emailsTo(product, holder.email)).toEqual([]);
});
