import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { site } from '../../contracts/site.ts';
import { serveOpenApi } from './openapi.ts';

async function serving(calls = [site.read]) {
  const app = Fastify();
  await app.register((documents) => serveOpenApi(documents, calls, 'Journals'));
  await app.ready();
  return app;
}

test.each(['/api/openapi.json', '/api/docs/json', '/api/docs/yaml'])(
  'the description is put into words and compressed once: %s',
  async (url) => {
    const calls = [site.read];
    const app = await serving(calls);
    const described = vi.spyOn(calls, Symbol.iterator);
    const headers = { 'accept-encoding': 'br' };
    const ask = (spelling = '') => app.inject({ url: url + spelling, headers });
    const answers = await Promise.all([ask(), ask('?1'), ask('#2')]);
    const [first] = answers;
    expect(first.statusCode).toBe(200);
    for (const { headers: said, rawPayload } of answers) {
      expect([said['etag'], said['content-type']]).toEqual([first.headers['etag'], first.headers['content-type']]);
      expect(rawPayload.equals(first.rawPayload)).toBe(true);
    }
    expect(described.mock.calls.length).toBe(1);
    const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers['etag']) } });
    expect(again.statusCode).toBe(304);
  },
);

test('a file of the reading page is read and compressed once, however its address is spelled', async () => {
  const app = await serving();
  const headers = { 'accept-encoding': 'gzip' };
  const ask = (name: string) => app.inject({ url: `/api/docs/static/${name}`, headers });
  const first = await ask('swagger-ui-bundle.js');
  expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect((await ask('/swagger-ui-bundle.js')).headers['etag']).toBe(first.headers['etag']);
  for (const name of ['swagger-ui-bundle%2ejs', 'none.js', '../package.json', '%2e%2e/package.json', ''])
    expect((await ask(name)).statusCode, name).toBe(404);
});
