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
  /** Whoever waits gets their turn by account, one each in rotation. */
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
  /** Waits until nobody else has this turn, behind one turn of each other account and what the same one asked for before. */
  wait(name: TurnName, holder?: Holder): Promise<GiveBack>;
  /** A turn if one of so many is free now; else null. */
  tryFor(name: TurnName, most: number): Promise<GiveBack | null>;
}

interface Desk {
  taken: number;
  /** By account: the next in turn comes first. */
  readonly waiting: Map<string, Set<() => void>>;
}

/** Calls the next account’s first; an account that still waits goes behind all others. */
function callNext({ waiting }: Desk): void {
  for (const [account, own] of waiting) {
    waiting.delete(account);
    const [first] = own;
    if (first === undefined) continue;
    own.delete(first);
    if (own.size > 0) waiting.set(account, own);
    return first();
  }
}

/** Turns as one process gives them, to itself or to others. */
export function ownTurns(): Turns {
  const desks = new Map<TurnName, Desk>();
  const deskOf = (name: TurnName): Desk => {
    const desk = desks.get(name) ?? { taken: 0, waiting: new Map() };
    desks.set(name, desk);
    return desk;
  };
  const take = (desk: Desk): GiveBack => {
    desk.taken += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      desk.taken -= 1;
      callNext(desk);
    };
  };
  return {
    wait: async (name, { account, givenUp } = theSite) => {
      givenUp?.throwIfAborted();
      const desk = deskOf(name);
      if (desk.taken === 0) return take(desk);
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
          resolve(take(desk));
        };
        own.add(call);
        givenUp?.addEventListener('abort', leave, { once: true });
      });
    },
    tryFor: (name, most) => {
      const desk = deskOf(name);
      return Promise.resolve(desk.taken < most ? take(desk) : null);
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
