import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** The port of the last start when it is still free, else another free one; kept for the next start. */
export async function choosePort(dataDir: string): Promise<number> {
  const file = path.join(dataDir, 'port');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port = (await freePort(isPort(last) ? last : 0)) ?? (await freePort(0));
  if (port === undefined) throw new Error('No port of 127.0.0.1 is free for the embedded PostgreSQL');
  if (port !== last) writeFileSync(file, `${port}\n`);
  return port;
}

function isPort(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value < 65_536;
}

/** Asks the system for a port of the loopback address (0: any); undefined when it is taken. */
function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ host: '127.0.0.1', port: wanted, exclusive: true }, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : undefined;
      probe.close(() => resolve(port));
    });
  });
}
