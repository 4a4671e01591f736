import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { articles } from '../contracts/articles.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { emailLinks, sessions } from '../server/db/schema/index.ts';
import { findAccountByEmail } from '../server/domains/accounts/index.ts';
import { addressOf, refusal, reply, send } from './product/client.ts';
import { aUser, password } from './product/factories.ts';
import { emailsTo, linkIn, newestMails, nextMail } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const weak =
  'Password must contain at least one uppercase letter, one special character, and have a minimum length of 8 characters.';
const loginFailed =
  'Login Failed, either email or password is incorrect or credentials do not exist or are not verified by registered email.';
const registration = (email: string) => ({
  email,
  password,
  confirmPassword: password,
  title: 'Prof' as const,
  surname: 'Şahin',
  otherName: 'Işıl',
  affiliation: 'Example University',
  country: 'TR',
});

test('decision 3: a taken address is answered exactly like a fresh one, and its holder gets a notice', async () => {
  const holder = await aUser(product);
  const taken = await send(product, accounts.register, { body: registration(holder.email) });
  const fresh = await send(product, accounts.register, { body: registration('fresh@example.org') });
  expect([taken.status, taken.text.replace(holder.email, 'E')]).toEqual([
    201,
    fresh.text.replace('fresh@example.org', 'E'),
  ]);
  expect((await nextMail(product, holder.email, /already have an account/)).text).toContain('nothing has changed');
  await reply(product, accounts.login, { body: { email: holder.email, password } });
});

test('letter case makes no second account', async () => {
  await reply(product, accounts.register, { body: registration('Case@Example.org') });
  const mail = await nextMail(product, 'case@example.org', /Confirm/);
  await reply(product, accounts.verifyEmail, { params: { token: linkIn(mail).pathname.split('/').at(-1) ?? '' } });
  const { user } = await reply(product, accounts.login, { body: { email: 'CASE@example.ORG', password } });
  expect(user).toMatchObject({ email: 'case@example.org', surname: 'Şahin', isAdmin: false });
});

test.each([
  ['a password without an uppercase letter', { password: 'weak-pass', confirmPassword: 'weak-pass' }, 'password', weak],
  ['a password without a special character', { password: 'Weakpass', confirmPassword: 'Weakpass' }, 'password', weak],
  ['a password of 7 characters', { password: 'Weak-7!', confirmPassword: 'Weak-7!' }, 'password', weak],
  ['two different passwords', { confirmPassword: 'Other-One-9!' }, 'confirmPassword', 'Password do not match'],
  ['a well-known password', { password: 'Password123!', confirmPassword: 'Password123!' }, 'password', /too common/],
  [
    'a password of 10,000 characters',
    { password: `A!${'a'.repeat(9998)}`, confirmPassword: `A!${'a'.repeat(9998)}` },
    'password',
    /at most 128/,
  ],
  ['two addresses in one', { email: 'a@example.org,b@example.org' }, 'email', /valid email/],
  ['a line break in the address', { email: 'a@example.org\r\nBcc: b@example.org' }, 'email', /valid email/],
  ['no surname', { surname: ' ' }, 'surname', 'Surname is required.'],
])('registration is refused with the field named: %s', async (_name, fields, field, message) => {
  const problem = await refusal(product, accounts.register, {
    body: { ...registration('refused@example.org'), ...fields },
  });
  expect(problem.status).toBe(422);
  expect(problem.errors?.[field]).toMatch(message);
  expect(await findAccountByEmail(product.system.db, 'refused@example.org')).toBeNull();
});

test.each(['XX', 'ZZ', 'EU', 'AN', 'ae', 'Emirates'])(
  'decision 38: the country %s is not in the list, and is refused',
  async (country) => {
    const body = { ...registration('refused@example.org'), country };
    expect(await refusal(product, accounts.register, { body })).toMatchObject({
      status: 422,
      errors: { country: 'Choose a country from the list.' },
    });
  },
);

test('decision 38: a person can register without a country', async () => {
  const body = { ...registration('no-country@example.org'), country: '' };
  await reply(product, accounts.register, { body });
  expect((await findAccountByEmail(product.system.db, body.email))?.country).toBe('');
});

test('every fault of a registration is named at once', async () => {
  const body = { ...registration('many@example.org'), surname: '', country: 'Emirates', confirmPassword: 'Another-1!' };
  const { errors } = await refusal(product, accounts.register, { body });
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(['confirmPassword', 'country', 'surname']);
  const nothing = {} as typeof body;
  expect(Object.keys((await refusal(product, accounts.register, { body: nothing })).errors ?? {}).toSorted()).toEqual([
    'affiliation',
    'confirmPassword',
    'email',
    'otherName',
    'password',
    'surname',
    'title',
  ]);
});

test.each([
  ['by their own names', { isAdmin: true, emailVerifiedAt: '2020-01-01', roles: ['editor'] }],
  ['by a constructor', { constructor: { prototype: { isAdmin: true } } }],
])('extra fields give no rights: %s', async (name, extra) => {
  const email = `sly-${name.replaceAll(' ', '-')}@example.org`;
  await reply(product, accounts.register, { body: { ...registration(email), ...extra } });
  expect(await findAccountByEmail(product.system.db, email)).toMatchObject({ isAdmin: false, emailVerifiedAt: null });
});

test('a body that names a prototype is refused whole', async () => {
  const email = 'prototype@example.org';
  const body = JSON.stringify(
    Object.fromEntries([...Object.entries(registration(email)), ['__proto__', { isAdmin: true }]]),
  );
  expect(body).toContain('"__proto__":{"isAdmin":true}');
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(addressOf(product, accounts.register, {}), { method: 'POST', headers, body });
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'malformed' })]);
  expect(await findAccountByEmail(product.system.db, email)).toBeNull();
});

test('every failed login gives the specified message', async () => {
  const { email } = await aUser(product);
  const wrong = await refusal(product, accounts.login, { body: { email, password: 'Wrong-One-1!' } });
  const unknown = await refusal(product, accounts.login, { body: { email: 'nobody@example.org', password } });
  expect(wrong).toEqual(unknown);
  expect(wrong).toMatchObject({ status: 401, detail: loginFailed });
});

test('decision 2: logout ends the token; without one it answers 200 all the same', async () => {
  const { token, user } = await aUser(product);
  await reply(product, accounts.user, { params: { id: user.id } }, { token });
  await reply(product, accounts.logout, {}, { token });
  expect((await refusal(product, accounts.user, { params: { id: user.id } }, { token })).status).toBe(401);
  expect((await send(product, accounts.logout)).status).toBe(200);
});

test('decision 2: the cookie authorises no ordinary call, and logs nobody out', async () => {
  const { email, token, user } = await aUser(product);
  const login = await send(product, accounts.login, { body: { email, password } });
  const setCookie = login.headers.getSetCookie()[0] ?? '';
  expect(setCookie).toMatch(/HttpOnly/);
  expect(setCookie).toMatch(/SameSite=Lax/);
  const headers = { cookie: setCookie.split(';')[0] ?? '' };
  expect((await send(product, manuscripts.mine, {}, { headers })).status).toBe(401);
  await send(product, accounts.logout, {}, { headers });
  await reply(product, accounts.user, { params: { id: user.id } }, { token });
});

const linkSpent = { status: 410, code: 'link-spent' };
const tokenOf = async (email: string) =>
  linkIn(await nextMail(product, email, /Confirm/))
    .pathname.split('/')
    .at(-1) ?? '';

test('decision 3: each link opens the account with its own registration, and leaves the others worthless', async () => {
  const email = 'twice@example.org';
  const other = 'Another-Person-8!';
  await reply(product, accounts.register, { body: registration(email) });
  const first = await tokenOf(email);
  await reply(product, accounts.register, {
    body: { ...registration(email), password: other, confirmPassword: other, surname: 'Stranger' },
  });
  expect(await emailsTo(product, email)).toHaveLength(2);
  const links = (await newestMails(product, 50)).filter((message) => message.to === email).map(linkIn);
  const second = links.map((link) => link.pathname.split('/').at(-1) ?? '').find((token) => token !== first) ?? '';
  await reply(product, accounts.verifyEmail, { params: { token: first } });
  for (const token of [first, second])
    expect(await refusal(product, accounts.verifyEmail, { params: { token } })).toMatchObject(linkSpent);
  expect((await refusal(product, accounts.login, { body: { email, password: other } })).status).toBe(401);
  expect((await reply(product, accounts.login, { body: { email, password } })).user.surname).toBe('Şahin');
});

test('decision 3: a verification link works for 24 hours and no longer', async () => {
  const [early, late] = ['within-a-day@example.org', 'after-a-day@example.org'];
  for (const email of [early, late]) await reply(product, accounts.register, { body: registration(email) });
  const [inTime, tooLate] = [await tokenOf(early), await tokenOf(late)];
  product.moveClock(23.9 * 3_600_000);
  await reply(product, accounts.verifyEmail, { params: { token: inTime } });
  product.moveClock(0.2 * 3_600_000);
  expect(await refusal(product, accounts.verifyEmail, { params: { token: tooLate } })).toMatchObject(linkSpent);
  const credentials = { email: late, password };
  expect((await refusal(product, accounts.login, { body: credentials })).detail).toBe(loginFailed);
});

test('decisions 2 and 3: tokens of sign-ins and of letters are kept as hashes alone; a letter’s link leads to this site', async () => {
  const { token } = await aUser(product);
  const email = 'linked@example.org';
  const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  await send(product, accounts.register, { body: registration(email) }, { headers });
  const link = linkIn(await nextMail(product, email, /Confirm/));
  expect(link.origin).toBe(product.url);
  const { db } = product.parts;
  const kept = JSON.stringify([await db.select().from(sessions), await db.select().from(emailLinks)]);
  for (const secret of [token, link.pathname.split('/').at(-1) ?? '']) {
    expect(secret.length).toBeGreaterThan(40);
    expect(kept).not.toContain(secret);
  }
});

test('a public answer shows no more to a signed-in person with an ended token', async () => {
  expect((await send(product, articles.published, {}, { token: 'x'.repeat(43) })).status).toBe(200);
});
