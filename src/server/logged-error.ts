import { hostname } from 'node:os';
import { inOwnLines } from './own-lines.ts';

/** Database errors carry statement parameters and row values: password hashes, names, addresses. */
const isOfStatement = (error: Error): boolean => 'query' in error && 'params' in error;

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [fact: string]: unknown;
}

/** What the log says of an error: its kind, its words and where it arose; of a failed statement never its values. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) {
    // The queue tells of errors in objects of its own.
    const said = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
    return { type: typeof error, message: String(said), stack: '' };
  }
  const told = isOfStatement(error) && error.cause instanceof Error ? error.cause : error;
  const code = 'code' in told ? { code: told.code } : {};
  const statement = isOfStatement(error) && 'query' in error ? { statement: error.query } : {};
  return { type: told.name, message: told.message, ...code, ...statement, stack: inOwnLines(told.stack ?? '') };
}

/** How every log of this process is written: a line says which of several workers wrote it. */
export const logSettings = (level: string, worker: number | null) => ({
  level,
  serializers: { err: loggedError },
  base: { pid: process.pid, hostname: hostname(), ...(worker === null ? {} : { worker }) },
});
