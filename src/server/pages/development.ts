import type { FastifyInstance } from 'fastify';
import type { WebBuild } from './page-renderer.ts';

/** Runs Vite inside the server: pages and modules are made as they are asked for, with hot reload on the same port. */
export async function developmentBuild(app: FastifyInstance): Promise<() => Promise<WebBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) done();
    else vite.middlewares(request.raw, reply.raw, done);
  });
  app.addHook('onClose', () => vite.close());
  // The virtual module is React Router's; its exports are those that WebBuild states.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<WebBuild>;
}
