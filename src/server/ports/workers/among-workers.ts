import { openChannel, type Ask, type Message, type Send } from './channel.ts';
import { theSite, type Release } from './fair-locks.ts';
import type { Question, Workers } from './workers.ts';

/** The workers as one of several sees them: whatever concerns the others goes through the first process. */
export function amongWorkers(number: number, send: Send): Workers & { readonly hear: (message: Message) => void } {
  const answers = new Map<Question, () => Promise<unknown>>();
  const channel = openChannel(send, async (ask) => (ask.kind === 'question' ? answers.get(ask.question)?.() : null));
  let keys = 0;

  async function lock(askFor: (key: number) => Ask, givenUp?: AbortSignal): Promise<Release | null> {
    givenUp?.throwIfAborted();
    keys += 1;
    const key = keys;
    const release = () => void channel.ask({ kind: 'release', key });
    givenUp?.addEventListener('abort', release, { once: true });
    const isOurs = (await channel.ask(askFor(key))) === true;
    givenUp?.removeEventListener('abort', release);
    givenUp?.throwIfAborted();
    return isOurs ? release : null;
  }

  return {
    number,
    locks: {
      take: async (name, { account, givenUp } = theSite) => {
        const release = await lock((key) => ({ kind: 'lock', key, name, account }), givenUp);
        if (release === null) throw new Error(`The lock ${name} was not given`);
        return release;
      },
      tryTake: (name, most) => lock((key) => ({ kind: 'try-lock', key, name, most })),
    },
    askOthers: async (question) => {
      const given = await channel.ask({ kind: 'question', question });
      return Array.isArray(given) ? Array.from<unknown>(given) : [];
    },
    whenAsked: (question, answer) => void answers.set(question, answer),
    hear: (message) => void channel.hear(message),
  };
}
