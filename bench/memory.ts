import { load } from './load.ts';
import type { Product } from './side-by-side.ts';

const megabyte = 1024 * 1024;
const budget = 200 * megabyte;
/** Slightly more than the cache holds (the default of `PAGE_CACHE_MB`), in bytes. */
const filling = 19 * megabyte;
/** What an answer takes of that room beside its bytes, at least. */
const besideBytes = 1000;

const abbreviations = ['EIJER', 'ADME', 'DRLS', 'GJSE'];

/** An abbreviation in every spelling of its letters: a journal is found by all of them, and each is an address of its own. */
const spellingsOf = (abbreviation: string) =>
  Array.from({ length: 2 ** abbreviation.length }, (_, which) =>
    Array.from(abbreviation)
      .map((letter, place) => ((which >> place) & 1 ? letter.toLowerCase() : letter))
      .join(''),
  );

/** Fills the room with answers, compressed as browsers ask for them, under as many addresses as it takes; tells how many. */
async function fill(url: string): Promise<number> {
  const journals = abbreviations.flatMap(spellingsOf);
  const state = { bytes: 0, answers: 0 };
  for (let size = 100; size > 0 && state.bytes < filling; size -= 1)
    for (const journal of journals) {
      const address = `${url}/api/journalArticle/page?journal=${journal}&size=${size}`;
      const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      state.bytes += Number(answer.headers.get('content-length')) + besideBytes;
      state.answers += 1;
    }
  if (state.bytes < filling) throw new Error('The room for what is kept was not filled');
  return state.answers;
}

/** Fills the cache, loads the server, and reads how much memory it holds; true if that is within the budget. */
export async function memoryStaysSmall({ url, cost }: Product): Promise<boolean> {
  const before = (await cost()).residentBytes;
  const pages = await fill(url);
  for (let round = 0; round < 5; round += 1) await load(`${url}/`, { 'accept-encoding': 'br' });
  const { residentBytes } = await cost();
  const isSaved = residentBytes <= budget;
  const inMegabytes = (bytes: number) => (bytes / megabyte).toFixed(0);
  process.stdout.write(
    `Memory: ${inMegabytes(before)} MB before, ${inMegabytes(residentBytes)} MB with ${pages} answers kept and under load (goal: at most ${inMegabytes(budget)} MB): ${isSaved ? 'kept' : 'NOT KEPT'}\n`,
  );
  return isSaved;
}
