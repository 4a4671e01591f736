import { createServer } from 'node:net';
import * as t from '../messages/cli.ts';
import type { Config } from './config.ts';
import { StartError } from './errors.ts';

/** Explains why the server cannot listen on an address. */
export function listeningFault(error: Error, { port, host }: Pick<Config, 'port' | 'host'>): Error {
  const code = 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return new StartError(t.portTaken({ port }));
  if (code === 'EACCES') return new StartError(t.portForbidden({ port }));
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return new StartError(t.hostUnknown({ host }));
  return error;
}

/** Refuses a start that could not be listened to, before anything is opened for it. */
export function refuseTakenAddress({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listeningFault(error, { port, host })));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}
