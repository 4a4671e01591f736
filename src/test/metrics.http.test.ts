import { expect, test } from 'vitest';
import { aUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const token = 'a-token-of-the-metrics';
const product = await startProduct({ METRICS_TOKEN: token });
const bearer = (given: string) => ({ headers: { authorization: `Bearer ${given}` } });
const metrics = () => fetch(`${product.url}/metrics`, bearer(token));

test('the figures are told to whoever has the token, and nobody else learns that there are any', async () => {
  const { token: session } = await aUser(product, { isAdmin: true });
  for (const init of [{}, bearer(`${token}!`), bearer(token.replace('a', 'b')), bearer(session)])
    expect((await fetch(`${product.url}/metrics`, init)).status).toBe(404);
  const told = await metrics();
  expect([told.status, told.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(told.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
});

test('answers are counted by the pattern of their route: no address of one person stands there', async () => {
  for (const path of ['/verify-email/a-secret-of-somebody', '/api/users/somebody@example.org', '/healthz', '/journal'])
    await fetch(`${product.url}${path}`);
  const text = await (await metrics()).text();
  expect(text).toContain('colophon_http_answer_seconds_count{method="GET",route="/healthz",status="200"} 1');
  expect(text).toContain('route="/api/users/:id"');
  expect(text).not.toMatch(/a-secret-of-somebody|somebody@|verify-email/);
});

test('they say how the pages, the connections, the jobs and the process stand', async () => {
  await (await fetch(`${product.url}/journal`)).text();
  const text = await (await metrics()).text();
  expect(text).toMatch(/colophon_page_cache\{of="rendered"\} [1-9]/);
  expect(text).toMatch(/colophon_database_connections\{state="open"\} [1-9]/);
  expect(text).toMatch(/colophon_database_connections\{state="wanted"\} 0/);
  expect(text).toMatch(/colophon_jobs_waiting\{job="send-mail"\} \d/);
  expect(text).toMatch(/process_resident_memory_bytes \d{7}/);
});
