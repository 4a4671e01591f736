import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { goodFiles, hasCorpus, printedPdf } from './documents/good-files.ts';
import { aPage, makePdf, streamOf } from './documents/make-pdf.ts';
import { hostile, type HostileFile } from './documents/hostile/hostile-file.ts';
import { hostilePdfs } from './documents/hostile/hostile-pdfs.ts';
import { hostileWordFiles } from './documents/hostile/hostile-word-files.ts';
import { renamedFiles } from './documents/hostile/renamed-files.ts';
import { upload } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { canMeasureMemory, watchMemory } from './product/process-memory.ts';
import { serverProcess } from './product/server-process.ts';
import { startProduct } from './product/start-product.ts';
import { storedFiles } from './product/stored-files.ts';

if (!hasCorpus)
  process.stderr.write('\nLEFT OUT: the real papers of the corpus, which is not beside this project.\n\n');
if (!canMeasureMemory) process.stderr.write('\nLEFT OUT: the limit of memory, which this system does not tell.\n\n');

const product = await startProduct();
const owner = await aUser(product);
const sendTo = (url: string, { name, bytes }: Pick<Sent, 'name' | 'bytes'>) =>
  upload({ ...product, url }, owner.token, v7(), [{ name, bytes }]);

const locked = /is password-protected.*remove the password/i;
const hostileFiles: readonly HostileFile[] = [
  ...renamedFiles,
  ...hostilePdfs,
  ...hostileWordFiles,
  hostile('a PDF with a password', 'paper.pdf', await printedPdf({ userPassword: 'secret' }), locked),
  hostile(
    'a PDF with a newer password',
    'paper.pdf',
    await printedPdf({ pdfVersion: '1.7ext3', userPassword: 'secret' }),
    locked,
  ),
];
const goodOnes = await goodFiles();
const large = makePdf({ objects: [aPage, streamOf('7'.repeat(49 * 1024 * 1024))] });

interface Sent {
  readonly what: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Sends every file, four at once; answers by what they are. */
async function sendAll(url: string, files: readonly Sent[]): Promise<Map<string, Awaited<ReturnType<typeof sendTo>>>> {
  const answers = new Map<string, Awaited<ReturnType<typeof sendTo>>>();
  const waiting = [...files];
  const sendWaiting = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) answers.set(file.what, await sendTo(url, file));
  };
  await Promise.all([sendWaiting(), sendWaiting(), sendWaiting(), sendWaiting()]);
  return answers;
}

const largeOnes = [1, 2, 3, 4].map((place) => ({ what: `large ${place}`, name: 'large.pdf', bytes: large }));

/** Sends everything to a server as it runs outside of tests: what it takes of memory is its own. */
async function sendMeasured() {
  const { url, pid } = await serverProcess(product);
  // Memory is looked at once the server is at work: what a process takes of it to begin with is nobody’s document.
  await sendAll(url, goodOnes);
  const before = storedFiles(product).length;
  const watched = watchMemory(pid());
  const answers = await sendAll(url, [...hostileFiles, ...largeOnes, ...goodOnes]);
  return { url, answers, stored: storedFiles(product).length - before, most: await watched.stop() };
}

const mostMemory = 100;
const { url, answers, stored, most } = await sendMeasured();
// Garbage that a busy machine has not collected yet is not needed: the least of five counts.
const tries = [most];
while (tries.length < 5 && tries.every(({ together }) => together >= mostMemory))
  tries.push((await sendMeasured()).most);

const answerTo = (what: string) => {
  const answer = answers.get(what);
  if (!answer) throw new Error(`Nothing was sent as “${what}”`);
  return answer;
};

test('there are 60 hostile files and 30 good ones, each of its own', () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(60);
  expect(goodOnes.length).toBeGreaterThanOrEqual(30);
  expect(answers.size).toBe(hostileFiles.length + largeOnes.length + goodOnes.length);
});

test.each(hostileFiles.map((file): [string, HostileFile] => [file.what, file]))(
  'decision 23: refused, with what is wrong and what to do: %s',
  (what, { words }) => {
    const answer = answerTo(what);
    expect(answer.status, answer.text).toBe(415);
    const problem = JSON.parse(answer.text) as { code: string; detail: string };
    expect(problem.code).toBe('unsupported-file');
    expect(problem.detail).toMatch(words);
    expect(problem.detail).toMatch(/please/i);
  },
);

test.each(goodOnes.map((file): [string, Sent] => [file.what, file]))(
  'decision 23: taken, and given back byte for byte: %s',
  async (what, { name, bytes }) => {
    const answer = answerTo(what);
    expect(answer.status, answer.text).toBe(201);
    const { uploads } = JSON.parse(answer.text) as { uploads: [{ url: string; name: string }] };
    expect(uploads[0].name).toBe(name);
    const back = await fetch(url + uploads[0].url, { headers: { authorization: `Bearer ${owner.token}` } });
    expect(Buffer.from(await back.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  },
);

test('what is stored inert can run nothing where it is served', async () => {
  const inert = [
    'a PDF that wants to start a program, which no browser does',
    'a PDF with fields',
    'Word with a picture on the web',
  ];
  for (const what of inert) {
    const { uploads } = JSON.parse(answerTo(what).text) as { uploads: [{ url: string; mediaType: string }] };
    const { headers, body } = await fetch(url + uploads[0].url, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    await body?.cancel();
    expect(headers.get('content-type')).toBe(uploads[0].mediaType);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-disposition')).toMatch(/^inline; filename="[^"]*"; filename\*=UTF-8''/);
    const isSandboxed = /default-src 'none';.*\bsandbox$/.test(headers.get('content-security-policy') ?? '');
    expect(isSandboxed).toBe(uploads[0].mediaType !== 'application/pdf');
  }
});

test('nothing of a refused file is left', () => {
  expect(stored).toBe(largeOnes.length + goodOnes.length);
});

test.skipIf(!canMeasureMemory)(
  'whatever comes, large ones among it and four at once: less than 100 MB of memory, the inspection’s own with it',
  () => {
    expect(largeOnes.map(({ what }) => answerTo(what).status)).toEqual([201, 201, 201, 201]);
    expect(most.helpers).toBeGreaterThan(10);
    expect(Math.min(...tries.map(({ together }) => together)), JSON.stringify(tries)).toBeLessThan(mostMemory);
  },
);
