import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** Asks for one page again and again, in a process of its own, until its input ends; then it says how long each answer took. */
async function askUntilTold(address: string): Promise<void> {
  const told = { isOver: false };
  void text(process.stdin).then(() => (told.isOver = true));
  const [waited, refused]: [number[], string[]] = [[], []];
  while (!told.isOver) {
    const start = performance.now();
    const met = await fetch(address).then(
      async (answer) => `${answer.status} of ${(await answer.arrayBuffer()).byteLength > 0 ? 'something' : 'nothing'}`,
      (error: unknown) => String(error),
    );
    waited.push(performance.now() - start);
    if (met !== '200 of something') refused.push(met);
    await wait(100);
  }
  process.stdout.write(JSON.stringify({ waited, refused }));
}

await askUntilTold(process.argv[2] ?? '');
