import { openChannel, type Channel, type Send } from './channel.ts';
import { fairLocks, type Release } from './fair-locks.ts';
import type { Question } from './workers.ts';

/** So long, in milliseconds, one waits for workers that are too busy to answer. */
const patience: Record<Question, number> = { 'renew-pages': 250, figures: 2000 };

/** The first process between its workers: gives them locks, and carries their questions to each other. */
export function workerHub() {
  const locks = fairLocks();
  const channels = new Set<Channel>();

  async function askOthers(asker: Channel, question: Question): Promise<unknown[]> {
    const others = [...channels].filter((channel) => channel !== asker);
    const tooLate = new Promise<null>((resolve) => void setTimeout(resolve, patience[question], null).unref());
    const answers = others.map((other) => Promise.race([other.ask({ kind: 'question', question }), tooLate]));
    return (await Promise.all(answers)).filter((answer) => answer !== null);
  }

  /** Lets a worker send and receive requests until it leaves, which releases its locks. */
  return function join(send: Send) {
    const held = new Map<number, AbortController>();
    async function lock(key: number, take: (freed: AbortSignal) => Promise<Release | null>): Promise<boolean> {
      const freed = new AbortController();
      held.set(key, freed);
      const release = await take(freed.signal);
      if (freed.signal.aborted) release?.();
      else if (release !== null) freed.signal.addEventListener('abort', release, { once: true });
      return release !== null;
    }
    const free = (key: number) => {
      held.get(key)?.abort();
      held.delete(key);
    };
    const channel = openChannel(send, async (ask) => {
      switch (ask.kind) {
        case 'question':
          return askOthers(channel, ask.question);
        case 'lock':
          return lock(ask.key, (givenUp) => locks.take(ask.name, { account: ask.account, givenUp }));
        case 'try-lock':
          return lock(ask.key, () => locks.tryTake(ask.name, ask.most));
        case 'release':
          return free(ask.key);
      }
    });
    channels.add(channel);
    const leave = () => {
      channels.delete(channel);
      for (const key of held.keys()) free(key);
    };
    return { hear: channel.hear, leave };
  };
}
