import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import type { WebhookFaults } from '../../../payment-settings.ts';
import { epochSeconds } from './epoch-seconds.ts';
import { randomToken } from './random-token.ts';
import type { SandboxCharge, SandboxEvent, SandboxSession } from './sandbox-state.ts';
import type { StateFile } from './state-file.ts';
import { drawFate, wellBehaved } from './webhook-fate.ts';

/** The part of the product's log that the sandbox writes to. */
export interface SandboxLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

export interface WebhookDelivery {
  /** Notes that something happened to a session; it is told with the next `deliver`, or after a restart. */
  record(type: SandboxEvent['type'], about: SandboxSession | SandboxCharge): void;
  /** Begins to deliver what is undelivered; never fails and is not waited for. */
  deliver(): void;
  /** From now on events are late, twice, lost or overtaken; what is not named goes well. */
  misbehave(faults: Partial<WebhookFaults>): void;
  close(): Promise<void>;
}

const answerTimeout = 5000;
const pauses = [500, 2000, 10_000, 30_000, 120_000];
/** How long an event waits for another one to overtake it. */
const overtakenWithin = 5000;

const eventOf = (type: SandboxEvent['type'], about: SandboxSession | SandboxCharge): SandboxEvent => ({
  id: randomToken('evt'),
  object: 'event',
  api_version: Stripe.API_VERSION,
  created: epochSeconds(),
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type,
  data: { object: structuredClone(about) },
});

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

/** Lets one event at a time stand aside until another one has been delivered, or for a while. */
function layBy(closing: AbortSignal) {
  let letGo: (() => void) | null = null;
  return {
    async standAside(): Promise<void> {
      if (letGo !== null) return;
      const overtaken = new Promise<void>((resolve) => (letGo = resolve));
      await Promise.race([overtaken, pause(overtakenWithin, undefined, { signal: closing, ref: false })]);
      letGo = null;
    },
    passedBy: (): void => letGo?.(),
  };
}

/** Tells the product's webhook of events, again with longer pauses while it does not take them. */
export function webhookDelivery({ state, save }: StateFile, webhookUrl: string, log: SandboxLog): WebhookDelivery {
  const closing = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  const lane = layBy(closing.signal);
  let faults = wellBehaved;

  async function forget(event: SandboxEvent): Promise<void> {
    Reflect.deleteProperty(state.undelivered, event.id);
    await save();
  }

  async function attempt(event: SandboxEvent): Promise<boolean> {
    try {
      await post(webhookUrl, state.webhookSecret, event, closing.signal);
    } catch (error) {
      if (!closing.signal.aborted)
        log.info({ err: error, event: event.id }, 'A sandbox event was not taken; it is sent again');
      return false;
    }
    await forget(event);
    lane.passedBy();
    return true;
  }

  async function insist(event: SandboxEvent): Promise<void> {
    if (await attempt(event)) return;
    for (const milliseconds of pauses) {
      await pause(milliseconds, undefined, { signal: closing.signal, ref: false });
      if (await attempt(event)) return;
    }
    log.warn({ event: event.id }, 'A sandbox event was not delivered; it is tried again at the next start');
  }

  /** Sends an event on its way, with all that is to go wrong there. */
  async function send(event: SandboxEvent): Promise<void> {
    const fate = drawFate(faults);
    if (fate.isDropped) return forget(event);
    if (fate.delay > 0) await pause(fate.delay, undefined, { signal: closing.signal, ref: false });
    if (fate.isOvertaken) await lane.standAside();
    await Promise.all(fate.isDoubled ? [insist(event), insist(event)] : [insist(event)]);
  }

  const giveUp = (error: unknown) => {
    if (!closing.signal.aborted) log.warn({ err: error }, 'The delivery of a sandbox event failed');
  };

  return {
    record(type, about) {
      const event = eventOf(type, about);
      state.undelivered[event.id] = event;
    },
    deliver() {
      for (const event of Object.values(state.undelivered)) {
        if (closing.signal.aborted || underWay.has(event.id)) continue;
        underWay.set(
          event.id,
          send(event)
            .catch(giveUp)
            .finally(() => underWay.delete(event.id)),
        );
      }
    },
    misbehave: (wanted) => void (faults = { ...wellBehaved, ...wanted }),
    async close() {
      closing.abort();
      await Promise.all(underWay.values());
    },
  };
}
