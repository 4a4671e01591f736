import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { files } from '../contracts/files.ts';
import { aPage, makePdf, streamOf } from './documents/make-pdf.ts';
import { reply, upload } from './product/client.ts';
import { aPdf, aUser } from './product/factories.ts';
import { watchMemory } from './product/process-memory.ts';
import { begun } from './product/resumable.ts';
import { serverProcess } from './product/server-process.ts';
import { slowPiece } from './product/slow-piece.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const owner = await aUser(product);
const server = await serverProcess(product);
const megabyte = 1024 * 1024;
const whole = makePdf({ objects: [aPage, streamOf('7'.repeat(49 * megabyte))] });
const pieces = 100;

/** Sends the document as a slow line does: a little, and then a pause. */
async function sendSlowly(awsId: string): Promise<number> {
  const location = await begun(server, owner.token, { awsId, size: whole.length });
  const line = slowPiece(server, owner.token, location, { offset: 0, length: whole.length });
  const size = Math.ceil(whole.length / pieces);
  for (let from = 0; from < whole.length; from += size) await line.send(whole.slice(from, from + size));
  return line.end();
}

test(
  'four uploads of 50 MB at once on slow lines cost the server less than 100 MB of memory',
  { timeout: 90_000 },
  async () => {
    // The code that uploads need is loaded before memory is looked at.
    await upload({ ...product, url: server.url }, owner.token, v7(), [{ name: 'paper.pdf', bytes: aPdf() }]);
    const watch = watchMemory(server.pid());
    const awsIds = [v7(), v7(), v7(), v7()];
    const sent = await Promise.all(awsIds.map((awsId) => sendSlowly(awsId)));
    const taken = await watch.stop();
    expect(sent).toEqual([204, 204, 204, 204]);
    for (const awsId of awsIds)
      expect((await reply(product, files.list, { params: { awsId } }, owner)).uploads[0]?.size).toBe(whole.length);
    expect(taken.server).toBeLessThan(100);
  },
);
