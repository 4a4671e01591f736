import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { site } from '../../contracts/site.ts';
import { AppError } from '../errors.ts';

/** So long, in milliseconds, a request that has begun may take when the server ends. */
const patience = 30_000;

/**
 * Has a server that is closed end without cutting anybody short: it is not ready from then on, goes on answering as usual for a
 * while, so that proxies see it, and then finishes what has begun. Each answer meanwhile closes its connection.
 */
export function endOrderly(app: FastifyInstance, drainSeconds: number): void {
  let isEnding = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const asksReadiness = isEnding && request.url.split('?')[0] === site.ready.path;
    done(asksReadiness ? new AppError('unavailable', 'Not ready: it is being stopped.') : undefined);
  });
  app.addHook('preClose', async () => {
    isEnding = true;
    await pause(drainSeconds * 1000);
    // A connection that is still being answered would be kept open for its next request.
    const sweeping = setInterval(() => app.server.closeIdleConnections(), 100);
    const late = setTimeout(() => app.server.closeAllConnections(), patience);
    app.server.once('close', () => {
      clearInterval(sweeping);
      clearTimeout(late);
    });
  });
}
