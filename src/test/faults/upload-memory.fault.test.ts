import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { files } from '../../contracts/files.ts';
import { aPage, makePdf, streamOf } from '../documents/make-pdf.ts';
import { uploadsOfOne } from '../../server/http/admit.ts';
import { reply, upload } from '../product/client.ts';
import { aPdf, aUser } from '../product/factories.ts';
import { canMeasureMemory, watchMemory } from '../product/process-memory.ts';
import { begun } from '../product/resumable.ts';
import { slowPiece } from '../product/slow-piece.ts';
import { figure } from './figures.ts';
import { aSite, type Site } from './site.ts';

const megabyte = 1024 * 1024;
const count = 50;
const site = await aSite();
const whole = makePdf({ objects: [aPage, streamOf('7'.repeat(49 * megabyte))] });

/** Sends the document as fast as it is taken: `fetch` would first copy it, all fifty at once, and be late with the head of its request. */
async function sendWhole(to: Site, token: string, awsId: string): Promise<number> {
  const location = await begun(to, token, { awsId, size: whole.length });
  const line = slowPiece(to, token, location, { offset: 0, length: whole.length });
  for (let from = 0; from < whole.length; from += megabyte) await line.send(whole.subarray(from, from + megabyte));
  return line.end();
}

test.runIf(canMeasureMemory)(
  'issue 9: 50 uploads of 50 MB at once add at most 100 MB of memory',
  { timeout: 1_200_000 },
  async () => {
    const senders = await site.inside((product) =>
      Promise.all(Array.from({ length: Math.ceil(count / uploadsOfOne) }, () => aUser(product))),
    );
    const sent = senders
      .flatMap(({ token }) => Array.from({ length: uploadsOfOne }, () => ({ token, awsId: v7() })))
      .slice(0, count);
    const { token } = await site.inside((product) => aUser(product));
    // The code that uploads need is loaded before memory is looked at.
    await upload(site, token, v7(), [{ name: 'paper.pdf', bytes: aPdf() }]);
    const watch = watchMemory(site.pid());
    const start = performance.now();
    const answers = await Promise.all(sent.map((one) => sendWhole(site, one.token, one.awsId)));
    const { server, helpers } = await watch.stop();
    figure('50 uploads of 50 MB at once: memory of the server more', `${Math.round(server)} MB`);
    figure('50 uploads of 50 MB at once: memory of the process that looks into them', `${Math.round(helpers)} MB`);
    figure('50 uploads of 50 MB at once: all stored after', `${Math.round((performance.now() - start) / 1000)} s`);
    expect(new Set(answers)).toEqual(new Set([204]));
    for (const one of sent) {
      const { uploads } = await reply(site, files.list, { params: { awsId: one.awsId } }, one);
      expect(uploads.map(({ size }) => size)).toEqual([whole.length]);
    }
    expect(server).toBeLessThan(100);
  },
);
