/** What a server has cost since it began: processor time of all its threads, and statements sent to the database. */
export interface ServerCost {
  readonly cpuMicroseconds: number;
  readonly statements: number;
  readonly residentBytes: number;
}

/** What the server is asked by whoever started it (`server-probe.mjs`). */
export const costQuestion = 'what have you cost?';
