import { expect, test } from 'vitest';
import type { ProfileEdit } from '../contracts/account-forms.ts';
import { accounts } from '../contracts/accounts.ts';
import { articles } from '../contracts/articles.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { refusal, reply, send } from './product/client.ts';
import { aManuscript, aUser, password, type TestUser } from './product/factories.ts';
import { lettersTo, linkIn, nextMail } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const minute = 60_000;

const editOf = (person: TestUser): ProfileEdit => ({
  title: 'Dr',
  surname: 'Example',
  otherName: 'Alex',
  email: person.email,
  affiliation: 'Example University',
  marketingCommunications: false,
});

const edit = (person: TestUser, changes: Partial<ProfileEdit>) => ({
  params: { id: person.user.id },
  body: { ...editOf(person), ...changes },
});

const tokenIn = async (to: string, subject: RegExp) =>
  linkIn(await nextMail(product, to, subject))
    .pathname.split('/')
    .at(-1) ?? '';

test('the six fields are saved, and the email stays until the new one is confirmed', async () => {
  const person = await aUser(product);
  const wanted = {
    title: 'Prof' as const,
    surname: 'Nuñez',
    otherName: 'Zoë',
    affiliation: 'Elsewhere',
    marketingCommunications: true,
  };
  const answer = await reply(product, accounts.editProfile, edit(person, wanted), { token: person.token });
  expect(answer).toEqual({ message: 'Edit successful', waitsForAddress: null });
  const saved = await reply(product, accounts.user, { params: { id: person.user.id } }, { token: person.token });
  expect(saved).toMatchObject({ ...wanted, email: person.email });
});

test('decision 6: nobody edits their own role, isAdmin or verified flag through any field', async () => {
  const person = await aUser(product);
  const extra = {
    isAdmin: true,
    emailVerifiedAt: '2020-01-01',
    roles: [{ role: 'editor' }],
    id: 'x',
    __proto__: { isAdmin: true },
  };
  const input = edit(person, {});
  await reply(product, accounts.editProfile, { ...input, body: { ...input.body, ...extra } }, { token: person.token });
  const saved = await reply(product, accounts.user, { params: { id: person.user.id } }, { token: person.token });
  expect(saved).toMatchObject({ isAdmin: false, roles: [] });
});

test('decision 7: a new address takes effect when its link is followed; the old one gets a notice', async () => {
  const person = await aUser(product);
  const next = `new-${person.email}`;
  const answer = await reply(product, accounts.editProfile, edit(person, { email: next }), { token: person.token });
  expect(answer.waitsForAddress).toBe(next);
  expect((await refusal(product, accounts.login, { body: { email: next, password } })).code).toBe('login-failed');
  expect((await nextMail(product, person.email, /is to change/)).text).toContain(next);
  await reply(product, accounts.confirmEmailChange, { params: { token: await tokenIn(next, /new email address/) } });
  await reply(product, accounts.login, { body: { email: next, password } });
  expect((await refusal(product, accounts.login, { body: { email: person.email, password } })).code).toBe(
    'login-failed',
  );
});

test('decision 7: the old address can cancel, before the change and after it; every sign-in ends', async () => {
  for (const isConfirmed of [false, true]) {
    const person = await aUser(product);
    const next = `new-${person.email}`;
    await reply(product, accounts.editProfile, edit(person, { email: next }), { token: person.token });
    const confirm = await tokenIn(next, /new email address/);
    if (isConfirmed) await reply(product, accounts.confirmEmailChange, { params: { token: confirm } });
    const cancel = await tokenIn(person.email, /is to change/);
    await reply(product, accounts.cancelEmailChange, { params: { token: cancel } });
    expect((await refusal(product, accounts.confirmEmailChange, { params: { token: confirm } })).code).toBe(
      'link-spent',
    );
    expect((await send(product, manuscripts.mine, {}, { token: person.token })).status).toBe(401);
    await reply(product, accounts.login, { body: { email: person.email, password } });
  }
});

test('decision 7: a sign-in older than 15 minutes asks for the password again', async () => {
  const person = await aUser(product);
  product.moveClock(14 * minute);
  await reply(product, accounts.editProfile, edit(person, { email: `a-${person.email}` }), { token: person.token });
  product.moveClock(2 * minute);
  const wanted = { email: `b-${person.email}` };
  const without = await refusal(product, accounts.editProfile, edit(person, wanted), { token: person.token });
  expect([without.status, without.code]).toEqual([403, 'password-needed']);
  const wrong = await refusal(
    product,
    accounts.editProfile,
    edit(person, { ...wanted, currentPassword: 'Wrong-One-9!' }),
    {
      token: person.token,
    },
  );
  expect([wrong.status, wrong.errors?.['currentPassword']]).toEqual([422, 'This is not your current password.']);
  expect(await lettersTo(product, wanted.email)).toEqual([]);
  await reply(product, accounts.editProfile, edit(person, { ...wanted, currentPassword: password }), {
    token: person.token,
  });
  await nextMail(product, wanted.email, /new email address/);
});

test('an address that has an account is asked for alike, gets no letter, and stays its holder’s', async () => {
  const [person, holder] = [await aUser(product), await aUser(product)];
  const answer = await reply(product, accounts.editProfile, edit(person, { email: holder.email }), {
    token: person.token,
  });
  expect(answer.waitsForAddress).toBe(holder.email);
  await nextMail(product, person.email, /is to change/);
  expect(await lettersTo(product, holder.email)).toEqual([]);
});

test('the password changes with the old one only; other places are signed out, this one is not', async () => {
  const person = await aUser(product);
  const elsewhere = await reply(product, accounts.login, { body: { email: person.email, password } });
  const next = 'Another-Example-7!';
  const change = (currentPassword: string) => ({
    params: { id: person.user.id },
    body: { currentPassword, password: next, retypepassword: next },
  });
  const wrong = await refusal(product, accounts.changePassword, change('Wrong-One-9!'), { token: person.token });
  expect(wrong.errors?.['currentPassword']).toBe('This is not your current password.');
  await reply(product, accounts.login, { body: { email: person.email, password } });
  await reply(product, accounts.changePassword, change(password), { token: person.token });
  expect((await send(product, manuscripts.mine, {}, { token: elsewhere.token })).status).toBe(401);
  expect((await send(product, manuscripts.mine, {}, { token: person.token })).status).toBe(200);
  await reply(product, accounts.login, { body: { email: person.email, password: next } });
  await nextMail(product, person.email, /was changed/);
});

test('a person sees where they are signed in, and signs out there; nobody else’s place can be ended', async () => {
  const [person, stranger] = [await aUser(product), await aUser(product)];
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const body = { email: person.email, password };
  const login = await send(product, accounts.login, { body }, { headers: { 'user-agent': agent } });
  const elsewhere = (JSON.parse(login.text) as { token: string }).token;
  const places = await reply(product, accounts.signIns, { params: { id: person.user.id } }, { token: person.token });
  const other = places.find((place) => !place.isThisOne);
  expect([places.length, other?.device]).toEqual([2, 'Firefox on Windows']);
  const foreign = { params: { id: stranger.user.id, signInId: other?.id ?? '' } };
  expect((await refusal(product, accounts.endSignIn, foreign, { token: stranger.token })).code).toBe('not-found');
  const own = { params: { id: person.user.id, signInId: other?.id ?? '' } };
  await reply(product, accounts.endSignIn, own, { token: person.token });
  expect((await send(product, manuscripts.mine, {}, { token: elsewhere })).status).toBe(401);
  expect((await send(product, manuscripts.mine, {}, { token: person.token })).status).toBe(200);
});

test('my data holds what is kept about me and nobody else', async () => {
  const [person, other] = [await aUser(product), await aUser(product)];
  await aManuscript(product, person, { title: 'Mine to take along' });
  await aManuscript(product, other, { title: 'Not mine' });
  const data = await reply(product, accounts.ownData, { params: { id: person.user.id } }, { token: person.token });
  expect(data.account).toMatchObject({ email: person.email, surname: 'Example' });
  expect(data.manuscripts.map(({ title }) => title)).toEqual(['Mine to take along']);
  expect(data.signIns).toHaveLength(1);
  expect(JSON.stringify(data)).not.toMatch(/argon2|hash/i);
});

test('an account is deleted after its password; nothing signs in to it, and published articles keep their authors', async () => {
  const [person, administrator] = [await aUser(product), await aUser(product, { isAdmin: true })];
  const manuscript = await aManuscript(product, person, { title: 'It stays' });
  const ask = (currentPassword: string) => ({ params: { id: person.user.id }, body: { currentPassword } });
  const waiting = await refusal(product, accounts.deleteAccount, ask(password), { token: person.token });
  expect([waiting.status, waiting.detail]).toEqual([409, expect.stringContaining('awaits a decision')]);
  await reply(product, manuscripts.accept, { body: { articleId: manuscript.id } }, { token: administrator.token });
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
  await nextMail(product, person.email, /is deleted/);
});
