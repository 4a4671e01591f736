/** A word of a manuscript: as it is first written there, and how much it says of what the manuscript is about. */
export interface WeighedWord {
  readonly word: string;
  readonly weight: number;
}

interface AboutText {
  readonly title: string;
  readonly abstract: string;
  readonly keywords: readonly string[];
}

// A title and keywords are chosen to say what a text is about; an abstract says much besides.
const chosen = 3;
const most = 400;
const isTelling = (word: string) => word.length >= 3 && /\p{L}/u.test(word);

/** The words of title, keywords and abstract; a word that comes again and again weighs more, but ever less so. */
export function manuscriptWords({ title, abstract, keywords }: AboutText): WeighedWord[] {
  const counted = new Map<string, { word: string; place: number; times: number }>();
  const count = (text: string, place: number) => {
    for (const word of text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
      if (!isTelling(word)) continue;
      const known = counted.get(word.toLowerCase()) ?? { word, place: 0, times: 0 };
      counted.set(word.toLowerCase(), {
        word: known.word,
        place: Math.max(known.place, place),
        times: known.times + 1,
      });
    }
  };
  for (const keyword of keywords) count(keyword, chosen);
  count(title, chosen);
  count(abstract, 1);
  return [...counted.values()]
    .map(({ word, place, times }) => ({ word, weight: place + Math.log(times) }))
    .slice(0, most);
}
