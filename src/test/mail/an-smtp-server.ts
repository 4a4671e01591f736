import { openSmtpServer, type Traits } from './smtp-server.ts';
import { atTheEnd } from '../at-the-end.ts';

/** A live mail server of the suite's own; ended after it. */
export async function anSmtpServer(traits: Traits = {}) {
  const server = await openSmtpServer(traits);
  atTheEnd(() => server.close());
  return server;
}
