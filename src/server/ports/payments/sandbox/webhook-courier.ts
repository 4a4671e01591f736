import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import type { SandboxEvent } from './sandbox-state.ts';
import type { StateFile } from './state-file.ts';
import type { SandboxLog } from './sandbox-log.ts';

const answerTimeout = 5000;
const pauses = [500, 2000, 10_000, 30_000, 120_000];

async function post(url: string, secret: string, event: SandboxEvent, closing: AbortSignal): Promise<void> {
  const payload = JSON.stringify(event);
  // Signed at each attempt: the receiver refuses a signature of more than five minutes ago.
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body: payload,
    redirect: 'manual',
    signal: AbortSignal.any([closing, AbortSignal.timeout(answerTimeout)]),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
}

/** Brings events to the webhook, again with longer pauses while it does not take them. */
export function webhookCourier({ state, save }: StateFile, webhookUrl: string, log: SandboxLog, closing: AbortSignal) {
  async function forget(event: SandboxEvent): Promise<void> {
    Reflect.deleteProperty(state.undelivered, event.id);
    await save();
  }

  async function attempt(event: SandboxEvent): Promise<boolean> {
    try {
      await post(webhookUrl, state.webhookSecret, event, closing);
    } catch (error) {
      if (!closing.aborted)
        log.info({ err: error, event: event.id }, 'A sandbox event was not taken; it is sent again');
      return false;
    }
    await forget(event);
    return true;
  }

  /** Whether it was taken in the end. */
  async function insist(event: SandboxEvent): Promise<boolean> {
    if (await attempt(event)) return true;
    for (const milliseconds of pauses) {
      await pause(milliseconds, undefined, { signal: closing, ref: false });
      if (await attempt(event)) return true;
    }
    log.warn({ event: event.id }, 'A sandbox event was not delivered; it is tried again at the next start');
    return false;
  }

  return { insist, forget };
}
