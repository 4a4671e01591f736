import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import type { Call } from '../contracts/call.ts';
import { Problem } from '../contracts/errors.ts';
import { users } from '../server/db/schema/index.ts';
import { addressOf } from './product/client.ts';
import { aUser, password, type TestUser } from './product/factories.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
let person: TestUser;
beforeAll(async () => {
  person = await aUser(product);
});

const long = 'x'.repeat(10_000);
const good = () => ({
  title: 'Dr',
  surname: 'Example',
  otherName: 'Alex',
  affiliation: 'Example University',
  email: person.email,
  marketingCommunications: false,
});
const reset = { password, retypepassword: password };

/** Sends bytes as they are, and answers with the refusal. */
async function refused(call: Call, body: string | Uint8Array<ArrayBuffer>, contentType = 'application/json') {
  const params = { id: person.user.id, token: 'none', resetToken: 'none' };
  const answer = await fetch(addressOf(product, call, { params }), {
    method: call.method,
    headers: { 'content-type': contentType, authorization: `Bearer ${person.token}` },
    body,
  });
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  const problem = Problem.parse(await answer.json());
  expect(JSON.stringify(problem)).not.toMatch(/ at .+:\d+|node_modules|select |insert /);
  return problem;
}

const bodyWith = (fields: Record<string, unknown>) => JSON.stringify({ ...good(), ...fields });

test.each<[string, Call, () => string, string]>([
  ['a surname of 10,000 characters', accounts.editProfile, () => bodyWith({ surname: long }), 'surname'],
  ['a number for a name', accounts.editProfile, () => bodyWith({ otherName: 7 }), 'otherName'],
  ['a list for an affiliation', accounts.editProfile, () => bodyWith({ affiliation: ['a'] }), 'affiliation'],
  ['a title that is none', accounts.editProfile, () => bodyWith({ title: 'Sheikh' }), 'title'],
  [
    'a word for a yes or no',
    accounts.editProfile,
    () => bodyWith({ marketingCommunications: 'yes' }),
    'marketingCommunications',
  ],
  ['an address with a comma', accounts.editProfile, () => bodyWith({ email: 'a@example.org,b@example.org' }), 'email'],
  [
    'an address with a line break',
    accounts.editProfile,
    () => bodyWith({ email: 'a@example.org\nBcc: b@example.org' }),
    'email',
  ],
  ['a name with a line break', accounts.editProfile, () => bodyWith({ surname: 'A\r\nB' }), 'surname'],
  ['a name that turns the direction', accounts.editProfile, () => bodyWith({ surname: 'A\u202eB' }), 'surname'],
  [
    'a password of 10,000 characters',
    accounts.resetPassword,
    () => JSON.stringify({ password: `A!${long}`, retypepassword: `A!${long}` }),
    'password',
  ],
  ['a missing password', accounts.resetPassword, () => JSON.stringify({ retypepassword: password }), 'password'],
  [
    'a password that is a list',
    accounts.resetPassword,
    () => JSON.stringify({ password: [password], retypepassword: password }),
    'password',
  ],
  [
    'an address of 10,000 characters',
    accounts.forgotPassword,
    () => JSON.stringify({ email: `${long}@example.org` }),
    'email',
  ],
  ['an address that is an object', accounts.forgotPassword, () => JSON.stringify({ email: { $ne: '' } }), 'email'],
  [
    'a current password of 10,000 characters',
    accounts.changePassword,
    () => JSON.stringify({ currentPassword: long, ...reset }),
    'currentPassword',
  ],
  ['an address that is a list', accounts.login, () => JSON.stringify({ email: [person.email], password }), 'email'],
])('%s is refused with its field named', async (_name, call, body, field) => {
  const problem = await refused(call, body());
  expect([problem.status, problem.code]).toEqual([422, 'invalid-input']);
  expect(Object.keys(problem.errors ?? {})).toContain(field);
});

test.each<[string, () => string | Uint8Array<ArrayBuffer>, string, number]>([
  ['no JSON', () => '{"email":', 'application/json', 400],
  [
    'bytes that are no UTF-8',
    () => new Uint8Array([...Buffer.from('{"email":"a'), 0xff, 0xfe, ...Buffer.from('@example.org"}')]),
    'application/json',
    400,
  ],
  ['a form', () => 'email=a@example.org', 'application/x-www-form-urlencoded', 415],
  ['half a character', () => '{"email":"\\ud800@example.org"}', 'application/json', 422],
  ['a NUL', () => '{"email":"a\\u0000@example.org"}', 'application/json', 422],
  ['a list', () => '[]', 'application/json', 422],
  ['null', () => 'null', 'application/json', 422],
  ['two megabytes', () => JSON.stringify({ email: 'x'.repeat(2_000_000) }), 'application/json', 413],
])('a body that is %s is refused in words', async (_name, body, contentType, status) => {
  expect((await refused(accounts.forgotPassword, body(), contentType)).status).toBe(status);
});

test('extra keys change nothing', async () => {
  const extra = `{"isAdmin":true,"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"passwordHash":"x","disabledAt":null,"id":"${person.user.id}",${JSON.stringify(good()).slice(1)}`;
  const answer = await fetch(addressOf(product, accounts.editProfile, { params: { id: person.user.id } }), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: extra,
  });
  // Fastify refuses __proto__ outright; either way nothing of it is taken.
  expect([200, 400]).toContain(answer.status);
  const [row] = await product.parts.db.select().from(users).where(eq(users.id, person.user.id));
  expect(row).toMatchObject({ isAdmin: false, email: person.email, surname: 'Example' });
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
