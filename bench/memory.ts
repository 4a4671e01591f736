import { load } from './load.ts';
import type { Product } from './side-by-side.ts';

const megabyte = 1024 * 1024;
const budget = 200 * megabyte;
/** As much as the room for what is kept holds (the default of `PAGE_CACHE_MB`), and somewhat more. */
const filling = 72 * megabyte;
/** What an answer takes of that room for each byte of its own. */
const roomPerByte = 1.75;

const abbreviation = 'EIJER';

/** The abbreviation in every spelling of its letters: a journal is found by all of them, and each is an address of its own. */
const spellings = Array.from({ length: 2 ** abbreviation.length }, (_, which) =>
  Array.from(abbreviation)
    .map((letter, place) => ((which >> place) & 1 ? letter.toLowerCase() : letter))
    .join(''),
);

/** Fills the room with answers, under as many addresses as it takes; tells how many. */
async function fill(url: string): Promise<number> {
  const state = { bytes: 0, answers: 0 };
  for (let size = 100; size > 0 && state.bytes * roomPerByte < filling; size -= 1)
    for (const journal of spellings) {
      const address = `${url}/api/journalArticle/page?journal=${journal}&size=${size}`;
      const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
      state.bytes += (await answer.arrayBuffer()).byteLength;
      state.answers += 1;
    }
  return state.answers;
}

/** Fills the room for what is kept, loads the server, and reads how much memory it holds; true where that is within the budget. */
export async function memoryStaysSmall({ url, cost }: Product): Promise<boolean> {
  const before = (await cost()).residentBytes;
  const pages = await fill(url);
  for (let round = 0; round < 5; round += 1) await load(`${url}/`, { 'accept-encoding': 'br' });
  const { residentBytes } = await cost();
  const isKept = residentBytes <= budget;
  const inMegabytes = (bytes: number) => (bytes / megabyte).toFixed(0);
  process.stdout.write(
    `Memory: ${inMegabytes(before)} MB before, ${inMegabytes(residentBytes)} MB with ${pages} answers kept and under load (goal: at most ${inMegabytes(budget)} MB): ${isKept ? 'kept' : 'NOT KEPT'}\n`,
  );
  return isKept;
}
