import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DrawingThread } from '../../../typesetting/drawing-thread.ts';
import { aCertificate } from './certificate-fixture.ts';
import type { PrintedCertificate } from './printed-certificate.ts';

const aThread = () =>
  new DrawingThread<PrintedCertificate>(fileURLToPath(new URL('./draw-thread.ts', import.meta.url)), () => {});

test('beyond the certificates that wait already, another is asked to come back', async () => {
  const thread = aThread();
  const asked = Array.from({ length: 21 }, (_, number) => thread.draw(aCertificate({ articleTitle: `On ${number}` })));
  const results = await Promise.allSettled(asked);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(results.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
}, 30_000);

test('a certificate that cannot be drawn fails alone, and the next one is drawn', async () => {
  const thread = aThread();
  // A record that no schema would let through.
  const broken = { ...aCertificate(), facts: { ...aCertificate().facts, authors: null } };
  await expect(thread.draw(broken as unknown as ReturnType<typeof aCertificate>)).rejects.toThrow('could not be drawn');
  expect((await thread.draw(aCertificate())).subarray(0, 5).toString()).toBe('%PDF-');
}, 30_000);
