import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';

/** What came, in words, and after how many milliseconds. */
function ask(address: string, agent: Agent | false): Promise<{ met: string; waited: number }> {
  const start = performance.now();
  return new Promise((resolve) => {
    const tell = (met: string) => resolve({ met, waited: performance.now() - start });
    get(address, { agent }, (answer) => {
      text(answer).then(
        (page) => tell(`${answer.statusCode ?? 0} of ${page === '' ? 'nothing' : 'something'}`),
        (error: unknown) => tell(String(error)),
      );
    }).on('error', (error) => tell(String(error)));
  });
}

/**
 * Asks for one page again and again, in a process of its own, until its input ends: as somebody whose connection stands, and as
 * somebody who comes. Then it says how long each answer took.
 */
async function askUntilTold(address: string): Promise<void> {
  const told = { isOver: false };
  void text(process.stdin).then(() => (told.isOver = true));
  const current = new Agent({ keepAlive: true, maxSockets: 1 });
  const [waited, refused]: [number[], string[]] = [[], []];
  const askAs = async (agent: Agent | false) => {
    while (!told.isOver) {
      const answer = await ask(address, agent);
      waited.push(answer.waited);
      if (answer.met !== '200 of something') refused.push(answer.met);
      await wait(100);
    }
  };
  await Promise.all([askAs(current), askAs(false)]);
  current.destroy();
  process.stdout.write(JSON.stringify({ waited, refused }));
}

await askUntilTold(process.argv[2] ?? '');
