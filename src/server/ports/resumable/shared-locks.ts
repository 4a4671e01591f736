/** A lock that is held. */
export interface HeldLock {
  release(): Promise<void>;
}

/** Locks that one holder among all processes has at a time. */
export interface SharedLocks {
  /**
   * Takes a lock. Its holder is asked to release it; null if that takes too long or the lock is no longer needed. A
   * holder is also told when the lock is lost with the database connection.
   */
  take(name: string, onWanted: () => void, givenUp: AbortSignal): Promise<HeldLock | null>;
  close(): Promise<void>;
}
