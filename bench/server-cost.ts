/** What a server has cost since it began: processor time of all its threads, and statements sent to the database. */
export interface ServerCost {
  readonly cpuMicroseconds: number;
  readonly statements: number;
  readonly residentBytes: number;
}

/** The message that asks the server for its cost (`server-probe.mjs`). */
export const costQuestion = 'what have you cost?';
