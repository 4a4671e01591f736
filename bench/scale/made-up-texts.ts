import { corpusNumbers } from './corpus-numbers.ts';
import { chance, fromTenths, wordAt, wordPlaces } from './made-up-words.ts';

const { abstractWords, sentenceWords, titleWords, bodyWords } = corpusNumbers;

/** How many texts of each kind there are; each article puts its own together from them. */
export const textCounts = { titles: 20_000, abstracts: 30_000, sections: 300, keywords: 5_000, names: 20_000 };
/** Words that few articles have: each is in the titles of one in this many. */
export const rareWords = 150_000;
/** Of this many parts a full text consists. */
export const sectionsPerBody = 4;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function textOf(length: number, random: () => number, place: () => number): string {
  const sentences: string[] = [];
  for (let left = length; left > 0;) {
    const words = Math.max(3, Math.min(left, fromTenths(sentenceWords, random)));
    sentences.push(`${capital(Array.from({ length: words }, () => wordAt(place())).join(' '))}.`);
    left -= words;
  }
  return sentences.join(' ');
}

/** A word that few articles have. */
export const rareWordAt = (number: number): string => wordAt(200_000 + number);

/** The texts that articles are put together from, the same ones in each run. */
export function madeUpTexts() {
  const random = chance(9);
  const place = wordPlaces(random);
  const many = <T>(count: number, make: (number: number) => T): T[] =>
    Array.from({ length: count }, (_, number) => make(number));
  // Abstracts come in halves, sections in quarters of a full text.
  return {
    titles: many(textCounts.titles, () => {
      const words = many(fromTenths(titleWords, random), () => wordAt(place()));
      return capital(words.join(' '));
    }),
    abstracts: many(textCounts.abstracts, () => textOf(fromTenths(abstractWords, random) / 2, random, place)),
    sections: many(textCounts.sections, () => textOf(fromTenths(bodyWords, random) / sectionsPerBody, random, place)),
    // Leaves out the most frequent words, which make no keywords.
    keywords: many(textCounts.keywords, () => `${wordAt(place() + 100)} ${wordAt(place() + 100)}`),
    names: many(textCounts.names, (number) => ({
      given: capital(wordAt(1000 + ((number * 7) % 900))),
      surname: capital(wordAt(3000 + ((number * 13) % 9000))),
    })),
    rareWords: many(rareWords, rareWordAt),
  };
}
