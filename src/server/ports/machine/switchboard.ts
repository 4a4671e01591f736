import type { Caller, Request } from './messages.ts';
import { questionDesk } from './question-desk.ts';
import { turnDesk } from './turn-desk.ts';
import { ownTurns } from './turns.ts';

/** Connects the workers of a machine: carries their questions to each other, and gives them turns. */
export function switchboard() {
  const questions = questionDesk();
  const desk = turnDesk();
  const turns = ownTurns();
  return {
    /** From now on others ask it, too. */
    join(caller: Caller): void {
      questions.join(caller);
      desk.join(caller);
    },
    /** It has ended: nobody waits for its answers, and what it held is free. */
    leave(caller: Caller): void {
      desk.leave(caller);
      questions.leave(caller);
    },
    async hear(caller: Caller, request: Request): Promise<void> {
      const { id } = request;
      switch (request.kind) {
        case 'ask':
          return questions.ask(caller, id, request.question);
        case 'answer':
          return questions.answer(caller, id, request.answer);
        case 'wait-for-turn':
          return desk.await(caller, id, (givenUp) => turns.wait(request.name, { account: request.account, givenUp }));
        case 'try-for-turn':
          return desk.give(caller, id, await turns.tryFor(request.name, request.most));
        case 'give-turn-back':
          return desk.takeBack(caller, id);
      }
    },
  };
}

export type Switchboard = ReturnType<typeof switchboard>;
