import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { records } from '../server/db/schema/index.ts';
import { findAccountByEmail, listFormerMailboxes, openVerifiedAccount } from '../server/domains/accounts/index.ts';
import { refusal, reply, send } from './product/client.ts';
import { aUser, password, type TestUser } from './product/factories.ts';
import { day } from './product/later.ts';
import { waitingForLock } from './product/locks.ts';
import { emailsTo, nextMail, tokenIn } from './product/outbox.ts';
import { profileEdit } from './product/profile-edit.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const minute = 60_000;
const asks = (person: TestUser, email: string) =>
  reply(product, accounts.editProfile, profileEdit(person, { email }), { token: person.token });
const changesTo = async (person: TestUser, email: string) => {
  await asks(person, email);
  const token = await tokenIn(product, email, /new email address/);
  return reply(product, accounts.confirmEmailChange, { params: { token } });
};

test('decision 7: a new address takes effect when its link is followed; the old one gets a notice', async () => {
  const person = await aUser(product);
  const next = `new-${person.email}`;
  const answer = await reply(product, accounts.editProfile, profileEdit(person, { email: next }), {
    token: person.token,
  });
  expect(answer.waitsForAddress).toBe(next);
  expect((await refusal(product, accounts.login, { body: { email: next, password } })).code).toBe('login-failed');
  expect((await nextMail(product, person.email, /is about to change/)).text).toContain(next);
  await reply(product, accounts.confirmEmailChange, {
    params: { token: await tokenIn(product, next, /new email address/) },
  });
  await reply(product, accounts.login, { body: { email: next, password } });
  expect((await refusal(product, accounts.login, { body: { email: person.email, password } })).code).toBe(
    'login-failed',
  );
});

test('decision 7: the old address can cancel, before the change and after it; every sign-in ends', async () => {
  for (const isConfirmed of [false, true]) {
    const person = await aUser(product);
    const next = `new-${person.email}`;
    await reply(product, accounts.editProfile, profileEdit(person, { email: next }), { token: person.token });
    const confirm = await tokenIn(product, next, /new email address/);
    if (isConfirmed) await reply(product, accounts.confirmEmailChange, { params: { token: confirm } });
    const cancel = await tokenIn(product, person.email, /is about to change/);
    await reply(product, accounts.cancelEmailChange, { params: { token: cancel } });
    expect((await refusal(product, accounts.confirmEmailChange, { params: { token: confirm } })).code).toBe(
      'link-spent',
    );
    expect((await send(product, manuscripts.mine, {}, { token: person.token })).status).toBe(401);
    await reply(product, accounts.login, { body: { email: person.email, password } });
  }
});

test('an address that a cancelled change brought is kept in mind as nobody’s; what the account left before is', async () => {
  const person = await aUser(product);
  const [earlier, first, second] = [person.email, `a-${person.email}`, `b-${person.email}`];
  const formerly = () => listFormerMailboxes(product.parts.db, person.user.id);
  await changesTo(person, first);
  await changesTo(person, second);
  await changesTo(person, earlier);
  expect(await formerly()).toEqual([first, second, earlier].toSorted());
  await reply(product, accounts.cancelEmailChange, {
    params: { token: await tokenIn(product, second, /is about to change/) },
  });
  expect(await formerly()).toEqual([first, earlier].toSorted());
  await reply(product, accounts.cancelEmailChange, {
    params: { token: await tokenIn(product, first, /is about to change/) },
  });
  expect(await formerly()).toEqual([earlier]);
});

test('decision 7: a sign-in older than 15 minutes asks for the password again', async () => {
  const person = await aUser(product);
  product.moveClock(14 * minute);
  await reply(product, accounts.editProfile, profileEdit(person, { email: `a-${person.email}` }), {
    token: person.token,
  });
  product.moveClock(2 * minute);
  const wanted = { email: `b-${person.email}` };
  const without = await refusal(product, accounts.editProfile, profileEdit(person, wanted), { token: person.token });
  expect([without.status, without.code]).toEqual([403, 'password-needed']);
  const wrong = await refusal(
    product,
    accounts.editProfile,
    profileEdit(person, { ...wanted, currentPassword: 'Wrong-One-9!' }),
    {
      token: person.token,
    },
  );
  expect([wrong.status, wrong.errors?.['currentPassword']]).toEqual([422, 'This is not your current password.']);
  expect(await emailsTo(product, wanted.email)).toEqual([]);
  await reply(product, accounts.editProfile, profileEdit(person, { ...wanted, currentPassword: password }), {
    token: person.token,
  });
  await nextMail(product, wanted.email, /new email address/);
});

test('an address that has an account is asked for alike, gets no letter, and stays its holder’s', async () => {
  const [person, holder] = [await aUser(product), await aUser(product)];
  const answer = await reply(product, accounts.editProfile, profileEdit(person, { email: holder.email }), {
    token: person.token,
  });
  expect(answer.waitsForAddress).toBe(holder.email);
  await nextMail(product, person.email, /is about to change/);
  expect(await emailsTo(product, holder.email)).toEqual([]);
});

test('decision 7: the first holder can still cancel after two hops, and no later holder can undo it', async () => {
  const person = await aUser(product);
  const [first, second] = [`a-${person.email}`, `b-${person.email}`];
  await changesTo(person, first);
  await changesTo(person, second);
  const ofFirst = await tokenIn(product, first, /is about to change/);
  const ofHolder = await tokenIn(product, person.email, /is about to change/);
  await reply(product, accounts.cancelEmailChange, { params: { token: ofHolder } });
  expect((await send(product, manuscripts.mine, {}, { token: person.token })).status).toBe(401);
  expect((await refusal(product, accounts.cancelEmailChange, { params: { token: ofFirst } })).code).toBe('link-spent');
  await reply(product, accounts.login, { body: { email: person.email, password } });
});

test('decision 7: a later holder who cancels first does not shut the first one out', async () => {
  const person = await aUser(product);
  const [first, second] = [`a-${person.email}`, `b-${person.email}`];
  await changesTo(person, first);
  await changesTo(person, second);
  for (const holder of [first, person.email]) {
    const token = await tokenIn(product, holder, /is about to change/);
    await reply(product, accounts.cancelEmailChange, { params: { token } });
    const { user } = await reply(product, accounts.login, { body: { email: holder, password } });
    expect(user.id).toBe(person.user.id);
  }
});

const registers = (email: string) =>
  reply(product, accounts.register, {
    body: {
      email,
      password,
      confirmPassword: password,
      title: 'Mr',
      surname: 'Squatter',
      otherName: 'Sam',
      affiliation: 'Nowhere',
      country: 'AE',
    },
  });

test('a registration that nobody confirmed holds up neither the letter, nor the change, nor its cancelling', async () => {
  const person = await aUser(product);
  const next = `new-${person.email}`;
  await registers(next);
  await changesTo(person, next);
  await registers(person.email);
  const waiting = await tokenIn(product, person.email, /Confirm your email/);
  const cancel = await tokenIn(product, person.email, /is about to change/);
  await reply(product, accounts.cancelEmailChange, { params: { token: cancel } });
  const { user } = await reply(product, accounts.login, { body: { email: person.email, password } });
  expect(user.id).toBe(person.user.id);
  expect((await refusal(product, accounts.verifyEmail, { params: { token: waiting } })).code).toBe('link-spent');
});

test('an address that somebody takes in the very moment of its confirmation is refused, and the link lives on', async () => {
  const person = await aUser(product);
  const next = `new-${person.email}`;
  await asks(person, next);
  const token = await tokenIn(product, next, /new email address/);
  const holder = { email: next, title: 'Dr', surname: 'Quick', otherName: 'Q', affiliation: 'Here', country: 'AE' };
  const confirming = await product.parts.db.transaction(async (tx) => {
    await openVerifiedAccount({ ...product.system, db: tx }, { ...holder, isAdmin: false }, password);
    const sent = send(product, accounts.confirmEmailChange, { params: { token } });
    await waitingForLock(product);
    return { sent };
  });
  const answer = await confirming.sent;
  expect([answer.status, answer.text]).toEqual([410, expect.stringContaining('link-spent')]);
  expect((await findAccountByEmail(product.system.db, next))?.surname).toBe('Quick');
  await reply(product, accounts.login, { body: { email: person.email, password } });
});

test('what an administrator asks for waits a week, in which the old address can cancel; then its link works', async () => {
  const [administrator, kept, changed] = [
    await aUser(product, { isAdmin: true }),
    await aUser(product),
    await aUser(product),
  ];
  const waiting = async (person: TestUser) => {
    const next = `by-another-${person.email}`;
    await reply(product, accounts.editProfile, profileEdit(person, { email: next }), { token: administrator.token });
    const notice = await nextMail(product, person.email, /is about to change/);
    expect(notice.text).toContain('An administrator of');
    expect(notice.text).toContain(next);
    return { next, token: await tokenIn(product, next, /new email address/) };
  };
  const confirm = (token: string) => send(product, accounts.confirmEmailChange, { params: { token } });
  const [first, second] = [await waiting(kept), await waiting(changed)];
  for (const { token, next } of [first, second]) {
    const early = await confirm(token);
    expect([early.status, early.text]).toEqual([409, expect.stringMatching(/This link works from \d+ \w+ \d{4}\./)]);
    await reply(product, accounts.forgotPassword, { body: { email: next } });
    expect(await emailsTo(product, next)).toHaveLength(1);
  }
  product.moveClock(7 * day);
  expect((await confirm(first.token)).status).toBe(409);
  const cancel = await tokenIn(product, kept.email, /is about to change/);
  await reply(product, accounts.cancelEmailChange, { params: { token: cancel } });
  product.moveClock(day);
  expect((await confirm(first.token)).status).toBe(410);
  expect((await confirm(second.token)).status).toBe(200);
  // Whoever was away has some days more to take it back.
  product.moveClock(4 * day);
  const undo = await tokenIn(product, changed.email, /is about to change/);
  await reply(product, accounts.cancelEmailChange, { params: { token: undo } });
  for (const { email } of [kept, changed]) await reply(product, accounts.login, { body: { email, password } });
  const isOfEdit = and(eq(records.subjectId, kept.user.id), eq(records.action, 'profile-edited'));
  const [entry] = await product.parts.db.select().from(records).where(isOfEdit);
  expect(entry?.actor).toContain(administrator.user.id);
  expect(entry?.details).toHaveProperty('addressWaitsUntil');
});

test('decision 7: an administrator’s own address changes as everybody’s does, and what a person asks for ends what was asked for them', async () => {
  const [administrator, person] = [await aUser(product, { isAdmin: true }), await aUser(product)];
  await changesTo(administrator, `own-${administrator.email}`);
  const asked = `asked-${person.email}`;
  await reply(product, accounts.editProfile, profileEdit(person, { email: asked }), administrator);
  const token = await tokenIn(product, asked, /new email address/);
  await changesTo(person, `own-${person.email}`);
  product.moveClock(8 * day);
  expect((await send(product, accounts.confirmEmailChange, { params: { token } })).status).toBe(410);
});
