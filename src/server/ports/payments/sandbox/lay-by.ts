import { setTimeout as pause } from 'node:timers/promises';

/** How long an event waits for another one to overtake it. */
const overtakenWithin = 5000;

export interface LayBy {
  /** Waits until another event has been delivered, or for a while; while one waits, the others go on. */
  standAside(): Promise<void>;
  /** An event has been delivered. */
  passedBy(): void;
}

/** Where one event at a time stands aside for another. */
export function layBy(closing: AbortSignal): LayBy {
  let letGo: (() => void) | null = null;
  return {
    async standAside() {
      if (letGo !== null) return;
      const overtaken = new Promise<void>((resolve) => (letGo = resolve));
      await Promise.race([overtaken, pause(overtakenWithin, undefined, { signal: closing, ref: false })]);
      letGo = null;
    },
    passedBy: () => letGo?.(),
  };
}
