import { setTimeout as wait } from 'node:timers/promises';

/** The state of a replica: it holds all public changes, is catching up, is too far behind, or does not answer. */
export type FollowerState = 'used' | 'catching-up' | 'behind' | 'away';

interface Following<Position> {
  /** Where the primary's log of changes ends now. */
  readonly endOfLog: () => Promise<Position>;
  readonly hasReplayed: (position: Position) => Promise<boolean>;
  /** Told of trouble once, and of its end. */
  readonly onTrouble: (state: 'behind' | 'away', error: unknown) => void;
  readonly onRecovered: () => void;
}

/**
 * How often to check a replica in use, how often while it catches up, and how long catching up may take; in
 * milliseconds.
 */
const beat = 1000;
const pause = 50;
const patience = 5000;

/** A wait that can be ended early. */
function aNap() {
  let wake = () => {};
  const sleep = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, beat).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return { sleep, wake: () => wake() };
}

/**
 * Watches a replica. It is used only after it has replayed the log up to the last public change that this process
 * heard of, so that no reader sees an older state than another reader saw.
 */
export function followPrimary<Position>({ endOfLog, hasReplayed, onTrouble, onRecovered }: Following<Position>) {
  let state: FollowerState = 'catching-up';
  let isInTrouble = false;
  let renewals = 0;
  let isClosed = false;
  const isOver = () => isClosed;
  const nap = aNap();

  function turn(next: FollowerState, error: unknown = null): void {
    if ((next === 'behind' || next === 'away') && next !== state) onTrouble(next, error);
    if (next === 'used' && isInTrouble) onRecovered();
    if (next !== 'catching-up') isInTrouble = next !== 'used';
    state = next;
  }

  async function reaches(position: Position): Promise<boolean> {
    const until = performance.now() + patience;
    while (!isOver()) {
      if (await hasReplayed(position)) return true;
      if (performance.now() > until) return false;
      await wait(pause, undefined, { ref: false });
    }
    return false;
  }

  async function look(): Promise<void> {
    const known = renewals;
    const isThere = await reaches(await endOfLog());
    if (!isThere) turn('behind');
    // A change announced meanwhile may lie after the log position that was checked.
    else if (known === renewals) turn('used');
  }

  async function follow(): Promise<void> {
    while (!isOver()) {
      const known = renewals;
      await look().catch((error: unknown) => {
        if (!isOver()) turn('away', error);
      });
      if (known === renewals && !isOver()) await nap.sleep();
    }
  }

  const following = follow();
  return {
    state: () => state,
    /** Call after a public change or a failed query: the replica is not used until the next check. */
    renew(): void {
      renewals += 1;
      if (state === 'used') turn('catching-up');
      nap.wake();
    },
    async close(): Promise<void> {
      isClosed = true;
      nap.wake();
      await following;
    },
  };
}
