import type { Question } from './machine.ts';
import type { Caller } from './messages.ts';

interface Asking {
  readonly unanswered: Set<Caller>;
  readonly answers: unknown[];
  readonly end: () => void;
}

/** So long, in milliseconds, one waits for workers that are too busy to answer. */
const patience: Record<Question, number> = { 'renew-pages': 250, figures: 2000 };

/** Carries the questions of each worker to the others, and their answers back. */
export function questionDesk() {
  const callers = new Set<Caller>();
  const askings = new Map<number, Asking>();
  let asked = 0;

  function settle(asking: Asking | undefined, caller: Caller): void {
    if (asking?.unanswered.delete(caller) === true && asking.unanswered.size === 0) asking.end();
  }

  return {
    join: (caller: Caller) => void callers.add(caller),
    leave(caller: Caller): void {
      callers.delete(caller);
      for (const asking of askings.values()) settle(asking, caller);
    },
    ask(asker: Caller, id: number, question: Question): void {
      asked += 1;
      const asking = asked;
      const answers: unknown[] = [];
      const late = setTimeout(() => end(), patience[question]);
      const end = () => {
        clearTimeout(late);
        askings.delete(asking);
        asker.send({ kind: 'answers', id, answers });
      };
      const unanswered = new Set([...callers].filter((caller) => caller !== asker));
      askings.set(asking, { unanswered, answers, end });
      for (const caller of unanswered) caller.send({ kind: 'asked', id: asking, question });
      if (unanswered.size === 0) end();
    },
    answer(caller: Caller, id: number, answer: unknown): void {
      askings.get(id)?.answers.push(answer);
      settle(askings.get(id), caller);
    },
  };
}
