import { pages } from '../../../../contracts/pages.ts';
import { epochSeconds } from './epoch-seconds.ts';
import { randomToken } from './random-token.ts';
import { totalOf, type SandboxPrice } from './sandbox-prices.ts';
import type { SandboxCheckout, SandboxState } from './sandbox-state.ts';
import type { SessionForm } from './session-form.ts';

const openFor = 24 * 60 * 60;

/** Where the card form is and where the payer goes next; a separate page belongs to the site that is returned to. */
function placeOf(form: SessionForm, id: string) {
  if (form.ui_mode === 'embedded_page') {
    const client_secret = randomToken(`${id}_secret`);
    return { cancel_url: null, client_secret, return_url: form.return_url, success_url: null, url: null };
  }
  const url = new URL(form.success_url).origin + pages.sandboxCheckout.href({ sessionId: id });
  const { success_url, cancel_url = null } = form;
  return { cancel_url, client_secret: null, success_url, url };
}

/** Opens a session. */
export function openCheckout(state: SandboxState, prices: readonly SandboxPrice[], form: SessionForm): SandboxCheckout {
  const total = totalOf(prices, form.line_items);
  const id = randomToken('cs_test');
  const created = epochSeconds();
  const checkout: SandboxCheckout = {
    productName: total.name,
    isPendingStep: false,
    refunds: [],
    session: {
      id,
      object: 'checkout.session',
      amount_subtotal: total.amount,
      amount_total: total.amount,
      client_reference_id: form.client_reference_id ?? null,
      created,
      currency: total.currency,
      customer_details: null,
      customer_email: form.customer_email ?? null,
      expires_at: created + openFor,
      livemode: false,
      metadata: form.metadata,
      mode: form.mode,
      payment_intent: null,
      payment_method_types: ['card'],
      payment_status: 'unpaid',
      status: 'open',
      ui_mode: form.ui_mode,
      ...placeOf(form, id),
    },
  };
  state.checkouts[id] = checkout;
  return checkout;
}

/** The checkout of a session, if there is one. */
export function findCheckout(state: SandboxState, sessionId: string): SandboxCheckout | null {
  return Object.hasOwn(state.checkouts, sessionId) ? (state.checkouts[sessionId] ?? null) : null;
}

/** Marks an open checkout as paid. */
export function completeCheckout(checkout: SandboxCheckout): void {
  checkout.isPendingStep = false;
  Object.assign(checkout.session, {
    status: 'complete',
    payment_status: 'paid',
    payment_intent: randomToken('pi'),
    client_secret: null,
    url: null,
  });
}

/** Closes an open checkout permanently, unpaid. */
export function expireCheckout(checkout: SandboxCheckout): void {
  checkout.isPendingStep = false;
  Object.assign(checkout.session, { status: 'expired', client_secret: null, url: null });
}

/** The open checkouts that have expired. */
export function overdueCheckouts(state: SandboxState): SandboxCheckout[] {
  const now = epochSeconds();
  return Object.values(state.checkouts).filter(({ session }) => session.status === 'open' && session.expires_at <= now);
}
