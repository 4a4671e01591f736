import type { Server } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** So many turns of the process without a connection say that nobody waits to be taken any more. */
const quietTurns = 3;
/** In a crowd so many milliseconds, too: from the process that hands connections out the next one takes longer than a turn. */
const quietAfterCrowd = 15;
/** So long, in milliseconds, work waits for those who come without an end. */
const longestTaking = 500;

/**
 * Who connects to a server, and whether others still wait for that. A turn of the process takes one connection, and whatever
 * is worked on makes the turn longer: a thousand who come at once would wait for a thousand turns, and everybody after them.
 */
export class Newcomers {
  #came = 0;
  #seen = 0;
  #looking: Promise<void> | null = null;

  follow(server: Server): void {
    server.on('connection', () => void (this.#came += 1));
  }

  /** Null if nobody has come since all were taken; else resolves once they are again, or after half a second. */
  taken(): Promise<void> | null {
    if (this.#looking !== null || this.#came === this.#seen) return this.#looking;
    this.#looking = this.look(longestTaking).finally(() => (this.#looking = null));
    return this.#looking;
  }

  /** Resolves once nobody waits to be taken, after so many milliseconds at the latest. */
  async look(longest: number): Promise<void> {
    const end = performance.now() + longest;
    let quiet = 0;
    do {
      if (this.#came - this.#seen > 1) quiet = quietAfterCrowd;
      this.#seen = this.#came;
      const until = Math.min(end, performance.now() + quiet);
      for (let turns = 0; turns < quietTurns || performance.now() < until; turns += 1) await turn();
    } while (this.#seen !== this.#came && performance.now() < end);
  }
}
