const shortest = 5;
const most = 12;

// Words of five emails and more that say nothing of what an article is about.
const empty = new Set(
  [
    'about after among based before between comparison during effect effects evidence first from their these',
    'towards through under using versus where which while within without review study studies analysis approach',
  ].flatMap((line) => line.split(' ')),
);

/** The words of a title by which another one may be near to it: the longer ones, in small emails, at most a dozen. */
export function titleWords(title: string): string[] {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length >= shortest && !empty.has(word)))].slice(0, most);
}
