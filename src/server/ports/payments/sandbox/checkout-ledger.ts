import { expireCheckout, findCheckout, overdueCheckouts } from './checkout-book.ts';
import { forgetOldAnswers } from './saved-answers.ts';
import type { SandboxCheckout } from './sandbox-state.ts';
import type { StateFile } from './state-file.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';

/** The checkouts as both sides see them: expired on time, and saved before any event is sent. */
export function checkoutLedger({ state, save }: StateFile, webhooks: WebhookDelivery) {
  /** Saves the state, then sends the events. */
  async function keep(): Promise<void> {
    await save();
    webhooks.deliver();
  }

  async function expire(checkouts: readonly SandboxCheckout[]): Promise<void> {
    for (const checkout of checkouts) {
      expireCheckout(checkout);
      webhooks.record('checkout.session.expired', checkout.session);
    }
    await keep();
  }

  /** Expires overdue checkouts and deletes what the provider would delete. */
  async function sweep(): Promise<void> {
    forgetOldAnswers(state);
    const overdue = overdueCheckouts(state);
    if (overdue.length > 0) await expire(overdue);
  }

  async function find(sessionId: string): Promise<SandboxCheckout | null> {
    await sweep();
    return findCheckout(state, sessionId);
  }

  return { state, keep, expire, sweep, find };
}

export type CheckoutLedger = ReturnType<typeof checkoutLedger>;
