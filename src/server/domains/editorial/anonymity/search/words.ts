/** Surnames that are common English words: on their own they prove nothing. */
export const commonSurnames = new Set(
  `abbott baker banks bar barber bass bay beach bell best bird bishop black blue bond book bowl box bridge bright brown brook brooks
  burns bush butler cape carpenter case cash chambers chance chase christian church clay close code coffee cole cook cooper cox cross
  curry dark day dean deer dish drake drew early east emery english fall farmer fields field finch fish fisher flood flowers ford
  forest foster fox frank freeman french friend frost gamble garden gates gold good grant graves gray green grey grove hall hand hardy
  hart hawk hay head heath henry herb hill hope house hunt hunter iron jet job jordan joy judge key king knight ladd lake lamb land
  lane large lean light little loft long lord love low mark marks marsh martin mason may mayor mean means miles mill miller mine
  model moon moore moss mount new newton noble north oak olive otter owen page palmer paris park parks penny perry pike pitt plant
  pond pool poole pope porter post potter pound powers power price prince quick rain ray read reader reed rice rich rivers river rob
  rock root rose rowe sage sand sands savage school seal shade shaw sharp shepherd short silver singer skinner small smart smith snow
  son south spring star steel stern stone street strong student summer summers swan sweet table tailor taylor temple thatcher thorn
  town towns turner vale wade walker wall walls war ward warm waters water weaver weeks wells west wheat wheeler white wild wilder
  winter wise wolf wood woods woodward word worth wright yard young`.split(/\s+/),
);

const longestStretch = 10;

let begun = 0;
let waiting: Promise<void> = Promise.resolve();

/** Lets other work in once a search has run for some milliseconds; of many searches at once, one goes on each time. */
export async function breathe(): Promise<void> {
  if (performance.now() - begun < longestStretch) return;
  waiting = waiting.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  await waiting;
  begun = performance.now();
}

/** A word, its place in the text, and its form for comparison: lower case, without accents. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
  readonly isCapital: boolean;
}

const emails: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** A word as it is compared. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => emails[letter] ?? letter);

/** The words of a text, in order; an affiliation mark attached to a name is a separate word. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: fold(word),
    // Scripts without capitals write every word as a name.
    isCapital: !/^\p{Ll}/u.test(word),
  }));
}

/** The words of a name or an institution, as they are compared. */
export const foldedWords = (text: string): string[] => wordsOf(text).map(({ folded }) => folded);

/** Whether these words follow each other in a text from a given place. */
export const standsAt = (words: readonly Word[], at: number, sought: readonly string[]): boolean =>
  sought.length > 0 && sought.every((word, index) => words[at + index]?.folded === word);

/** The text around a find, on one line. */
export function excerptOf(text: string, start: number, end: number): string {
  const around = 60;
  const cut = text.slice(Math.max(0, start - around), end + around);
  const before = start > around ? '…' : '';
  const after = end + around < text.length ? '…' : '';
  return `${before}${cut.replace(/\s+/g, ' ').trim()}${after}`.toWellFormed();
}
