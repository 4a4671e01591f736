import { timeUsed, type TimeUsed } from './time-used.ts';

/** What the machine bears only a few of at a time, however many processes serve the site. */
export type TurnName =
  | 'inspection'
  | 'document-work'
  | 'conversion'
  | 'issue-build'
  | 'usage-report'
  | 'harvested-report';

export type GiveBack = () => void;

/** For whom a turn is taken. */
export interface Holder {
  /** An account holds one turn of a kind at a time, and the account that has used the least time lately comes next. */
  readonly account: string;
  /** Ends the wait. */
  readonly givenUp?: AbortSignal | undefined;
}

/** Why somebody gave up. */
export const reasonOf = (givenUp: AbortSignal | undefined): Error =>
  givenUp?.reason instanceof Error ? givenUp.reason : new Error('Nobody waits for it any more');

/** Whoever works for nobody in particular. */
export const theSite: Holder = { account: 'site' };

/** Where turns are taken. */
export interface Turns {
  /** Waits for one of two turns, while the other may serve another account. */
  wait(name: TurnName, holder?: Holder): Promise<GiveBack>;
  /** A turn if one of so many is free now; else null. */
  tryFor(name: TurnName, most: number): Promise<GiveBack | null>;
}

interface Desk {
  taken: number;
  /** The accounts whose turn it is. */
  readonly served: Set<string>;
  /** By account: who came first comes first among those that have used the same. */
  readonly waiting: Map<string, Set<() => void>>;
}

/** So many are served at once, each another account: what takes one account long holds up no other. */
const servedAtOnce = 2;

/** Calls the account that has used the least; one that still waits goes behind its equals. */
function callNext({ waiting, served }: Desk, used: TimeUsed): void {
  const [next] = [...waiting]
    .filter(([account]) => !served.has(account))
    .toSorted(([a], [b]) => used.lately(a) - used.lately(b));
  if (next === undefined) return;
  const [account, own] = next;
  const [first] = own;
  if (first !== undefined) own.delete(first);
  waiting.delete(account);
  if (own.size > 0) waiting.set(account, own);
  first?.();
}

/** Turns as one process gives them, to itself or to others. */
export function ownTurns(): Turns {
  const desks = new Map<TurnName, Desk>();
  const used = timeUsed();
  const deskOf = (name: TurnName): Desk => {
    const desk = desks.get(name) ?? { taken: 0, served: new Set(), waiting: new Map() };
    desks.set(name, desk);
    return desk;
  };
  const take = (desk: Desk, account: string): GiveBack => {
    const begun = performance.now();
    desk.taken += 1;
    desk.served.add(account);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      desk.taken -= 1;
      desk.served.delete(account);
      used.charge(account, performance.now() - begun);
      callNext(desk, used);
    };
  };
  return {
    wait: async (name, { account, givenUp } = theSite) => {
      givenUp?.throwIfAborted();
      const desk = deskOf(name);
      if (desk.taken < servedAtOnce && !desk.served.has(account)) return take(desk, account);
      const own = desk.waiting.get(account) ?? new Set();
      desk.waiting.set(account, own);
      return new Promise((resolve, reject) => {
        const leave = () => {
          own.delete(call);
          if (own.size === 0 && desk.waiting.get(account) === own) desk.waiting.delete(account);
          reject(reasonOf(givenUp));
        };
        const call = () => {
          givenUp?.removeEventListener('abort', leave);
          resolve(take(desk, account));
        };
        own.add(call);
        givenUp?.addEventListener('abort', leave, { once: true });
      });
    },
    tryFor: (name, most) => {
      const desk = deskOf(name);
      return Promise.resolve(desk.taken < most ? take(desk, theSite.account) : null);
    },
  };
}

/** Does work when its turn has come. */
export async function inTurn<T>(turns: Turns, name: TurnName, work: () => Promise<T>, holder?: Holder): Promise<T> {
  const giveBack = await turns.wait(name, holder);
  try {
    return await work();
  } finally {
    giveBack();
  }
}
