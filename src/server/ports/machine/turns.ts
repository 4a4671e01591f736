/** What the machine bears only a few of at a time, however many processes serve the site. */
export type TurnName =
  | 'inspection'
  | 'document-work'
  | 'conversion'
  | 'issue-build'
  | 'usage-report'
  | 'harvested-report';

export type GiveBack = () => void;

/** Where turns are taken. */
export interface Turns {
  /** Waits, behind those who asked before, until nobody else has this turn. */
  wait(name: TurnName): Promise<GiveBack>;
  /** A turn if one of so many is free now; else null. */
  tryFor(name: TurnName, most: number): Promise<GiveBack | null>;
}

interface Desk {
  taken: number;
  readonly waiting: (() => void)[];
}

/** Turns as one process gives them, to itself or to others. */
export function ownTurns(): Turns {
  const desks = new Map<TurnName, Desk>();
  const deskOf = (name: TurnName): Desk => {
    const desk = desks.get(name) ?? { taken: 0, waiting: [] };
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
      desk.waiting.shift()?.();
    };
  };
  return {
    wait: (name) => {
      const desk = deskOf(name);
      if (desk.taken === 0 && desk.waiting.length === 0) return Promise.resolve(take(desk));
      return new Promise((resolve) => desk.waiting.push(() => resolve(take(desk))));
    },
    tryFor: (name, most) => {
      const desk = deskOf(name);
      return Promise.resolve(desk.taken < most ? take(desk) : null);
    },
  };
}

/** Does work when its turn has come. */
export async function inTurn<T>(turns: Turns, name: TurnName, work: () => Promise<T>): Promise<T> {
  const giveBack = await turns.wait(name);
  try {
    return await work();
  } finally {
    giveBack();
  }
}
