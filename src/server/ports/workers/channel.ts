import type { LockName } from './fair-locks.ts';
import type { Question } from './workers.ts';

/** What a worker asks of the first process, which passes questions on to the other workers. */
export type Ask =
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'lock'; readonly key: number; readonly name: LockName; readonly account: string }
  | { readonly kind: 'try-lock'; readonly key: number; readonly name: LockName; readonly most: number }
  | { readonly kind: 'release'; readonly key: number };

export type Message = { readonly id: number } & ({ readonly ask: Ask } | { readonly answer: unknown });

export type Send = (message: Message) => void;

/** One end of the line between two processes: asks the other end, and answers it. */
export function openChannel(send: Send, answer: (ask: Ask) => Promise<unknown>) {
  const waiting = new Map<number, (answer: unknown) => void>();
  let last = 0;
  return {
    ask: (ask: Ask): Promise<unknown> =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        send({ id: last, ask });
      }),
    hear: async (message: Message): Promise<void> => {
      const { id } = message;
      if ('ask' in message) return send({ id, answer: await answer(message.ask).catch(() => null) });
      waiting.get(id)?.(message.answer);
      waiting.delete(id);
    },
  };
}

export type Channel = ReturnType<typeof openChannel>;
