import type { UndeliverableRow } from './undeliverable-store.ts';

/** The mark of an address as people read it. */
export const presentMark = (mark: UndeliverableRow | null | undefined) =>
  mark ? { since: mark.since.toISOString(), reason: mark.reason } : null;
