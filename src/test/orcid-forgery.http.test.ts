import { expect, test } from 'vitest';
import { orcid as calls } from '../contracts/orcid.ts';
import { anOrcid } from './orcid/an-orcid.ts';
import { aForgingProvider, type Forgery } from './orcid/forging-provider.ts';
import { orcidAway, orcidSettingsFor } from './orcid/orcid-site.ts';
import { reply, send } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const forger = await aForgingProvider('APP-COLOPHON');
const product = await startProduct(orcidSettingsFor(forger.issuer));
const past = Math.floor(Date.now() / 1000) - 3600;

/** A person comes back with an answer of the forger; answers with the status and with the iD of the account then. */
async function comeBack(forgery: Forgery, query: Record<string, string> = {}) {
  const person = await aUser(product);
  const params = { id: person.user.id };
  const { location, browser } = await reply(product, calls.connect, { params, body: { addsWorks: false } }, person);
  const asked = new URL(location).searchParams;
  forger.answerWith({ forgery, nonce: asked.get('nonce') ?? '', orcid: anOrcid() });
  const answer = { code: 'a-code', iss: forger.issuer, state: asked.get('state') ?? '', ...query };
  const body = { browser, query: String(new URLSearchParams(answer)) };
  const { status } = await send(product, calls.finish, { body }, person);
  const { orcid } = await reply(product, calls.own, { params }, person);
  return { status, isConnected: orcid !== null };
}

test('issue 36: an honest token connects, so that the forgeries below fail for what they forge', async () => {
  expect(await comeBack({})).toEqual({ status: 200, isConnected: true });
});

test.each<[string, Forgery]>([
  ['signed by a stranger', { isSignedByStranger: true }],
  ['not signed, alg none', { header: { alg: 'none' }, isUnsigned: true }],
  ['alg none with a signature', { header: { alg: 'none' } }],
  ['signed with the client’s secret', { header: { alg: 'HS256' } }],
  ['of an unknown key', { header: { kid: 'other' } }],
  ['with an empty signature', { isUnsigned: true }],
  ['of another nonce', { claims: { nonce: 'n'.repeat(43) } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['of another issuer', { claims: { iss: 'https://orcid.org' } }],
  ['for another client', { claims: { aud: 'APP-OTHER' } }],
  ['that has expired', { claims: { iat: past, exp: past + 60 } }],
  ['without an end', { claims: { exp: undefined } }],
  ['without an iD', { claims: { sub: undefined } }],
  ['with a name for an iD', { claims: { sub: 'admin' } }],
  ['with an iD of bad checksum', { claims: { sub: '0000-0002-1825-0098' } }],
  ['with an address for an iD', { claims: { sub: 'https://orcid.org/0000-0002-1825-0097' } }],
])('issue 36: a token %s connects nothing', async (_, forgery) => {
  expect(await comeBack(forgery)).toEqual({ status: 403, isConnected: false });
});

test.each<[string, Record<string, string>]>([
  ['of a mixed-up issuer', { iss: 'https://orcid.org' }],
  ['without a code', { code: '' }],
  ['with an error', { error: 'server_error' }],
])('issue 36: an answer %s connects nothing', async (_, query) => {
  expect(await comeBack({}, query)).toEqual({ status: 403, isConnected: false });
});

test('issue 36: ORCID’s fault is said as such', async () => {
  expect(await comeBack({ status: 500 })).toEqual({ status: 503, isConnected: false });
});

test('issue 36: while ORCID is away, a person reads so, and the site works', async () => {
  const away = await startProduct(orcidAway);
  const person = await aUser(away);
  const answer = await send(
    away,
    calls.connect,
    { params: { id: person.user.id }, body: { addsWorks: false } },
    person,
  );
  expect(answer.status).toBe(503);
  expect(answer.text).toContain('ORCID does not answer');
});
