import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { anonymity } from '../contracts/anonymity.ts';
import { greedyDocuments } from './documents/hostile/greedy-documents.ts';
import { reply, upload } from './product/client.ts';
import { aPdf, aUser } from './product/factories.ts';
import { canMeasureMemory, watchMemory } from './product/process-memory.ts';
import { serverProcess } from './product/server-process.ts';
import { startProduct } from './product/start-product.ts';

if (!canMeasureMemory) process.stderr.write('\nLEFT OUT: the limit of memory, which this system does not tell.\n\n');

const product = await startProduct();
const { url, pid } = await serverProcess(product);
const server = { ...product, url };
const author = await aUser(product);

/** Uploads a document and has it searched, for which it is printed: what became of it, in how many seconds. */
async function printed(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const begun = performance.now();
  const awsId = v7();
  const sent = await upload(server, author.token, awsId, [{ name, bytes }], 1);
  if (sent.status !== 201) return { became: 'refused', why: sent.text, seconds: 0 };
  const { files } = JSON.parse(sent.text) as { files: string[] };
  const { state } = await reply(
    server,
    anonymity.checkDraft,
    { params: { awsId }, body: { authors: [], filesUrl: files } },
    author,
  );
  return { became: state, why: '', seconds: (performance.now() - begun) / 1000 };
}

// What a server takes for its first document is no document's.
await printed('a.pdf', aPdf());

test.each(greedyDocuments)(
  'greedy documents are refused or printed, and the server takes less than 100 MB more: %s',
  async (what, name, bytes) => {
    const watched = watchMemory(pid());
    const { became, why, seconds } = await printed(name, bytes);
    const most = await watched.stop();
    process.stdout.write(
      `| ${what} | ${became} ${why.slice(0, 160)} | ${seconds.toFixed(1)} | ${most.server.toFixed(0)} | ${most.helpers.toFixed(0)} |\n`,
    );
    expect(most.server).toBeLessThan(100);
  },
);
