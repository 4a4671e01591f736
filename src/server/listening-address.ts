import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { StartError } from './errors.ts';

/** In words what the system says of an address that cannot be listened on. */
export function listeningFault(error: Error, { port, host }: Pick<Config, 'port' | 'host'>): Error {
  const code = 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is taken by another program: set PORT to a free one`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be listened on by this account: set PORT to one above 1023`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return new StartError(`HOST=${host} is no address of this machine: set it to 127.0.0.1, or to 0.0.0.0 for all`);
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
