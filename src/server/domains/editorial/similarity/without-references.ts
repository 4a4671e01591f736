const heading = /^[\s\d.]*(references|bibliography|literature cited|works cited|reference list)[\s:.]*$/gim;

/** A text up to its list of references, where works have the same titles in every paper. */
export function withoutReferences(text: string): string {
  const last = [...text.matchAll(heading)].at(-1);
  // A heading in the first half stands in a table of contents.
  return last && last.index > text.length / 2 ? text.slice(0, last.index) : text;
}
