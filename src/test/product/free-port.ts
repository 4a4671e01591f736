import { createServer } from 'node:net';

/** Below the ports that the system gives to outgoing connections, which would take one before it is listened at. */
const [lowest, count] = [12_000, 20_000];
let next = (process.pid * 97 + Number(process.env['VITEST_POOL_ID'] ?? 0) * 4001) % count;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port of loopback that nobody listens at now, and that no other suite is given. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < count; tries += 1) {
    next = (next + 1) % count;
    if (await isFree(lowest + next)) return lowest + next;
  }
  throw new Error('No free port was found');
}
