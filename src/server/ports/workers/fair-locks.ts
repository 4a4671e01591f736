/** What a machine bears only a few of at a time, however many processes serve the site. */
export type LockName =
  | 'inspection'
  | 'document-work'
  | 'conversion'
  | 'issue-build'
  | 'usage-report'
  | 'harvested-report';

export type Release = () => void;

/** For whom a lock is taken. */
export interface Holder {
  /** An account holds one lock of a name at a time, and the account that has used the least time lately comes next. */
  readonly account: string;
  /** Ends the wait. */
  readonly givenUp?: AbortSignal | undefined;
}

/** Work for no account. */
export const theSite: Holder = { account: 'site' };

export interface Locks {
  /** Waits for one of two, while the other may serve another account. */
  take(name: LockName, holder?: Holder): Promise<Release>;
  /** One of so many if one is free now; else null. */
  tryTake(name: LockName, most: number): Promise<Release | null>;
}

interface Waiting {
  readonly account: string;
  readonly start: () => void;
}

interface Queue {
  /** The accounts that hold the lock. */
  readonly held: string[];
  readonly waiting: Set<Waiting>;
}

/** How many accounts hold a lock at once, so that one account's long task does not block others. */
const heldAtOnce = 2;
/** What an account has used counts half after so long, in milliseconds. */
const halfLife = 5 * 60_000;

/** How long each account has held locks lately, in milliseconds. */
function timeUsed() {
  const used = new Map<string, { time: number; at: number }>();
  const lately = (account: string): number => {
    const { time, at } = used.get(account) ?? { time: 0, at: 0 };
    return time * 0.5 ** ((performance.now() - at) / halfLife);
  };
  const charge = (account: string, time: number): void => {
    used.set(account, { time: lately(account) + time, at: performance.now() });
    for (const other of used.keys()) if (lately(other) < 1) used.delete(other);
  };
  return { lately, charge };
}

/** Locks as one process gives them, to itself or to its workers. */
export function fairLocks(): Locks {
  const queues = new Map<LockName, Queue>();
  const used = timeUsed();
  const queueOf = (name: LockName): Queue => {
    const queue = queues.get(name) ?? { held: [], waiting: new Set() };
    queues.set(name, queue);
    return queue;
  };
  const startNext = ({ held, waiting }: Queue): void => {
    const [next] = [...waiting]
      .filter(({ account }) => !held.includes(account))
      .toSorted((a, b) => used.lately(a.account) - used.lately(b.account));
    next?.start();
  };
  const hold = (queue: Queue, account: string): Release => {
    const begun = performance.now();
    let isHeld = true;
    queue.held.push(account);
    return () => {
      if (!isHeld) return;
      isHeld = false;
      queue.held.splice(queue.held.indexOf(account), 1);
      used.charge(account, performance.now() - begun);
      startNext(queue);
    };
  };
  return {
    take: async (name, { account, givenUp } = theSite) => {
      givenUp?.throwIfAborted();
      const queue = queueOf(name);
      if (queue.held.length < heldAtOnce && !queue.held.includes(account)) return hold(queue, account);
      return new Promise((resolve, reject) => {
        const leave = () => {
          queue.waiting.delete(waiting);
          reject(givenUp?.reason instanceof Error ? givenUp.reason : new Error('The work was given up'));
        };
        const start = () => {
          queue.waiting.delete(waiting);
          givenUp?.removeEventListener('abort', leave);
          resolve(hold(queue, account));
        };
        const waiting = { account, start };
        queue.waiting.add(waiting);
        givenUp?.addEventListener('abort', leave, { once: true });
      });
    },
    tryTake: async (name, most) => {
      const queue = queueOf(name);
      return queue.held.length < most ? hold(queue, theSite.account) : null;
    },
  };
}

/** Does work while it holds a lock. */
export async function withLock<T>(locks: Locks, name: LockName, work: () => Promise<T>, holder?: Holder): Promise<T> {
  const release = await locks.take(name, holder);
  try {
    return await work();
  } finally {
    release();
  }
}
