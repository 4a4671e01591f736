const shortest = 5;
const most = 12;

// Words of five letters or more that say nothing about an article's subject.
const empty = new Set(
  [
    'about after among based before between comparison during effect effects evidence first from their these',
    'towards through under using versus where which while within without review study studies analysis approach',
  ].flatMap((line) => line.split(' ')),
);

/** The words of a title that may connect it to another: the longer ones, in lower case, at most a dozen. */
export function titleWords(title: string): string[] {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length >= shortest && !empty.has(word)))].slice(0, most);
}
