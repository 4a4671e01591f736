import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { orcid as calls, signInMinutes } from '../contracts/orcid.ts';
import { orcidSignIns } from '../server/db/schema/index.ts';
import { atOrcid } from './orcid/at-orcid.ts';
import { anOrcid } from './orcid/an-orcid.ts';
import { connectOrcid, startOrcidSite } from './orcid/orcid-site.ts';
import { refusal, reply, send } from './product/client.ts';
import { aUser, password, type TestUser } from './product/factories.ts';
import { statusesOf } from './product/manuscript-steps.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await startOrcidSite();

const asUsual = { addsWorks: false };
const begin = ({ user, token }: TestUser) =>
  reply(product, calls.connect, { params: { id: user.id }, body: asUsual }, { token });
const own = ({ user, token }: TestUser) => reply(product, calls.own, { params: { id: user.id } }, { token });
const finish = (browser: string, query: string, { token }: { token: string | null }) =>
  refusal(product, calls.finish, { body: { browser, query } }, { token });

test('issue 36: a person connects the iD that they sign in with at ORCID, and disconnects it', async () => {
  const person = await aUser(product);
  const orcid = anOrcid();
  expect(await own(person)).toMatchObject({ isOffered: true, orcid: null, connectedAt: null });
  expect(await connectOrcid(product, person, orcid)).toMatchObject({ isConnected: true });
  expect(await own(person)).toMatchObject({ orcid });
  const data = await reply(product, accounts.ownData, { params: { id: person.user.id } }, person);
  expect(data.account.orcid).toBe(orcid);
  await reply(product, calls.disconnect, { params: { id: person.user.id } }, person);
  expect(await own(person)).toMatchObject({ orcid: null });
  expect(await connectOrcid(product, person, orcid)).toMatchObject({ isConnected: true });
});

test('issue 36: the request to ORCID has PKCE, a state and a nonce, and leads back to this site alone', async () => {
  const { location, browser } = await begin(await aUser(product));
  const asked = new URL(location).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    redirect_uri: `${product.url}/orcid`,
    response_type: 'code',
    scope: 'openid',
    code_challenge_method: 'S256',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
  const rows = JSON.stringify(await product.system.db.select().from(orcidSignIns));
  expect(rows).not.toContain(asked.get('state'));
  expect(rows).not.toContain(browser);
});

test('issue 36: an iD belongs to one account, also when two people bring it at once', async () => {
  const [first, second] = [await aUser(product), await aUser(product)];
  const orcid = anOrcid();
  const answers = await Promise.all(
    [first, second].map(async (person) => {
      const { location, browser } = await begin(person);
      const body = { browser, query: await atOrcid(location, orcid) };
      return send(product, calls.finish, { body }, person);
    }),
  );
  expect(statusesOf(answers)).toEqual([200, 409]);
  const held = await Promise.all([first, second].map(async (person) => (await own(person)).orcid));
  expect(held.filter((each) => each === orcid)).toHaveLength(1);
});

test('issue 36: an account has one iD: another is refused until the first is disconnected', async () => {
  const person = await aUser(product);
  const orcid = anOrcid();
  await connectOrcid(product, person, orcid);
  await expect(connectOrcid(product, person, anOrcid())).rejects.toThrow('409');
  expect(await own(person)).toMatchObject({ orcid });
});

test('issue 36: a person who says no at ORCID changes nothing', async () => {
  const person = await aUser(product);
  const { location, browser } = await begin(person);
  const problem = await finish(browser, await atOrcid(location, null), person);
  expect(problem).toMatchObject({ status: 403 });
  expect(problem.detail).toContain('You did not allow');
  expect(await own(person)).toMatchObject({ orcid: null });
});

test('issue 36: an answer counts once: a replayed code and state are refused', async () => {
  const person = await aUser(product);
  const { location, browser } = await begin(person);
  const query = await atOrcid(location, anOrcid());
  await reply(product, calls.finish, { body: { browser, query } }, person);
  await reply(product, calls.disconnect, { params: { id: person.user.id } }, person);
  expect(await finish(browser, query, person)).toMatchObject({ code: 'link-spent' });
  // The code with a state of their own: the provider takes no code twice, and none of another sign-in.
  const again = await begin(person);
  const forged = new URLSearchParams(query);
  forged.set('state', new URL(again.location).searchParams.get('state') ?? '');
  expect(await finish(again.browser, String(forged), person)).toMatchObject({ status: 403 });
  expect(await own(person)).toMatchObject({ orcid: null });
});

test('issue 36: an answer of another browser, or with a forged state, is refused, and does not spoil the true one', async () => {
  const [person, attacker] = [await aUser(product), await aUser(product)];
  const theirs = await begin(attacker);
  const query = await atOrcid(theirs.location, anOrcid());
  // An attacker leads the person's browser to the answer of the attacker's own sign-in.
  const mine = await begin(person);
  expect(await finish(mine.browser, query, person)).toMatchObject({ code: 'link-spent' });
  expect(await finish('', query, person)).toMatchObject({ code: 'link-spent' });
  const forged = new URLSearchParams(query);
  forged.set('state', 'x'.repeat(43));
  expect(await finish(theirs.browser, String(forged), attacker)).toMatchObject({ code: 'link-spent' });
  expect(await finish(theirs.browser, 'code=1', attacker)).toMatchObject({ code: 'link-spent' });
  expect(await own(person)).toMatchObject({ orcid: null });
  await reply(product, calls.finish, { body: { browser: theirs.browser, query } }, attacker);
});

test.each(['another person', 'a visitor'])(
  'issue 36: a sign-in that one account began is not finished by %s',
  async (who) => {
    const [person, other] = [await aUser(product), await aUser(product)];
    const { location, browser } = await begin(person);
    const query = await atOrcid(location, anOrcid());
    const sent = who === 'a visitor' ? { token: null } : other;
    expect(await finish(browser, query, sent)).toMatchObject({ code: 'link-spent' });
    expect(await own(other)).toMatchObject({ orcid: null });
    expect(await own(person)).toMatchObject({ orcid: null });
  },
);

test('issue 36: an iD whose check digit is wrong is none', async () => {
  const person = await aUser(product);
  await expect(connectOrcid(product, person, '0000-0002-1825-0098')).rejects.toThrow('403');
  expect(await own(person)).toMatchObject({ orcid: null });
});

test('issue 36: a sign-in ends after a while', async () => {
  const person = await aUser(product);
  const { location, browser } = await begin(person);
  const query = await atOrcid(location, anOrcid());
  product.moveClock(signInMinutes * 60_000 + 1000);
  expect(await finish(browser, query, person)).toMatchObject({ code: 'link-spent' });
  await begin(person);
  const kept = await product.system.db.select().from(orcidSignIns);
  expect(kept.every(({ expiresAt }) => expiresAt > product.system.now())).toBe(true);
});

test('issue 36: a deleted account gives its iD free', async () => {
  const [person, next] = [await aUser(product), await aUser(product)];
  const orcid = anOrcid();
  await connectOrcid(product, person, orcid);
  const body = { currentPassword: password };
  await reply(product, accounts.deleteAccount, { params: { id: person.user.id }, body }, person);
  expect(await connectOrcid(product, next, orcid)).toMatchObject({ isConnected: true });
});

test('issue 36: without a client at ORCID there is nothing of it', async () => {
  const without = await sharedProduct();
  const person = await aUser(without);
  const params = { id: person.user.id };
  expect(await reply(without, calls.own, { params }, person)).toMatchObject({
    isOffered: false,
    orcid: null,
    connectedAt: null,
  });
  expect(await refusal(without, calls.connect, { params, body: asUsual }, person)).toMatchObject({ status: 404 });
  const body = { browser: 'x', query: 'code=1' };
  expect(await refusal(without, calls.finish, { body }, person)).toMatchObject({ status: 404 });
  const token = randomUUID();
  expect(await refusal(without, calls.confirm, { params: { token }, body: asUsual })).toMatchObject({ status: 404 });
});
