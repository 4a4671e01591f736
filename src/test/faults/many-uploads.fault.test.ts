import { setTimeout as wait } from 'node:timers/promises';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { uploadsOfOne } from '../../server/http/admit.ts';
import { upload } from '../product/client.ts';
import { aPdf, aUser } from '../product/factories.ts';
import { canMeasureMemory, watchMemory } from '../product/process-memory.ts';
import { begun } from '../product/resumable.ts';
import { slowPiece } from '../product/slow-piece.ts';
import { figure } from './figures.ts';
import { aSite } from './site.ts';

const site = await aSite({ settings: { WORKERS: '1', CALL_LIMITS: 'off' } });
const size = 1024 * 1024;
const count = 1000;

test.runIf(canMeasureMemory)(
  'issue 9: 1,000 uploads at once on slow lines: what a process does not take is told to come back, memory is bounded, and pages are served',
  { timeout: 400_000 },
  async () => {
    const senders = await site.inside((product) =>
      Promise.all(Array.from({ length: count / uploadsOfOne }, () => aUser(product))),
    );
    const { token } = await site.inside((product) => aUser(product));
    const store = () => upload(site, token, v7(), [{ name: 'paper.pdf', bytes: aPdf() }]);
    // The code that uploads need is loaded before memory is looked at.
    await store();
    const begin = async (sender: string) => ({ sender, place: await begun(site, sender, { awsId: v7(), size }) });
    const places: { sender: string; place: string }[] = [];
    for (const sender of senders)
      places.push(...(await Promise.all(Array.from({ length: uploadsOfOne }, () => begin(sender.token)))));
    const watch = watchMemory(site.pid());
    const lines = places.map(({ sender, place }) => slowPiece(site, sender, place, { offset: 0, length: size }));
    for (const bytes of [64, ...Array.from({ length: 7 }, () => 60_000)]) {
      await Promise.all(lines.map((line) => line.send(new Uint8Array(bytes)).catch(() => undefined)));
      await wait(1000);
    }
    // All lines have come to the server by then.
    await expect.poll(async () => (await store()).status, { timeout: 30_000 }).toBe(503);
    for (const address of ['/', '/readyz']) expect((await fetch(site.url + address)).status).toBe(200);
    const { server } = await watch.stop();
    figure('1,000 uploads at once on slow lines: memory of the server more', `${Math.round(server)} MB`);
    for (const line of lines) line.cut();
    await expect.poll(async () => (await store()).status, { timeout: 30_000 }).toBe(201);
    expect(server).toBeLessThan(150);
  },
);
