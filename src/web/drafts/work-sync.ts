import { ApiError } from '../api/api-error.ts';
import { compareWork, troubleOf, waitsForPerson } from './compare-work.ts';
import { takenOver, type Saved, type OpenWork, type Stored, type WorkChange } from './open-work.ts';

/** Saving starts this long after the last keystroke, in milliseconds. */
export const quietTime = 800;
const firstRetry = 2000;
const slowestRetry = 30_000;
/** So many saves without an answer are remembered. */
const mostUnanswered = 10;

/** What the saving touches: the page's copy, and the server. */
export interface SyncParts<C, K, S> {
  readonly read: () => OpenWork<K, S>;
  readonly set: (change: WorkChange<K, S>) => void;
  readonly save: (version: number, content: C) => Promise<{ version: number; savedAt: string }>;
  readonly load: () => Promise<S>;
  readonly isSignedIn: () => boolean;
  /** Lets one tab at a time save this work. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
  readonly isSameWork: (one: C, other: C) => boolean;
}

export interface WorkSync {
  /** Saves a moment later; each call restarts the wait. */
  readonly soon: () => void;
  /** Saves unsaved changes at once. */
  readonly now: () => Promise<void>;
  /**
   * The same while the page closes, when it cannot wait for other tabs: the browser sends it, and the answer is lost.
   */
  readonly leave: () => Promise<void>;
  /** Looks whether another device has gone on with it. */
  readonly look: () => Promise<void>;
  /** Ends the choice between two states of it. */
  readonly choose: (which: 'here' | 'there') => void;
  /** Stops saving permanently: later answers start nothing. */
  readonly stop: () => void;
}

/** Ends the choice between this page's state and another device's. */
function choice<C, K extends Saved<C>, S extends Stored<C>>(
  { kept, trouble }: OpenWork<K, S>,
  which: 'here' | 'there',
): WorkChange<K, S> {
  if (trouble?.kind !== 'changed-elsewhere') return {};
  const { there } = trouble;
  if (which === 'there') return { kept: takenOver<C, K>(kept, there), trouble: null, isReplaced: true };
  return { kept: { ...kept, version: there.version, isSaved: false }, trouble: null };
}

/** Rings once, so long after it was last set; never again after its end. */
function alarm(ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  let isOver = false;
  const set = (delay: number) => {
    stop();
    if (!isOver) timer = setTimeout(ring, delay);
  };
  const end = () => {
    isOver = true;
    stop();
  };
  return { set, stop, end };
}

/** Brings the last state to the server: a moment after typing stops, one save at a time, over cut lines. */
export function workSync<C, K extends Saved<C>, S extends Stored<C>>(parts: SyncParts<C, K, S>): WorkSync {
  const { read, set, save, load, isSignedIn, inTurn, isSameWork } = parts;
  const next = alarm(() => void now());
  const soon = () => next.set(quietTime);
  let isBusy = false;
  let failures = 0;
  // Contents that the server may have; an earlier visit may have sent one without seeing the answer.
  let sent: C[] = [read().kept.content];

  async function compare(): Promise<void> {
    const there = await load();
    set(compareWork<C, K, S>(read(), there, { sent, isSameWork }));
  }

  async function understand(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'stale-version') return compare().catch(understand);
    const trouble = troubleOf(error);
    const isPassing = trouble.kind === 'waiting';
    if (isPassing && read().kept.isSaved) return;
    set({ trouble });
    if (isPassing) next.set(Math.min(firstRetry * 2 ** failures, slowestRetry));
    failures += 1;
  }

  async function saveOnce(): Promise<void> {
    const { version: seen, content } = read().kept;
    sent = [...sent.filter((last) => last !== content).slice(-mostUnanswered), content];
    const { version, savedAt } = await save(seen, content);
    failures = 0;
    sent = [content];
    const last = read().kept;
    set({ kept: { ...last, version, savedAt, isSaved: last.content === content }, trouble: null });
  }

  async function now(turn = inTurn): Promise<void> {
    next.stop();
    const { kept, trouble } = read();
    // A save that is under way looks again when it has ended.
    if (isBusy || kept.isSaved || kept.touchedAt === null || waitsForPerson(trouble)) return;
    if (!isSignedIn()) return set({ trouble: { kind: 'signed-out' } });
    isBusy = true;
    const end = () => (isBusy = false);
    await turn(saveOnce).catch(understand).finally(end);
    if (!read().kept.isSaved && read().trouble === null) soon();
  }

  async function look(): Promise<void> {
    const { kept, trouble } = read();
    if (isBusy || waitsForPerson(trouble) || !isSignedIn()) return;
    if (kept.version > 0) await compare().catch(understand);
    await now();
  }

  const choose = (which: 'here' | 'there') => {
    set(choice<C, K, S>(read(), which));
    void now();
  };
  return { soon, now: () => now(), leave: () => now((work) => work()), look, choose, stop: next.end };
}
