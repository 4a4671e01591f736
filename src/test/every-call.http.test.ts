import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { Call } from '../contracts/call.ts';
import { api } from '../contracts/index.ts';
import { allRoutes } from '../server/routes/all-routes.ts';
import { addressOf } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const calls: [string, Call][] = Object.values(api).flatMap((group) =>
  Object.values<Call>(group).map((call): [string, Call] => [`${call.method} ${call.path}`, call]),
);
const guarded = calls.filter(([, call]) => call.access !== 'visitor');
const [ordinary, administrator] = [await aUser(product), await aUser(product, { isAdmin: true })];

/** A value for every parameter that its schema takes, and that names nothing. */
const strangerParams = {
  awsId: v7(),
  id: v7(),
  journalId: v7(),
  keyId: v7(),
  mailingId: v7(),
  articleId: v7(),
  adminId: v7(),
  email: 'nobody@example.org',
  findingId: v7(),
  number: 'INV-2999-000001',
  orderId: v7(),
  reportId: 'TR',
  requestId: v7(),
  resumableId: v7(),
  sessionId: 'cs_test_none',
  signInId: v7(),
  userId: v7(),
  uuid: v7(),
};

async function ask(call: Call, token?: string): Promise<Response> {
  const hasBody = call.method !== 'GET' && call.method !== 'HEAD';
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  };
  return fetch(addressOf(product, call, { params: strangerParams }), {
    method: call.method,
    headers,
    body: hasBody ? '{}' : null,
    redirect: 'manual',
  });
}

test('every declared call is carried out by exactly one route, and no route is undeclared', () => {
  const routed = allRoutes(null).map((route) => `${route.call.method} ${route.call.path}`);
  expect(routed.toSorted()).toEqual(calls.map(([name]) => name).toSorted());
  expect(new Set(routed).size).toBe(routed.length);
});

test.each(guarded)('decision 1: %s answers 401 to a visitor', async (_name, call) => {
  const answer = await ask(call);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
});

test.each(guarded)('decision 1: %s answers 401 to a token that is unknown', async (_name, call) => {
  expect((await ask(call, 'A'.repeat(43))).status).toBe(401);
});

test.each(guarded.filter(([, call]) => call.access === 'administrator'))(
  '%s answers 403 to an ordinary user',
  async (_name, call) => {
    expect((await ask(call, ordinary.token)).status).toBe(403);
  },
);

test.each(guarded.filter(([, call]) => call.actsFor !== null && call.path.includes(`:${call.actsFor}`)))(
  'decision 1: %s refuses to act for another person',
  async (_name, call) => {
    const { token } = call.access === 'administrator' ? administrator : ordinary;
    expect((await ask(call, token)).status).toBe(403);
  },
);

test('errors are problem+json with a code, also where there is no such call', async () => {
  const answer = await fetch(`${product.url}/api/nothing/here`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ status: 404, code: 'not-found' });
  const malformed = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":',
  });
  expect(await malformed.json()).toMatchObject({ status: 400, code: 'malformed' });
});

test('the API document names every call', async () => {
  const document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId: string; requestBody?: object }>>;
  };
  const operationIds = new Set<string>();
  for (const [name, call] of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    const described = document.paths[path]?.[call.method.toLowerCase()];
    expect(described?.operationId, name).toMatch(/^(get|post|put|patch|delete|head|options)[A-Z]\w*$/);
    operationIds.add(described?.operationId ?? '');
    const needsBody = call.method !== 'GET' && call.bodyKind === 'json' && !call.body.safeParse({}).success;
    expect(!needsBody || described?.requestBody !== undefined, `${name}: what it takes`).toBe(true);
  }
  expect(operationIds.size).toBe(calls.length);
  // The page that shows it takes each part as it stands (openapi.ts).
  expect(JSON.stringify(document)).not.toContain('"$ref"');
  expect((await fetch(`${product.url}/api/docs/`)).status).toBe(200);
});

test('private answers are not kept; public ones carry an ETag and answer 304', async () => {
  const { token, user } = await aUser(product);
  const own = await fetch(`${product.url}/api/users/${user.id}`, { headers: { authorization: `Bearer ${token}` } });
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const list = await fetch(`${product.url}/api/journal`);
  const etag = list.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await fetch(`${product.url}/api/journal`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('health: alive and ready', async () => {
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${product.url}/readyz`)).json()).toMatchObject({
    status: 'ready',
    checks: { database: 'ok', queue: 'ok' },
  });
});
