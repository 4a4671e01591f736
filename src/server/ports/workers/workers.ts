import { fairLocks, type Locks } from './fair-locks.ts';

/** What workers ask each other: to drop cached pages, and what each has counted. */
export type Question = 'renew-pages' | 'figures';

/** The processes that serve the site on one machine, as one of them sees it. */
export interface Workers {
  /** The number of this one, from 1; null where there is only this one. */
  readonly number: number | null;
  /** Shared by all of them. */
  readonly locks: Locks;
  /** The answers of the others; one that does not answer within a moment is left out. */
  askOthers(question: Question): Promise<readonly unknown[]>;
  whenAsked(question: Question, answer: () => Promise<unknown>): void;
}

/** For a process that serves the site alone. */
export const noOtherWorkers = (): Workers => ({
  number: null,
  locks: fairLocks(),
  askOthers: () => Promise.resolve([]),
  whenAsked: () => {},
});
