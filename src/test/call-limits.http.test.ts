import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { contact } from '../contracts/contact.ts';
import { mailings } from '../contracts/mailings.ts';
import { payments } from '../contracts/payments.ts';
import { unsubscribeUrl } from '../server/domains/mailings/change-subscription.ts';
import { rules } from '../server/ports/limits/limit-rules.ts';
import { refusal, reply, send, upload } from './product/client.ts';
import { aPdf, aUser, password, type TestUser } from './product/factories.ts';
import { emailsTo } from './product/outbox.ts';
import { profileEdit } from './product/profile-edit.ts';
import { subscribers } from './product/subscribers.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct({ CALL_LIMITS: 'on', TRUST_PROXY: 'on' });
const closed = await startProduct({ CALL_LIMITS: 'on' });
let lastAddress = 0;
function nextAddress(): string {
  lastAddress += 1;
  return `198.18.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
}

/** A client of an address of its own, as a trusted proxy names it. */
const from = (address = nextAddress()) => ({ headers: { 'x-forwarded-for': address } });
const wrong = (email: string) => ({ body: { email, password: 'Wrong-One-9!' } });
const loginsFromNear = rules.login.accountFromNear?.calls ?? 0;
const loginsOfAccount = rules.login.account?.calls ?? 0;
/** Addresses of another wider network each. */
const far = (number: number) => from(`198.19.${number}.1`);

test('decision 8: failed logins of one account are limited where they come from, with a time to come back; its holder gets in from elsewhere', async () => {
  const { email } = await aUser(product);
  for (let tries = 0; tries < loginsFromNear; tries += 1)
    expect((await refusal(product, accounts.login, wrong(email), from(`198.51.100.${tries}`))).code).toBe(
      'login-failed',
    );
  const refused = await send(product, accounts.login, wrong(email.toUpperCase()), from('198.51.100.99'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.text).toMatch(/[Tt]ry again in \d+ minutes/);
  const right = { body: { email, password } };
  // The right password is of no use there now: a guesser must not learn by it.
  expect((await refusal(product, accounts.login, right, from('198.51.100.200'))).code).toBe('too-many-requests');
  // Who is stopped does not count any more for those elsewhere.
  for (let tries = 0; tries < loginsOfAccount; tries += 1)
    await refusal(product, accounts.login, wrong(email), from('198.51.100.99'));
  for (let logins = 0; logins < 20; logins += 1)
    expect((await reply(product, accounts.login, right, far(logins))).token).not.toBe('');
});

test('decision 8: failed logins of one account from everywhere together are limited, too', async () => {
  const { email } = await aUser(product);
  for (let tries = 0; tries < loginsOfAccount; tries += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        refusal(product, accounts.login, wrong(email), far(100 + tries + place)),
      ),
    );
  expect((await refusal(product, accounts.login, { body: { email, password } }, far(99))).code).toBe(
    'too-many-requests',
  );
});

test('logins that succeed do not count', async () => {
  const { email } = await aUser(product);
  for (let logins = 0; logins < loginsFromNear + 3; logins += 1)
    expect((await reply(product, accounts.login, { body: { email, password } }, from())).token).not.toBe('');
});

test('an unknown address is limited like a known one', async () => {
  for (let tries = 0; tries < loginsFromNear; tries += 1)
    await refusal(product, accounts.login, wrong('nobody@example.org'), from());
  expect((await refusal(product, accounts.login, wrong('nobody@example.org'), from())).code).toBe('too-many-requests');
});

test('one network is limited over many accounts; IPv6 counts by /64', async () => {
  const { calls } = rules.login.network;
  for (let tries = 0; tries < calls; tries += 1)
    await refusal(
      product,
      accounts.login,
      wrong(`guess-${tries}@example.org`),
      from(`2001:db8:1:2::${tries.toString(16)}`),
    );
  const next = wrong('one-more@example.org');
  expect((await refusal(product, accounts.login, next, from('2001:db8:1:2:ffff::1'))).code).toBe('too-many-requests');
  expect((await refusal(product, accounts.login, next, from('2001:db8:1:3::1'))).code).toBe('login-failed');
});

test('without TRUST_PROXY a forwarded header changes nothing', async () => {
  const { calls } = rules.login.network;
  for (let tries = 0; tries < calls; tries += 1)
    await refusal(closed, accounts.login, wrong(`guess-${tries}@example.org`), from());
  expect((await refusal(closed, accounts.login, wrong('one-more@example.org'), from())).code).toBe('too-many-requests');
});

test('letters to one address are limited: forgotten password, and verification again', async () => {
  const body = { email: 'much-asked@example.org' };
  for (let tries = 0; tries < (rules.letter.account?.calls ?? 0); tries += 1)
    await reply(product, accounts.forgotPassword, { body }, from());
  expect((await refusal(product, accounts.forgotPassword, { body }, from())).code).toBe('too-many-requests');
  expect((await refusal(product, accounts.resendVerification, { body }, from())).code).toBe('too-many-requests');
});

test('registrations of one address are limited', async () => {
  const body = {
    email: 'much-registered@example.org',
    password,
    confirmPassword: password,
    title: 'Dr' as const,
    surname: 'Example',
    otherName: 'Alex',
    affiliation: 'Example University',
    country: 'AE',
  };
  for (let tries = 0; tries < (rules.register.account?.calls ?? 0); tries += 1)
    await reply(product, accounts.register, { body }, from());
  expect((await refusal(product, accounts.register, { body }, from())).code).toBe('too-many-requests');
});

test('messages to the publisher are limited by who writes, and by the network', async () => {
  const message = (email: string) => ({ body: { username: 'Alex', email, subject: 'A question', message: 'Hello' } });
  const much = message('writes-much@example.org');
  for (let tries = 0; tries < (rules.contact.account?.calls ?? 0); tries += 1)
    await reply(product, contact.send, much, from());
  expect((await refusal(product, contact.send, much, from())).code).toBe('too-many-requests');
  const network = from();
  for (let tries = 0; tries < rules.contact.network.calls; tries += 1)
    await reply(product, contact.send, message(`writer-${tries}@example.org`), network);
  const next = message('one-more@example.org');
  expect((await refusal(product, contact.send, next, network)).code).toBe('too-many-requests');
});

test('uploads are limited by who uploads', async () => {
  const person = await aUser(product);
  const once = async (name: string) => (await upload(product, person.token, v7(), [{ name, bytes: aPdf() }])).status;
  // What is refused by its name counts, too, and is not opened.
  for (let tries = 1; tries < (rules.upload.account?.calls ?? 0); tries += 1) expect(await once('paper.exe')).toBe(415);
  expect(await once('paper.pdf')).toBe(201);
  expect(await once('paper.pdf')).toBe(429);
});

test('questions to the card payment provider are limited by who asks: it limits all of ours together', async () => {
  const person = await aUser(product);
  const ask = async () =>
    (await send(product, payments.sessionStatus, { query: { session_id: 'cs_test_none' } }, { token: person.token }))
      .status;
  for (let tries = 0; tries < (rules.provider.account?.calls ?? 0); tries += 1) expect(await ask()).toBe(404);
  expect(await ask()).toBe(429);
});

test('the password of an open screen cannot be guessed by its changes', async () => {
  const person = await aUser(product);
  const input = { params: { id: person.user.id }, body: { currentPassword: 'Wrong-One-9!' } };
  for (let tries = 0; tries < (rules.password.account?.calls ?? 0); tries += 1)
    expect((await refusal(product, accounts.deleteAccount, input, { token: person.token, ...from() })).status).toBe(
      422,
    );
  const right = { params: { id: person.user.id }, body: { currentPassword: password } };
  expect((await refusal(product, accounts.deleteAccount, right, { token: person.token, ...from() })).code).toBe(
    'too-many-requests',
  );
});

const emailsOfAccount = rules.letter.account?.calls ?? 0;
const asks = (person: TestUser, changes: Parameters<typeof profileEdit>[1]) =>
  send(product, accounts.editProfile, profileEdit(person, changes), { token: person.token, ...from() });

test('changes of address are limited by who asks, since each sends letters; other changes are not', async () => {
  const person = await aUser(product);
  for (let tries = 0; tries < emailsOfAccount; tries += 1) {
    expect((await asks(person, { email: `hop-${tries}-${person.email}` })).status).toBe(200);
    expect((await asks(person, { surname: `Name ${tries}` })).status).toBe(200);
  }
  expect((await asks(person, { email: `once-more-${person.email}` })).status).toBe(429);
  expect((await asks(person, { surname: 'Still welcome', email: person.email.toUpperCase() })).status).toBe(200);
  expect(await emailsTo(product, person.email)).toHaveLength(emailsOfAccount);
});

test('an administrator edits as many people as there are, for that sends no letters; changes of address count', async () => {
  const administrator = await aUser(product, { isAdmin: true });
  const person = await aUser(product);
  const edit = async (changes: Parameters<typeof profileEdit>[1]) => {
    const asked = profileEdit(person, changes);
    return (await send(product, accounts.editProfile, asked, { token: administrator.token, ...from() })).status;
  };
  for (let tries = 0; tries <= emailsOfAccount; tries += 1) expect(await edit({ surname: `Name ${tries}` })).toBe(200);
  for (let tries = 0; tries < emailsOfAccount; tries += 1)
    expect(await edit({ email: `to-${tries}-${person.email}` })).toBe(200);
  expect(await edit({ email: `once-more-${person.email}` })).toBe(429);
});

test('changes to one address are limited by that address, whoever asks', async () => {
  const email = 'flooded@example.org';
  for (let tries = 0; tries < emailsOfAccount; tries += 1)
    expect((await asks(await aUser(product), { email })).status).toBe(200);
  const person = await aUser(product);
  expect((await asks(person, { email })).status).toBe(429);
  expect(await emailsTo(product, email)).toHaveLength(emailsOfAccount);
  const other = { body: { email: person.email } };
  await reply(product, accounts.forgotPassword, other, from());
});

test('being asked for the password once more is no failed guess and no letter', async () => {
  const person = await aUser(product);
  product.moveClock(16 * 60_000);
  const email = `new-${person.email}`;
  for (let tries = 0; tries < (rules.password.account?.calls ?? 0) + 3; tries += 1)
    expect((await asks(person, { email })).status).toBe(403);
  expect((await asks(person, { email, currentPassword: password })).status).toBe(200);
});

test('guessed verification links are limited like every other link', async () => {
  const client = from();
  const guess = { params: { token: 'x'.repeat(43) } };
  for (let tries = 0; tries < rules.link.network.calls; tries += 1)
    expect((await refusal(product, accounts.verifyEmail, guess, client)).code).toBe('link-spent');
  expect((await refusal(product, accounts.verifyEmail, guess, client)).code).toBe('too-many-requests');
});

test('who holds the link of one letter cannot turn news on and off without end; many people of one mail program can', async () => {
  const { calls } = rules.unsubscribe.account ?? { calls: 0 };
  const people = await subscribers(product, calls + 2);
  const links = await Promise.all(people.map(({ id }) => unsubscribeUrl(product.system, id)));
  const [link, ...others] = links.map((url) => ({ params: { token: url.split('/').at(-1) ?? '' } }));
  if (!link) throw new Error('Nobody asked for news');
  for (let tries = 1; tries < calls; tries += 1)
    expect((await send(product, mailings.unsubscribeAtOnce, link, from())).status).toBe(200);
  const unsubscribe = { ...link, body: { isSubscribed: false } };
  expect((await send(product, mailings.setSubscription, unsubscribe, from())).status).toBe(200);
  expect((await send(product, mailings.setSubscription, unsubscribe, from())).status).toBe(429);
  expect((await send(product, mailings.unsubscribeAtOnce, link, from())).status).toBe(429);
  const program = from();
  for (const other of others)
    expect((await send(product, mailings.unsubscribeAtOnce, other, program)).status).toBe(200);
  expect(rules.unsubscribe.network.calls).toBeLessThan(10_000);
});

test('letters to try an email are limited by who asks for them', async () => {
  const administrator = await aUser(product, { isAdmin: true });
  const body = { subject: 'News', emailContent: '<p>It is out.</p>', emailType: 'marketing' as const };
  const ask = async () => (await send(product, mailings.sendTest, { body }, { token: administrator.token })).status;
  for (let tries = 0; tries < (rules['test-letter'].account?.calls ?? 0); tries += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
});
