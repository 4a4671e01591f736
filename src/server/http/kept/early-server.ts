import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import type { answerEarly } from './answer-early.ts';

interface Settings {
  readonly http?: ServerOptions | null;
  readonly keepAliveTimeout?: number;
  readonly requestTimeout?: number;
  readonly connectionTimeout?: number;
}

/** The server with its own settings, where what answers early is asked first; no more once the server begins to close. */
export function earlyServer(early: ReturnType<typeof answerEarly>, isClosing: () => boolean) {
  return (listener: RequestListener, settings: Settings) => {
    const server = createServer(settings.http ?? {}, (request, response) => {
      if (isClosing() || !early(request, response)) listener(request, response);
    });
    // As Fastify sets them on a server that it makes itself.
    server.keepAliveTimeout = settings.keepAliveTimeout ?? server.keepAliveTimeout;
    server.requestTimeout = settings.requestTimeout ?? server.requestTimeout;
    server.setTimeout(settings.connectionTimeout ?? 0);
    return server;
  };
}
