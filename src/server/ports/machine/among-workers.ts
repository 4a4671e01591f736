import type { Machine, Question } from './machine.ts';
import type { Reply, Request } from './messages.ts';
import type { GiveBack } from './turns.ts';

interface Line {
  /** To the process that started this one. */
  readonly send: (request: Request) => void;
}

/** The machine as one of several workers sees it: all that concerns the others goes through the process that started them. */
export function amongWorkers(worker: number, { send }: Line) {
  const waiting = new Map<number, (reply: Reply) => void>();
  const answers = new Map<Question, () => Promise<unknown>>();
  let asked = 0;

  function request(made: (id: number) => Request): Promise<Reply> {
    asked += 1;
    const id = asked;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      send(made(id));
    });
  }

  async function turn(made: (id: number) => Request): Promise<GiveBack | null> {
    const reply = await request(made);
    return reply.kind === 'turn' && reply.isYours ? () => send({ kind: 'give-turn-back', id: reply.id }) : null;
  }

  async function answer(id: number, question: Question): Promise<void> {
    const given = await answers
      .get(question)?.()
      .catch(() => null);
    send({ kind: 'answer', id, answer: given ?? null });
  }

  const machine: Machine = {
    worker,
    turns: {
      wait: async (name) => {
        const giveBack = await turn((id) => ({ kind: 'wait-for-turn', id, name }));
        return giveBack ?? (() => {});
      },
      tryFor: (name, most) => turn((id) => ({ kind: 'try-for-turn', id, name, most })),
    },
    askOthers: async (question) => {
      const reply = await request((id) => ({ kind: 'ask', id, question }));
      return reply.kind === 'answers' ? reply.answers.filter((given) => given !== null) : [];
    },
    whenAsked: (question, given) => void answers.set(question, given),
  };
  const hear = (reply: Reply): void => {
    if (reply.kind === 'asked') return void answer(reply.id, reply.question);
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  };
  return { machine, hear };
}
