import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { site } from '../../contracts/site.ts';
import { AppError } from '../errors.ts';

/** So long, in milliseconds, a request that has begun may take when the server ends. */
const patience = 30_000;

/** Those who come while whoever came is being heard are heard for so long, in milliseconds. */
const longestHearing = 1000;

function connectionsOf(server: Server) {
  const open = new Set<Socket>();
  let came = 0;
  server.on('connection', (socket) => {
    came += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return { came: () => came, isAnyReceiving: () => [...open].some(({ writableLength }) => writableLength > 0) };
}

type Connections = ReturnType<typeof connectionsOf>;

/** Node counts a connection as idle once its answer is written, whoever still receives it: meanwhile none is closed. */
function sendFirst(server: Server, { isAnyReceiving }: Connections): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    if (!isAnyReceiving()) closeIdle();
  };
}

/** Hears whoever has connected by now: a turn of the process takes one connection, and the next one reads what is asked on it. */
async function hearWhoCame({ came }: Connections): Promise<void> {
  const until = performance.now() + longestHearing;
  let known = -1;
  while (known !== came() && performance.now() < until) {
    known = came();
    for (let turns = 0; turns < 3; turns += 1) await turn();
  }
}

/**
 * Has a server that is closed end without cutting anybody short: it is not ready from then on, goes on answering as usual for a
 * while, so that proxies see it, and then finishes what has begun. Each answer meanwhile closes its connection.
 */
export function endOrderly(app: FastifyInstance, drainSeconds: number): void {
  let isEnding = false;
  const connections = connectionsOf(app.server);
  sendFirst(app.server, connections);
  app.addHook('onRequest', (request, _reply, done) => {
    const asksReadiness = isEnding && request.url.split('?')[0] === site.ready.path;
    done(asksReadiness ? new AppError('unavailable', 'Not ready: it is being stopped.') : undefined);
  });
  app.addHook('preClose', async () => {
    isEnding = true;
    await pause(drainSeconds * 1000);
    await hearWhoCame(connections);
    // A connection that is still being answered would be kept open for its next request.
    const sweeping = setInterval(() => app.server.closeIdleConnections(), 100);
    const late = setTimeout(() => app.server.closeAllConnections(), patience);
    app.server.once('close', () => {
      clearInterval(sweeping);
      clearTimeout(late);
    });
  });
}
