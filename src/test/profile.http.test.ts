import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ProfileEdit } from '../contracts/account-forms.ts';
import { accounts } from '../contracts/accounts.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { records, users } from '../server/db/schema/index.ts';
import { findAccount, setMarketing } from '../server/domains/accounts/index.ts';
import { addressOf, refusal, reply, send } from './product/client.ts';
import { aUser, password } from './product/factories.ts';
import { nextMail, tokenIn } from './product/outbox.ts';
import { profileEdit } from './product/profile-edit.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();

test('the seven fields are saved, and the email stays until the new one is confirmed', async () => {
  const person = await aUser(product);
  const wanted = {
    title: 'Prof' as const,
    surname: 'Nuñez',
    otherName: 'Zoë',
    affiliation: 'Elsewhere',
    country: 'TR',
    marketingCommunications: true,
  };
  const answer = await reply(product, accounts.editProfile, profileEdit(person, wanted), { token: person.token });
  expect(answer).toEqual({
    message: 'Edit successful',
    waitsForAddress: null,
    profile: { ...wanted, email: person.email },
  });
  const saved = await reply(product, accounts.user, { params: { id: person.user.id } }, { token: person.token });
  expect(saved).toMatchObject({ ...wanted, email: person.email });
});

test('decision 32: nobody is made to get news: not by an administrator, and not by a form that is older than their wish', async () => {
  const person = await aUser(product);
  const administrator = await aUser(product, { isAdmin: true });
  const wish = profileEdit(person, { marketingCommunications: true });
  const answer = await refusal(product, accounts.editProfile, wish, administrator);
  expect(answer).toMatchObject({
    status: 422,
    errors: { marketingCommunications: 'Only the account holder can turn on news emails.' },
  });
  const wishOf = async () => (await findAccount(product.system.db, person.user.id))?.marketingCommunications;
  const save = async (changes: Partial<ProfileEdit>, { token } = person) => {
    await reply(product, accounts.editProfile, profileEdit(person, changes), { token });
    return wishOf();
  };
  expect(await save({ marketingCommunications: true, seen: { marketingCommunications: false } })).toBe(true);
  // The form stands open with the tick, and the email’s link is followed meanwhile.
  await setMarketing(product.system.db, person.user.id, {
    marketingCommunications: false,
    newsEndedByLinkAt: new Date(),
  });
  expect(await save({ marketingCommunications: true, seen: { marketingCommunications: true }, surname: 'Nuñez' })).toBe(
    false,
  );
  expect(await save({ marketingCommunications: true })).toBe(true);
  // Who asks by telephone for no more of it is taken out by an administrator.
  expect(await save({ marketingCommunications: true }, administrator)).toBe(true);
  expect(await save({ marketingCommunications: false }, administrator)).toBe(false);
  const written = await product.system.db
    .select()
    .from(records)
    .where(eq(records.subjectId, person.user.id))
    .orderBy(records.id);
  const steps = written.filter(({ action }) => action.startsWith('marketing-'));
  expect(steps.map(({ action }) => action)).toEqual([
    'marketing-subscribed',
    'marketing-subscribed',
    'marketing-unsubscribed',
  ]);
});

test('a form that is older than a change keeps what was changed elsewhere, and changes what was changed in it', async () => {
  const person = await aUser(product);
  const { body: seen } = profileEdit(person, {});
  const save = (changes: Partial<ProfileEdit>) =>
    reply(product, accounts.editProfile, profileEdit(person, changes), { token: person.token });
  await save({ surname: 'Nuñez', affiliation: 'Zayed University' });
  await product.system.db
    .update(users)
    .set({ email: `elsewhere-${person.email}` })
    .where(eq(users.id, person.user.id));
  const answer = await save({ otherName: 'Ana Lucía', seen });
  expect(answer).toMatchObject({ waitsForAddress: null, profile: { surname: 'Nuñez', otherName: 'Ana Lucía' } });
  expect(await findAccount(product.system.db, person.user.id)).toMatchObject({
    title: seen.title,
    surname: 'Nuñez',
    otherName: 'Ana Lucía',
    affiliation: 'Zayed University',
    email: `elsewhere-${person.email}`,
  });
  await save({ seen: { ...seen, surname: 'Nuñez' } });
  expect(await findAccount(product.system.db, person.user.id)).toMatchObject({ surname: seen.surname });
});

test('decision 6: nobody edits their own role, isAdmin or verified flag through any field', async () => {
  const person = await aUser(product);
  const before = await findAccount(product.system.db, person.user.id);
  const { params, body } = profileEdit(person, { surname: 'Renamed' });
  const extra = { isAdmin: true, emailVerifiedAt: '2020-01-01', email_verified_at: null, roles: [{ role: 'editor' }] };
  const text = JSON.stringify({ ...body, ...extra, id: 'x' });
  const sendRaw = (raw: string) =>
    fetch(addressOf(product, accounts.editProfile, { params }), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: raw,
    });
  // In a literal of ours `__proto__` would set the prototype and stay at home.
  const withPrototype = text.replace('{', '{"__proto__":{"isAdmin":true},');
  expect((await sendRaw(withPrototype)).status).toBe(400);
  expect(await findAccount(product.system.db, person.user.id)).toEqual(before);
  const saved = await sendRaw(text);
  expect(saved.status).toBe(200);
  const { id, isAdmin, emailVerifiedAt } = before ?? {};
  expect(await findAccount(product.system.db, person.user.id)).toMatchObject({
    surname: 'Renamed',
    id,
    isAdmin,
    emailVerifiedAt,
  });
  const user = await reply(product, accounts.user, { params }, { token: person.token });
  expect(user).toMatchObject({ isAdmin: false, roles: [] });
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
  expect((await send(product, manuscripts.mine, {}, { token: elsewhere.token })).status).toBe(200);
  await reply(product, accounts.login, { body: { email: person.email, password } });
  await reply(product, accounts.changePassword, change(password), { token: person.token });
  expect((await send(product, manuscripts.mine, {}, { token: elsewhere.token })).status).toBe(401);
  expect((await send(product, manuscripts.mine, {}, { token: person.token })).status).toBe(200);
  await reply(product, accounts.login, { body: { email: person.email, password: next } });
  await nextMail(product, person.email, /was changed/);
});

test('a password change makes a waiting change of address worthless', async () => {
  const person = await aUser(product);
  const next = `new-${person.email}`;
  await reply(product, accounts.editProfile, profileEdit(person, { email: next }), { token: person.token });
  const token = await tokenIn(product, next, /new email address/);
  const fresh = 'Another-Example-7!';
  const body = { currentPassword: password, password: fresh, retypepassword: fresh };
  await reply(product, accounts.changePassword, { params: { id: person.user.id }, body }, { token: person.token });
  const refused = await refusal(product, accounts.confirmEmailChange, { params: { token } });
  expect([refused.status, refused.code]).toEqual([410, 'link-spent']);
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
