import type { WebhookFaults } from '../../../payment-settings.ts';

/** What becomes of one event on its way. */
export interface WebhookFate {
  readonly delay: number;
  readonly isDropped: boolean;
  readonly isDoubled: boolean;
  /** It waits until a later event has gone before it. */
  readonly isOvertaken: boolean;
}

export const wellBehaved: WebhookFaults = { delay: 0, double: 0, drop: 0, reorder: 0 };

// A chance of 1 always happens, one of 0 never.
const happens = (chance: number): boolean => Math.random() < chance;

/** Draws the fate of an event. */
export const drawFate = ({ delay, double, drop, reorder }: WebhookFaults): WebhookFate => ({
  delay,
  isDropped: happens(drop),
  isDoubled: happens(double),
  isOvertaken: happens(reorder),
});
