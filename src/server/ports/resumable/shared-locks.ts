/** A lock that is held. */
export interface HeldLock {
  release(): Promise<void>;
}

/** Locks that one holder among all processes has at a time. */
export interface SharedLocks {
  /**
   * Takes a lock. Whoever holds it is told that it is wanted, and is waited for; null when it is not let go in time, or when
   * the lock is no longer needed. A holder is told, too, when the lock is lost with the database.
   */
  take(name: string, onWanted: () => void, givenUp: AbortSignal): Promise<HeldLock | null>;
  close(): Promise<void>;
}
