import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { arrivalsAt } from './mail/after-a-death.ts';
import { reply } from './product/client.ts';
import { aMailingSite, news } from './product/mailing-site.ts';
import { subscribers } from './product/subscribers.ts';

/** As many as show whether something grows with each of them; `npm run bench` takes 50,000. */
const count = 1000;
const megabyte = 1024 * 1024;

setFlagsFromString('--expose-gc');
// What V8 gives under this name.
const collectGarbage = runInNewContext('gc') as () => void;
/** What is in use, in megabytes. */
function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / megabyte;
}

const { server, product, administrator, arrived, handIn, read } = await aMailingSite({ isForgetful: true });

test(
  'an email to very many arrives once each; memory stays flat, the site answers meanwhile, and other letters overtake it',
  { timeout: 180_000 },
  async () => {
    await subscribers(product, count);
    const { mailing } = await handIn({ ...news, emailContent: `<p>${'It is out. '.repeat(1000)}</p>` });
    const answers: number[] = [];
    const site = { isLooked: true };
    const looking = (async () => {
      for (; site.isLooked; await wait(20)) {
        const answer = await fetch(`${product.url}/api/journalArticle/page`);
        await answer.arrayBuffer();
        answers.push(answer.status);
      }
    })();
    await server.taken(count / 4);
    const early = heap();
    await reply(product, accounts.forgotPassword, { body: { email: administrator.email } });
    await expect.poll(() => arrived(administrator.email).length, { timeout: 30_000 }).toBe(1);
    const overtaken = server.received.length;
    await expect.poll(() => server.received.length, { timeout: 150_000, interval: 200 }).toBe(count + 1);
    const counts = async () => (await read(mailing)).mailing.counts;
    await expect.poll(counts, { timeout: 30_000 }).toMatchObject({ queued: 0, sent: count, failed: 0 });
    const late = heap();
    site.isLooked = false;
    await looking;

    expect(overtaken).toBeLessThan(count);
    expect(arrivalsAt(server)).toHaveLength(count + 1);
    expect(late - early).toBeLessThan(5);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    expect(answers.length).toBeGreaterThan(count / 20);
  },
);
