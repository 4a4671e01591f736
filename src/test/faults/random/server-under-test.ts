import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { canMeasureMemory, memoryOf } from '../../product/process-memory.ts';
import { serverProcess } from '../../product/server-process.ts';
import { startProduct, type Product } from '../../product/start-product.ts';
import type { Request } from './random-request.ts';
import { plainClient } from './send-request.ts';
import { atTheEnd } from '../../at-the-end.ts';

const atOnce = 4;
/** No answer takes longer, unless others keep the processors of this machine busy: then a clock on the wall says nothing. */
const longest = 5000;
const isMachineBusy = () => (loadavg()[0] ?? 0) > 3 * availableParallelism();

/** A server in a process of its own that is asked a lot, watched as it answers. */
export async function aServerUnderTest(settings: Record<string, string> = {}) {
  const product = await startProduct({}, { hasWorkers: false });
  const logFile = path.join(product.dataDir, 'server.log');
  const server = await serverProcess(product, { LOG_LEVEL: 'error', ...settings }, { logFile });
  const client = plainClient(server.url, { connections: atOnce });
  atTheEnd(() => client.close());
  const pid = server.pid();
  const site: Product = { ...product, url: server.url };
  let [slowest, answered] = [0, 0];
  const memory = [Math.round(memoryOf(pid).server)];
  const slow: string[] = [];
  return {
    url: server.url,
    /** The product, as what plants its things has to ask it. */
    site,
    async send(asked: Request) {
      const answer = await client.send(asked);
      slowest = Math.max(slowest, answer.milliseconds);
      answered += 1;
      if (answered % 50 === 0) memory.push(Math.round(memoryOf(pid).server));
      if (answer.milliseconds > longest && !isMachineBusy())
        slow.push(`${asked.method} ${asked.path} took ${Math.round(answer.milliseconds)} ms`);
      return answer;
    },
    /** The same, as often at once as there are connections. */
    several: (work: () => Promise<void>) => Promise.all(Array.from({ length: atOnce }, work)),
    log: () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : ''),
    answered: () => answered,
    inWords: () => {
      memory.push(Math.round(memoryOf(pid).server));
      const tenths = memory.filter((_, index) => index % Math.ceil(memory.length / 10) === 0);
      return `the slowest took ${Math.round(slowest)} ms; memory ${tenths.join(', ')}, ${Math.max(...memory)} at the most`;
    },
    /** Whether it is the same process, ready, was never slow, and has taken no more memory than so many megabytes. */
    async isAsItWas(mostMegabytes: number) {
      expect(slow).toEqual([]);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect([server.pid(), existsSync(`/proc/${pid}`) || !canMeasureMemory]).toEqual([pid, true]);
      if (canMeasureMemory) expect(Math.max(...memory)).toBeLessThan(mostMegabytes);
    },
  };
}
