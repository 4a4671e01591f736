import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aWebhook, happened, type ReceivedEvent } from '../../../../test/money/a-webhook.ts';
import type { WebhookFaults } from '../../../payment-settings.ts';
import { openStateFile } from './state-file.ts';
import { webhookDelivery } from './webhook-delivery.ts';

const log = { info: () => undefined, warn: () => undefined };
const charge = { id: 'ch_1', object: 'charge', amount: 1, amount_refunded: 1, currency: 'aed' } as const;
const about = { ...charge, payment_intent: 'pi_1', refunded: true };

function aStateFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-delivery-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'state.json');
}

async function aDelivery(url: string, faults: Partial<WebhookFaults>, stateFile = aStateFile()) {
  const file = await openStateFile(stateFile, 'whsec_1');
  const delivery = webhookDelivery(file, url, log);
  onTestFinished(() => delivery.close());
  delivery.misbehave(faults);
  const tell = async (type: 'charge.refunded' | 'charge.updated') => {
    delivery.record(type, about);
    await file.save();
    delivery.deliver();
  };
  return { close: () => delivery.close(), misbehave: delivery.misbehave, tell };
}

const settled = () => pause(300);
const types = (events: readonly ReceivedEvent[]) => events.map(happened);

test('what goes well comes once, in its order', async () => {
  const { url, events } = await aWebhook();
  const { tell } = await aDelivery(url, {});
  await tell('charge.refunded');
  await vi.waitFor(() => expect(events).toHaveLength(1));
  await tell('charge.updated');
  await vi.waitFor(() => expect(types(events)).toEqual(['charge.refunded', 'charge.updated']));
});

test('a dropped event never comes, after a restart neither', async () => {
  const { url, events } = await aWebhook();
  const stateFile = aStateFile();
  const { tell, close } = await aDelivery(url, { drop: 1 }, stateFile);
  await tell('charge.refunded');
  await settled();
  await close();
  const again = await aDelivery(url, {}, stateFile);
  await again.tell('charge.updated');
  await vi.waitFor(() => expect(types(events)).toEqual(['charge.updated']));
});

test('a doubled event comes twice, and is the same', async () => {
  const { url, events } = await aWebhook();
  await (await aDelivery(url, { double: 1 })).tell('charge.refunded');
  await vi.waitFor(() => expect(events).toHaveLength(2));
  await settled();
  expect(new Set(events.map(({ rawBody }) => rawBody.toString())).size).toBe(1);
  expect(events).toHaveLength(2);
});

test('a delayed event does not come before its time, and a restart does not lose it', async () => {
  const { url, events } = await aWebhook();
  const stateFile = aStateFile();
  const { tell, close } = await aDelivery(url, { delay: 60_000 }, stateFile);
  await tell('charge.refunded');
  await settled();
  expect(events).toEqual([]);
  await close();
  const again = await aDelivery(url, { delay: 100 }, stateFile);
  await again.tell('charge.updated');
  await vi.waitFor(() => expect(types(events).toSorted()).toEqual(['charge.refunded', 'charge.updated']));
});

test('an overtaken event comes after the one that happened later', async () => {
  const { url, events } = await aWebhook();
  const { tell } = await aDelivery(url, { reorder: 1 });
  await tell('charge.refunded');
  await settled();
  expect(events).toEqual([]);
  await tell('charge.updated');
  await vi.waitFor(() => expect(types(events)).toEqual(['charge.updated', 'charge.refunded']));
});

test('an event that nothing overtakes comes all the same, in a while', async () => {
  const { url, events } = await aWebhook();
  await (await aDelivery(url, { reorder: 1 })).tell('charge.refunded');
  await vi.waitFor(() => expect(types(events)).toEqual(['charge.refunded']), { timeout: 8000 });
}, 10_000);

test('a change of heart holds from the next event on', async () => {
  const { url, events } = await aWebhook();
  const { tell, misbehave } = await aDelivery(url, { drop: 1 });
  await tell('charge.refunded');
  misbehave({});
  await tell('charge.updated');
  await vi.waitFor(() => expect(types(events)).toEqual(['charge.updated']));
});
