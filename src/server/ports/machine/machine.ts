import { ownTurns, type Turns } from './turns.ts';

/** What the processes of a site ask each other: to make kept pages worthless, and what each has counted. */
export type Question = 'renew-pages' | 'figures';

type Answer = () => Promise<unknown>;

/** The processes that serve the site on one machine, as one of them sees it. */
export interface Machine {
  /** Counted from 1; null where there is only this one. */
  readonly worker: number | null;
  /** What only a few may do at a time, all processes together. */
  readonly turns: Turns;
  /** What the others answer; who has not answered after a moment is left out. */
  askOthers(question: Question): Promise<readonly unknown[]>;
  whenAsked(question: Question, answer: Answer): void;
}

/** A process that serves the site by itself. */
export const aloneOnMachine = (): Machine => ({
  worker: null,
  turns: ownTurns(),
  askOthers: () => Promise.resolve([]),
  whenAsked: () => {},
});
