import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import type { WebhookFaults } from '../../../payment-settings.ts';
import { epochSeconds } from './epoch-seconds.ts';
import { randomToken } from './random-token.ts';
import type { SandboxCharge, SandboxEvent, SandboxSession } from './sandbox-state.ts';
import type { StateFile } from './state-file.ts';
import type { SandboxLog } from './sandbox-log.ts';
import { layBy } from './lay-by.ts';
import { webhookCourier } from './webhook-courier.ts';
import { drawFate, wellBehaved } from './webhook-fate.ts';

export interface WebhookDelivery {
  /** Notes that something happened to a session; it is told with the next `deliver`, or after a restart. */
  record(type: SandboxEvent['type'], about: SandboxSession | SandboxCharge): void;
  /** Begins to deliver what is undelivered; never fails and is not waited for. */
  deliver(): void;
  /** From now on events are late, twice, lost or overtaken; what is not named goes well. */
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
