import { v7 } from 'uuid';
import type { Call } from '../../contracts/call.ts';
import type { Cast } from './cast.ts';

/** What is asked for: parameters, query and body as they go over the wire. */
export interface Asked {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

/** The expected statuses, a column for each actor in the order of `actors`. */
type Statuses = readonly [number, number, number, number, number, number, number, number];

/** One call on one target: what of the owner's, or of what is missing, and what each actor is to be answered. */
export interface Row {
  readonly call: Call;
  readonly target: string;
  readonly ask: (cast: Cast) => Asked | Promise<Asked>;
  readonly answers: Statuses;
}

/** The same for everybody. */
export const all = (status: number): Statuses => [status, status, status, status, status, status, status, status];
/** For whoever is signed in. */
export const signedInOnly = (status: number): Statuses => [401, 401, 401, status, status, status, status, status];
/** For administrators. */
export const administratorOnly = (status: number): Statuses => [401, 401, 401, 403, 403, 403, 403, status];
/** The owner alone; `others` is what everybody else who is signed in gets. */
export const ownerOnly = (status: number, others = 403): Statuses => [
  401,
  401,
  401,
  others,
  status,
  others,
  others,
  others,
];
/** For the owner and administrators; `others` is what everybody else who is signed in gets. */
export const ownerAndAdministrator = (status: number, others = 403): Statuses => [
  401,
  401,
  401,
  others,
  status,
  others,
  others,
  status,
];

/** One line of the table. */
export const row = (call: Call, target: string, ask: Row['ask'], answers: Statuses): Row => ({
  call,
  target,
  ask,
  answers,
});
export const nothing = () => ({});
/** An id that names nothing. */
export const missing = v7();
