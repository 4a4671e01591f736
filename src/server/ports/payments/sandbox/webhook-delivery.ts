import { epochSeconds } from './epoch-seconds.ts';
import { randomToken } from './random-token.ts';
import type { SandboxCharge, SandboxEvent, SandboxSession } from './sandbox-state.ts';
import { Stripe } from 'stripe';
import type { StateFile, SandboxLog } from './state-file.ts';
import type { WebhookFaults } from '../../../payment-settings.ts';
import { setTimeout as pause } from 'node:timers/promises';

/** How long an event waits for another one to overtake it. */
const overtakenWithin = 5000;

interface LayBy {
  /** Waits until another event has been delivered, or for a while; while one waits, the others go on. */
  standAside(): Promise<void>;
  /** An event has been delivered. */
  passedBy(): void;
}

/** Where a delivery waits while another goes first, one at a time. */
function layBy(closing: AbortSignal): LayBy {
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

/** What becomes of one event on its way. */
interface WebhookFate {
  readonly delay: number;
  readonly isDropped: boolean;
  readonly isDoubled: boolean;
  /** It waits until a later event has gone before it. */
  readonly isOvertaken: boolean;
}

const wellBehaved: WebhookFaults = { delay: 0, double: 0, drop: 0, reorder: 0 };

// A chance of 1 always happens, one of 0 never.
const happens = (chance: number): boolean => Math.random() < chance;

/** Draws the fate of an event. */
const drawFate = ({ delay, double, drop, reorder }: WebhookFaults): WebhookFate => ({
  delay,
  isDropped: happens(drop),
  isDoubled: happens(double),
  isOvertaken: happens(reorder),
});

const answerTimeout = 5000;
const pauses = [500, 2000, 10_000, 30_000, 120_000];

async function post(url: string, secret: string, event: SandboxEvent, closing: AbortSignal): Promise<void> {
  const payload = JSON.stringify(event);
  // Signed at each attempt: the recipient refuses a signature of more than five minutes ago.
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
function webhookCourier({ state, save }: StateFile, webhookUrl: string, log: SandboxLog, closing: AbortSignal) {
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

export interface WebhookDelivery {
  /** Notes that something happened to a session; it is told with the next `deliver`, or after a restart. */
  record(type: SandboxEvent['type'], about: SandboxSession | SandboxCharge): void;
  /** Starts to deliver pending events; never fails, and callers do not wait for it. */
  deliver(): void;
  /** Makes events late, duplicate, lost or out of order from now on; omitted faults do not happen. */
  readonly misbehave: (faults: Partial<WebhookFaults>) => void;
  close(): Promise<void>;
}

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

/** Tells the product's webhook of events, each with its fate. */
export function webhookDelivery(file: StateFile, webhookUrl: string, log: SandboxLog): WebhookDelivery {
  const { undelivered } = file.state;
  const closing = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  const lane = layBy(closing.signal);
  const courier = webhookCourier(file, webhookUrl, log, closing.signal);
  let faults = wellBehaved;

  async function bring(event: SandboxEvent): Promise<void> {
    if (await courier.insist(event)) lane.passedBy();
  }

  /** Sends an event on its way, with all that is to go wrong there. */
  async function send(event: SandboxEvent): Promise<void> {
    const fate = drawFate(faults);
    if (fate.isDropped) return courier.forget(event);
    if (fate.delay > 0) await pause(fate.delay, undefined, { signal: closing.signal, ref: false });
    if (fate.isOvertaken) await lane.standAside();
    await Promise.all(fate.isDoubled ? [bring(event), bring(event)] : [bring(event)]);
  }

  const giveUp = (error: unknown) => {
    if (!closing.signal.aborted) log.warn({ err: error }, 'The delivery of a sandbox event failed');
  };

  return {
    record(type, about) {
      const event = eventOf(type, about);
      undelivered[event.id] = event;
    },
    deliver() {
      for (const event of Object.values(undelivered)) {
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
