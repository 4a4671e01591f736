import type { Passage } from '../../../../ports/inspection/document-inspector.ts';

/** A part of the text that is entirely references, or contains none. */
export interface Section {
  readonly page: number;
  readonly isReferences: boolean;
  readonly text: string;
}

const numbering = String.raw`\s*(?:(?:\d{1,2}|[ivx]{1,4})(?:\.\d{1,2})*\.?\s+)?`;
const begins = new RegExp(
  `^${numbering}(?:references|bibliography|literature(?: cited)?|works cited|cited literature|reference list|references cited|literatur|références|referencias|bibliografía)\\s*:?\\s*$`,
  'iu',
);
const ends = new RegExp(
  `^${numbering}(?:(?:appendi(?:x|ces)|annex(?:es)?|supplement(?:s|ary (?:materials?|information|files?|data))?)(?:\\s+[a-z0-9]{1,2})?(?:[.:]\\s.{0,60})?|supporting information|acknowledge?ments?|author\\S* contributions?|funding|figure legends?|tables?|figures?|notes)\\s*:?\\s*$`,
  'iu',
);

/** The most characters to search at a time. */
const longestPiece = 20_000;

/** A long section in pieces; they end with a line where one ends. */
export function piecesOf(section: Section): Section[] {
  const { text } = section;
  const pieces: Section[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    const most = start + longestPiece;
    const lineEnd = most < text.length ? text.lastIndexOf('\n', most) + 1 : text.length;
    end = lineEnd > start ? lineEnd : most;
    pieces.push({ ...section, text: text.slice(start, end) });
  }
  return pieces;
}

/** Words that a line break has divided are one again. */
const undivided = (text: string) => text.replace(/(\p{L})[-‐]\n(?=\p{Ll})/gu, '$1');

/**
 * Splits a text into sections. The list of references continues over pages. A heading in a table of contents does not
 * begin a section; one that repeats on each page does not end one.
 */
export function sectionsOf(passages: readonly Passage[]): Section[] {
  let sections: Section[] = [];
  let isReferences = false;
  let begun = { at: 0, page: 0 };
  for (const { page, text } of passages) {
    let lines: string[] = [];
    const close = () => {
      if (lines.length > 0) sections.push({ page, isReferences, text: undivided(lines.join('\n')) });
      lines = [];
    };
    for (const line of text.split('\n')) {
      if (begins.test(line)) {
        close();
        const isRepeated = isReferences && page === begun.page + 1;
        if (isReferences && !isRepeated)
          sections = sections.map((one, place) => (place < begun.at ? one : { ...one, isReferences: false }));
        begun = { at: isRepeated ? begun.at : sections.length, page };
        isReferences = true;
      } else if (isReferences && ends.test(line)) {
        close();
        isReferences = false;
      }
      lines.push(line);
    }
    close();
  }
  return sections;
}
