/** What to do when an upload did not go through. */
export type AfterSetback =
  /** The connection is cut, or the server is busy or starting: try again automatically. */
  | 'wait'
  /** The server no longer knows this upload: start again. */
  | 'begin-anew'
  /** A proxy blocks resumable uploads: send the file in one go. */
  | 'other-way'
  /** The session has ended: resume after the next login. */
  | 'signed-out'
  /** The server keeps what has arrived, and the person decides when to resume. */
  | 'stop'
  /** The file is not accepted. */
  | 'refuse';

export interface Setback {
  /** 0 where no answer came. */
  readonly status: number;
  /** Whether our server answered, not a proxy. */
  readonly isOurs: boolean;
  /** Whether the upload has an address at the server already. */
  readonly isBegun: boolean;
  /** How often in a row nothing got through. */
  readonly times: number;
}

/** How often to retry after an unexpected answer. */
const patience = 5;

const passing = new Set([408, 423, 425, 429, 502, 503, 504]);
const blocked = new Set([400, 403, 404, 405, 406, 411, 501]);

/** Judges a setback by what came back. */
export function afterSetback({ status, isOurs, isBegun, times }: Setback): AfterSetback {
  if (status === 0 || passing.has(status)) return 'wait';
  if (status === 401) return 'signed-out';
  if (isBegun && (status === 404 || status === 410)) return times < patience ? 'begin-anew' : 'other-way';
  if (status === 405 || status === 501 || (!isOurs && blocked.has(status))) return 'other-way';
  // The server has more or less of the file than expected: asking again corrects that.
  if (isBegun && status === 409) return times < patience ? 'wait' : 'stop';
  if (status === 507) return 'stop';
  if (status >= 500 || status < 400) return times < patience ? 'wait' : 'stop';
  return 'refuse';
}

const waits = [1, 2, 4, 8, 15, 30];

/** How many milliseconds to wait before the next attempt. */
export const waitAfter = (times: number): number => (waits[times] ?? 30) * 1000;
