import type { Machine, Question } from './machine.ts';
import type { Reply, Request } from './messages.ts';
import { reasonOf, theSite } from './turns.ts';

interface Line {
  /** To the process that started this one. */
  readonly send: (request: Request) => void;
}

/** What comes, or the reason for which nobody waits for it any more. */
function untilGivenUp<T>(coming: Promise<T>, givenUp: AbortSignal | undefined): Promise<T> {
  if (givenUp === undefined) return coming;
  return new Promise((resolve, reject) => {
    const leave = () => reject(reasonOf(givenUp));
    givenUp.addEventListener('abort', leave, { once: true });
    void coming.then((come) => {
      givenUp.removeEventListener('abort', leave);
      resolve(come);
    });
  });
}

/** The machine as one of several workers sees it: all that concerns the others goes through the process that started them. */
export function amongWorkers(worker: number, { send }: Line) {
  const waiting = new Map<number, (reply: Reply) => void>();
  const answers = new Map<Question, () => Promise<unknown>>();
  let asked = 0;

  function request(made: (id: number) => Request): { id: number; reply: Promise<Reply> } {
    asked += 1;
    const id = asked;
    const reply = new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      send(made(id));
    });
    return { id, reply };
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
      wait: async (name, { account, givenUp } = theSite) => {
        givenUp?.throwIfAborted();
        const { id, reply } = request((given) => ({ kind: 'wait-for-turn', id: given, name, account }));
        const giveBack = () => send({ kind: 'give-turn-back', id });
        await untilGivenUp(reply, givenUp).catch((error: unknown) => {
          waiting.delete(id);
          giveBack();
          throw error;
        });
        return giveBack;
      },
      tryFor: async (name, most) => {
        const { id, reply } = request((given) => ({ kind: 'try-for-turn', id: given, name, most }));
        const said = await reply;
        return said.kind === 'turn' && said.isYours ? () => send({ kind: 'give-turn-back', id }) : null;
      },
    },
    askOthers: async (question) => {
      const reply = await request((id) => ({ kind: 'ask', id, question })).reply;
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
