import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { site } from '../../contracts/site.ts';
import * as t from '../../messages/http-responses.ts';
import { AppError } from '../errors.ts';
import type { NewConnections } from './new-connections.ts';

/** So long, in milliseconds, a request that has begun may take when the server ends. */
const patience = 30_000;

/** How long new requests are accepted while others finish, in milliseconds. */
const longestHearing = 1000;

function connectionsOf(server: Server) {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return { isAnyReceiving: () => [...open].some(({ writableLength }) => writableLength > 0) };
}

type Connections = ReturnType<typeof connectionsOf>;

/**
 * Node counts a connection as idle once its answer is written, even while the client still receives it: none is closed
 * meanwhile.
 */
function sendFirst(server: Server, { isAnyReceiving }: Connections): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    if (!isAnyReceiving()) closeIdle();
  };
}

/**
 * Closes a server without cutting anyone off: it reports not ready, goes on answering for a while so that proxies
 * notice, and then finishes open requests. Each answer meanwhile closes its connection.
 */
export function endOrderly(app: FastifyInstance, drainSeconds: number, newConnections: NewConnections): void {
  let isEnding = false;
  const connections = connectionsOf(app.server);
  sendFirst(app.server, connections);
  app.addHook('onRequest', (request, _reply, done) => {
    const asksReadiness = isEnding && request.url.split('?')[0] === site.ready.path;
    done(asksReadiness ? new AppError('unavailable', t.stopping()) : undefined);
  });
  app.addHook('preClose', async () => {
    isEnding = true;
    await pause(drainSeconds * 1000);
    await newConnections.untilTaken(longestHearing);
    // A connection that is still being answered would stay open for its next request.
    const sweeping = setInterval(() => app.server.closeIdleConnections(), 100);
    const late = setTimeout(() => app.server.closeAllConnections(), patience);
    app.server.once('close', () => {
      clearInterval(sweeping);
      clearTimeout(late);
    });
  });
}
