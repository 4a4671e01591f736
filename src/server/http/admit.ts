import * as t from '../../messages/http-responses.ts';
import { AppError, TooManyRequests } from '../errors.ts';
import type { NewConnections } from './new-connections.ts';

interface Bounds {
  /** How many requests run at once: more would only use memory and make everyone wait longer. */
  readonly atWork: number;
  /** So many may wait for their turn, and for how many milliseconds. */
  readonly waiting: number;
  readonly patience: number;
}

/** Calls wait for other things than the processor: for locks, or a payment provider. */
export const callBounds: Bounds = { atWork: 200, waiting: 0, patience: 0 };
/**
 * Uploads wait for their senders, holding a quarter of a megabyte each. A refused upload resumes where it stopped: pages
 * send files in parts.
 */
export const uploadBounds: Bounds = { atWork: 400, waiting: 0, patience: 0 };
/** How many uploads one person may have: else a few accounts on slow connections would block all others. */
export const uploadsOfOne = 20;
/** Pages are made by the processor alone, and each takes megabytes while it is made. */
export const pageBounds: Bounds = { atWork: 16, waiting: 100, patience: 3000 };

/** Carries work out, or refuses it before it has begun while enough is under way. */
export type Admit = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Admits requests to a process, and refuses them while it is full. Nothing is started or refused while new connections
 * are pending: their answers may be cached.
 */
export function admission({ atWork, waiting, patience }: Bounds, newConnections: NewConnections | null) {
  let underWay = 0;
  let refused = 0;
  const queue = new Set<() => void>();

  function refusal(): AppError {
    refused += 1;
    return new AppError('unavailable', t.busy());
  }

  const itsTurn = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.delete(go);
        reject(refusal());
      }, patience);
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      queue.add(go);
    });

  /** The longest-waiting request gets the place. */
  function leave(): void {
    const [next] = queue;
    if (next === undefined) {
      underWay -= 1;
      return;
    }
    queue.delete(next);
    next();
  }

  const admit: Admit = async (work) => {
    await newConnections?.taken();
    const isFull = underWay >= atWork;
    if (!isFull) underWay += 1;
    else if (queue.size < waiting) await itsTurn();
    else throw refusal();
    try {
      if (isFull) await newConnections?.taken();
      return await work();
    } finally {
      leave();
    }
  };
  return { admit, figures: () => ({ under_way: underWay, waiting: queue.size, refused }) };
}

/** Runs work for a client, or refuses it while that client has its maximum in progress. */
export type Share = <T>(holder: string, work: () => Promise<T>) => Promise<T>;

/** Shares places out, so that no client holds them all. */
export function sharing(most: number, refusal: string): Share {
  const held = new Map<string, number>();
  return async (holder, work) => {
    const before = held.get(holder) ?? 0;
    if (before >= most) throw new TooManyRequests(5, refusal);
    held.set(holder, before + 1);
    try {
      return await work();
    } finally {
      const left = (held.get(holder) ?? 1) - 1;
      if (left > 0) held.set(holder, left);
      else held.delete(holder);
    }
  };
}
