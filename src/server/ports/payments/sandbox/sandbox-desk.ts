import { notFound } from '../../../errors.ts';
import { ApiRefusal } from './api-refusal.ts';
import { takeCard, takeConfirmation } from './card-form.ts';
import { expireCheckout, findCheckout, openCheckout, overdueCheckouts } from './checkout-book.ts';
import { answerOnce, forgetOldAnswers } from './kept-answers.ts';
import type { SandboxPrice } from './sandbox-prices.ts';
import type { SandboxCheckout, SandboxSession } from './sandbox-state.ts';
import { parseSessionForm } from './session-form.ts';
import type { StateFile } from './state-file.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';

const returnUrlOf = ({ id, success_url: successUrl }: SandboxSession) => (successUrl ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);

const formOf = ({ session, productName }: SandboxCheckout) => ({
  status: session.status ?? 'open',
  name: productName,
  amountMinor: session.amount_total ?? 0,
  currency: (session.currency ?? '').toUpperCase(),
  customerEmail: session.customer_email,
  cancelUrl: session.cancel_url,
  returnUrl: returnUrlOf(session),
});

/** What may be done in the sandbox: the provider's side for its API, the payer's side for the card form. */
export function sandboxDesk({ state, save }: StateFile, prices: readonly SandboxPrice[], webhooks: WebhookDelivery) {
  async function keep(): Promise<void> {
    await save();
    webhooks.deliver();
  }

  function expire(checkout: SandboxCheckout): void {
    expireCheckout(checkout);
    webhooks.record('checkout.session.expired', checkout.session);
  }

  async function sweep(): Promise<void> {
    forgetOldAnswers(state);
    const overdue = overdueCheckouts(state);
    overdue.forEach(expire);
    if (overdue.length > 0) await keep();
  }

  async function find(sessionId: string): Promise<SandboxCheckout | null> {
    await sweep();
    return findCheckout(state, sessionId);
  }

  async function known(sessionId: string): Promise<SandboxCheckout> {
    const checkout = await find(sessionId);
    if (!checkout) throw new ApiRefusal(404, `No such checkout.session: '${sessionId}'`, { code: 'resource_missing', param: 'session' });
    return checkout;
  }

  async function settle(sessionId: string, take: (checkout: SandboxCheckout) => void) {
    const checkout = await find(sessionId);
    if (!checkout) throw notFound('This checkout');
    const wasOpen = checkout.session.status === 'open';
    try {
      take(checkout);
      if (wasOpen) webhooks.record('checkout.session.completed', checkout.session);
    } finally {
      await keep();
    }
    return { status: 'complete' as const, returnUrl: returnUrlOf(checkout.session) };
  }

  return {
    sweep,
    create: async (body: unknown, idempotencyKey: string | undefined): Promise<SandboxSession> => {
      const session = answerOnce(state, idempotencyKey, body, () => openCheckout(state, prices, parseSessionForm(body)).session);
      await save();
      return session;
    },
    retrieve: async (sessionId: string): Promise<SandboxSession> => (await known(sessionId)).session,
    expire: async (sessionId: string): Promise<SandboxSession> => {
      const checkout = await known(sessionId);
      if (checkout.session.status !== 'open') throw new ApiRefusal(400, 'Only Checkout Sessions with a status of `open` can be expired.');
      expire(checkout);
      await keep();
      return checkout.session;
    },
    session: async (sessionId: string) => {
      const checkout = await find(sessionId);
      if (!checkout) throw notFound('This checkout');
      return formOf(checkout);
    },
    pay: (sessionId: string, cardNumber: string) => settle(sessionId, (checkout) => takeCard(checkout, cardNumber)),
    confirm: (sessionId: string) => settle(sessionId, takeConfirmation),
  };
}

export type SandboxDesk = ReturnType<typeof sandboxDesk>;
