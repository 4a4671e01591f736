import { execFile } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs, promisify } from 'node:util';
import { savedBy, median } from './answer-time.ts';
import { administrator, administratorsAccount, signIn } from './measured-lists.ts';
import { startRunningProduct } from './running-product.ts';
import { startScaleDatabase } from './scale/database.ts';
import { wordAt } from './scale/made-up-words.ts';

/**
 * A harvest of all articles by OAI-PMH, and the register of institutions as large as ROR’s:
 * `node bench/harvest.ts [--articles 200000] [--institutions 110000]`.
 */
const { values } = parseArgs({
  options: { articles: { type: 'string', default: '200000' }, institutions: { type: 'string', default: '110000' } },
});
/** Milliseconds that a page of a harvest may take. */
const budget = 200;
const run = promisify(execFile);
type Product = Awaited<ReturnType<typeof startRunningProduct>>;

const inMegabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Takes a harvest to its end, or so many pages of it: how long each took and what the server computed for it, and its memory on the way. */
async function harvest({ url, cost }: Product, format: string, pages = Infinity): Promise<boolean> {
  const times: number[] = [];
  const resident: number[] = [];
  let records = 0;
  const before = await cost();
  let query = `verb=ListRecords&metadataPrefix=${format}`;
  while (query !== '' && times.length < pages) {
    const start = performance.now();
    const text = await (await fetch(`${url}/oai?${query}`)).text();
    times.push(performance.now() - start);
    records += text.split('<record>').length - 1;
    const token = /<resumptionToken[^>]*>([^<]+)</.exec(text)?.[1] ?? '';
    query = token === '' ? '' : `verb=ListRecords&resumptionToken=${encodeURIComponent(token)}`;
    if (times.length % 100 === 10) resident.push((await cost()).residentBytes);
  }
  const inServer = ((await cost()).cpuMicroseconds - before.cpuMicroseconds) / 1000 / times.length;
  const part = Math.ceil(times.length / 10);
  const [first, last] = [times.slice(0, part), times.slice(-part)];
  print(
    `OAI, ${format}: ${records} records on ${times.length} pages; half of the pages ${median(times).toFixed(0)} ms, 99 of 100 ${savedBy(0.99, times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms, of which the server computed ${inServer.toFixed(0)} ms; the first tenth ${median(first).toFixed(0)} ms, the last ${median(last).toFixed(0)} ms; memory ${inMegabytes(resident[0] ?? 0)} near the beginning, ${inMegabytes(Math.max(...resident))} at most`,
  );
  return savedBy(0.99, times) < budget;
}

const digits = '0123456789abcdefghjkmnpqrstvwxyz';

/** A made-up id with ROR’s check sum. */
function rorAt(place: number): string {
  let [rest, letters] = [place + 40_000, ''];
  while (letters.length < 6) {
    letters = `${digits[rest % 32] ?? ''}${letters}`;
    rest = Math.floor(rest / 32);
  }
  return `0${letters}${String(98 - (((place + 40_000) * 100) % 97)).padStart(2, '0')}`;
}

/** A dump like ROR’s. */
async function writeRegister(file: string, count: number): Promise<void> {
  const out = createWriteStream(file);
  out.write('[');
  for (let place = 0; place < count; place += 1) {
    const name = `University of ${wordAt(place % 5000)} ${wordAt((place * 7) % 30_000)}`;
    const names = [
      { value: name, types: ['ror_display', 'label'] },
      { value: `Universität ${wordAt((place * 13) % 30_000)} ${place}`, types: ['label'] },
      { value: `U${place}`, types: ['acronym'] },
    ];
    const located = { geonames_details: { name: wordAt(place % 900), country_name: wordAt(place % 190) } };
    const id = `https://ror.org/${rorAt(place)}`;
    const one = { id, status: 'active', names, locations: [located], links: [], types: ['education'] };
    if (!out.write(`${place === 0 ? '' : ','}${JSON.stringify(one)}`))
      await new Promise((resolve) => out.once('drain', resolve));
  }
  out.end(']');
  await finished(out);
}

/** Imports the register by the command line, and searches it. */
async function institutions(product: Product, databaseUrl: string, count: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-bench-ror-'));
  const file = path.join(folder, 'ror.json');
  await writeRegister(file, count);
  const start = performance.now();
  const { stdout, stderr } = await run(
    '/usr/bin/time',
    ['-f', '%M', process.execPath, 'src/server/cli/main.ts', 'ror', 'import', file],
    { env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: product.dataDir }, maxBuffer: 2 ** 26 },
  );
  print(
    `ROR: ${((performance.now() - start) / 1000).toFixed(1)} s, ${inMegabytes(Number(stderr.trim().split('\n').at(-1)) * 1024)} at most; ${stdout.trim().split('\n').at(-1) ?? ''}`,
  );
  rmSync(folder, { recursive: true });
  const reader = await signIn(product.url, administrator);
  for (const q of ['University', 'uni', wordAt(40), `${wordAt(40)} univ`, 'U4711', 'nothing at all']) {
    const times: number[] = [];
    for (let time = 0; time < 10; time += 1) {
      const begun = performance.now();
      await (
        await fetch(`${product.url}/api/institutions?name=${encodeURIComponent(q)}`, { headers: reader.headers })
      ).text();
      times.push(performance.now() - begun);
    }
    print(`ROR, search for “${q}”: ${median(times).toFixed(0)} ms`);
  }
}

const database = await startScaleDatabase(() => undefined);
try {
  const databaseUrl = await database.withArticles(Number(values.articles));
  const product = await startRunningProduct({
    DATABASE_URL: databaseUrl,
    DEMO: 'off',
    CALL_LIMITS: 'off',
    ...administratorsAccount,
  });
  try {
    const isSaved = [await harvest(product, 'oai_dc'), await harvest(product, 'jats', 300)];
    if (isSaved.includes(false)) process.exitCode = 1;
    await institutions(product, databaseUrl, Number(values.institutions));
  } finally {
    await product.stop();
  }
} finally {
  await database.stop();
}
