import { corpusNumbers } from './corpus-numbers.ts';

/** Numbers that look like chance and are the same in each run. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** A number between the least and the most, as the tenths have it. */
export function fromTenths(tenths: readonly number[], random: () => number): number {
  const place = random() * (tenths.length - 1);
  const [below = 0, above = below] = tenths.slice(Math.floor(place));
  return Math.round(below + (above - below) * (place - Math.floor(place)));
}

/** The most frequent words of the real texts; the others are made up, so that English is stemmed and little words are left out. */
const frequent =
  'the of and in a to is species new are with for from on described n this sp genus as two by that first an key be provided we all one data other based these coleoptera it which time their were was description have known illustrated also at three its most recorded or china but not can both records using only analysis distribution has found been study male genera group including our given between more characters than region related presented well here some reported each specimens through such record collected taxonomic present following different they results four long may many while number'.split(
    ' ',
  );
const beginnings =
  'b bl br c ch cl cr d dr f fl fr g gl gr h j k l m n p ph pl pr qu r s sc sh sl sp st str t th tr v w z'.split(' ');
const middles = 'a e i o u ae ea ia io oi ou y'.split(' ');
const ends = ['', '', '', 'l', 'm', 'n', 'nd', 'r', 'rt', 's', 'st', 'th', 'x'];
const syllables = beginnings.length * middles.length * ends.length;

function syllable(number: number): string {
  const [begin, middle] = [number % beginnings.length, Math.floor(number / beginnings.length)];
  return `${beginnings[begin]}${middles[middle % middles.length]}${ends[Math.floor(middle / middles.length) % ends.length]}`;
}

/** The word of a place in the order of frequency, counted from 0. */
export function wordAt(place: number): string {
  const known = frequent[place];
  if (known !== undefined) return known;
  // Neighbours in the order of frequency do not look alike: each is multiplied into another corner of all syllables.
  const first = Math.imul(place, 2_654_435_761) >>> 0;
  const second = Math.imul(place ^ 0x5b_d1e9, 40_503_001) >>> 0;
  return syllable(first % syllables) + syllable(second % syllables) + (place % 3 === 0 ? syllable(place % 97) : '');
}

/** Draws places of words so that each is as frequent as in real texts. */
export function wordPlaces(random: () => number): () => number {
  const steps: { readonly upTo: number; readonly from: number; readonly to: number }[] = [];
  let sum = 0;
  const { wordShares } = corpusNumbers;
  for (const [index, [rank, share]] of wordShares.entries()) {
    const [next, nextShare] = wordShares[index + 1] ?? [rank + 1, share];
    // Between two counted places frequency falls as a straight line would on paper with logarithms on both sides.
    const parts = Math.min(next - rank, 200);
    for (let part = 0; part < parts; part += 1) {
      const from = Math.floor(rank * (next / rank) ** (part / parts));
      const to = Math.max(from + 1, Math.floor(rank * (next / rank) ** ((part + 1) / parts)));
      const falls = Math.log(nextShare / share) / Math.log(next / rank);
      sum += (to - from) * share * ((from + to) / 2 / rank) ** (Number.isFinite(falls) ? falls : 0);
      steps.push({ upTo: sum, from: from - 1, to: to - 1 });
    }
  }
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, steps.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((steps[middle]?.upTo ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    const { from = 0, to = 1 } = steps[low] ?? {};
    return from + Math.floor(random() * (to - from));
  };
}
