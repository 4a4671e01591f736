import { openChannel, type Ask, type Channel, type Send } from './channel.ts';
import { fairLocks, type Release } from './fair-locks.ts';
import type { Question } from './workers.ts';

/** So long, in milliseconds, one waits for workers that are too busy to answer. */
const patience: Record<Question, number> = { 'renew-pages': 250, figures: 2000 };

/** The first process between its workers: gives them locks, and carries their questions to each other. */
export function workerHub() {
  const locks = fairLocks();
  const channels = new Set<Channel>();

  async function askEach(asked: readonly Channel[], question: Question): Promise<unknown[]> {
    const tooLate = new Promise<null>((resolve) => void setTimeout(resolve, patience[question], null).unref());
    const answers = asked.map((channel) => Promise.race([channel.ask({ kind: 'question', question }), tooLate]));
    return (await Promise.all(answers)).filter((answer) => answer !== null);
  }

  /** Lets a worker ask and be asked until it leaves: what it held then is free. */
  function join(send: Send) {
    const held = new Map<number, Release>();
    async function lock(key: number, take: (givenUp: AbortSignal) => Promise<Release | null>): Promise<boolean> {
      const waiting = new AbortController();
      held.set(key, () => waiting.abort());
      const release = await take(waiting.signal);
      if (release === null) held.delete(key);
      else if (waiting.signal.aborted) release();
      else held.set(key, release);
      return release !== null;
    }
    function release(key: number): void {
      held.get(key)?.();
      held.delete(key);
    }
    const answer = async (ask: Ask): Promise<unknown> => {
      switch (ask.kind) {
        case 'question':
          return askEach(
            [...channels].filter((other) => other !== channel),
            ask.question,
          );
        case 'lock':
          return lock(ask.key, (givenUp) => locks.take(ask.name, { account: ask.account, givenUp }));
        case 'try-lock':
          return lock(ask.key, () => locks.tryTake(ask.name, ask.most));
        case 'release':
          return release(ask.key);
      }
    };
    const channel = openChannel(send, answer);
    channels.add(channel);
    const leave = () => {
      channels.delete(channel);
      for (const key of [...held.keys()]) release(key);
    };
    return { hear: channel.hear, leave };
  }

  return { join };
}
