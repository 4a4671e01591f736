import { afterAll } from 'vitest';
import { openSmtpServer, type Traits } from './smtp-server.ts';

/** A live mail server of the suite's own; ended after it. */
export async function anSmtpServer(traits: Traits = {}) {
  const server = await openSmtpServer(traits);
  afterAll(() => server.close());
  return server;
}
