/** A heading's words as an address says them. */
const slug = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Gives each heading of a page an id of its own, made of its words: links to it hold as long as the words do. */
export function headingIds() {
  const taken = new Map<string, number>();
  return (words: string): string => {
    const id = slug(words);
    const times = (taken.get(id) ?? 0) + 1;
    taken.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  };
}
