import type { Server } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** After this many event loop turns without a new connection none is pending: one is accepted per turn. */
const quietTurns = 3;
/** So long, in milliseconds, work waits for those who come without an end. */
const longestTaking = 500;
/** So long it goes on after that. */
const goingOn = 100;

/**
 * Tracks who connects to a server, and whether others still wait to connect. An event loop turn accepts one
 * connection, and any work makes the turn longer: a crowd of a thousand would wait for a thousand turns, and everyone
 * after them.
 */
export class NewConnections {
  #came = 0;
  #known = 0;
  #goesOnUntil = 0;
  #taking: Promise<void> | null = null;

  follow(server: Server): void {
    server.on('connection', () => void (this.#came += 1));
  }

  /** Null if no connection came since all were accepted; else resolves when they are again, or after half a second. */
  taken(): Promise<void> | null {
    if (this.#taking !== null) return this.#taking;
    if (this.#came === this.#known || performance.now() < this.#goesOnUntil) return null;
    this.#taking = this.untilTaken(longestTaking).then((areTaken) => {
      this.#known = this.#came;
      if (!areTaken) this.#goesOnUntil = performance.now() + goingOn;
      this.#taking = null;
    });
    return this.#taking;
  }

  /** Waits until no connection is pending, for at most so many milliseconds; false if that was too short. */
  async untilTaken(longest: number): Promise<boolean> {
    const end = performance.now() + longest;
    for (let quiet = 0; quiet < quietTurns;) {
      if (performance.now() >= end) return false;
      const before = this.#came;
      await turn();
      quiet = this.#came === before ? quiet + 1 : 0;
    }
    return true;
  }
}
