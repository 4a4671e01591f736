import { expireCheckout, findCheckout, overdueCheckouts } from './checkout-book.ts';
import { forgetOldAnswers } from './saved-answers.ts';
import type { SandboxCheckout } from './sandbox-state.ts';
import type { StateFile } from './state-file.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';

/** The checkouts as both sides see them: expired on time, kept before anybody is told. */
export function checkoutLedger({ state, save }: StateFile, webhooks: WebhookDelivery) {
  /** Keeps the state, then tells of what happened. */
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

  /** Expires what is overdue and forgets what the provider would forget. */
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
