import type { FastifyInstance } from 'fastify';
import { webApplication, type WebApplication, type WebBuild } from './page-renderer.ts';

/** Runs Vite inside the server: pages and modules are made as they are asked for, with hot reload on the same port. */
export async function developmentBuild(app: FastifyInstance): Promise<() => Promise<WebApplication>> {
  const { createServer } = await import('vite');
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) done();
    else vite.middlewares(request.raw, reply.raw, done);
  });
  app.addHook('onClose', () => vite.close());
  return async () => {
    // The virtual module is React Router's; its exports are those that WebBuild states.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as WebBuild;
    return webApplication(build, 'development');
  };
}
