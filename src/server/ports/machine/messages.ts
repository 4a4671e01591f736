import type { Question } from './machine.ts';
import type { TurnName } from './turns.ts';

/** What a worker asks of the process that started it, for itself or of the other workers. */
export type Request =
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'wait-for-turn'; readonly id: number; readonly name: TurnName; readonly account: string }
  | { readonly kind: 'try-for-turn'; readonly id: number; readonly name: TurnName; readonly most: number }
  /** One that it holds, or waits for. */
  | { readonly kind: 'give-turn-back'; readonly id: number };

/** What it hears of that. */
export type Reply =
  | { readonly kind: 'asked'; readonly id: number; readonly question: Question }
  | { readonly kind: 'answers'; readonly id: number; readonly answers: readonly unknown[] }
  | { readonly kind: 'turn'; readonly id: number; readonly isYours: boolean };

/** A worker at the other end of a line. */
export interface Caller {
  readonly send: (reply: Reply) => void;
}
