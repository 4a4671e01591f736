/** Marks tie names to affiliations (¹, a, *). In a text under work each stands between these two signs, which no text holds. */
const before = '\uE000';
const after = '\uE001';

/** A mark as it stands in a text under work. */
export const wrapped = (mark: string) => `${before}${mark}${after}`;

/** Finds wrapped marks; the first group is the mark itself. */
export const anyMark = `${before}([^${after}]+)${after}`;

/** The marks of a text, in order. */
export const marksIn = (text: string): string[] =>
  Array.from(text.matchAll(new RegExp(anyMark, 'g')), ([, mark = '']) => mark);

/** A text without its marks. */
export const withoutMarks = (text: string): string => text.replaceAll(new RegExp(anyMark, 'g'), ' ');

/** A text without the commas between the marks of one name: they separate no names. */
export const withoutMarkCommas = (text: string): string =>
  text.replaceAll(new RegExp(`(${anyMark})\\s*,\\s*(?=${anyMark})`, 'g'), '$1');

const span = /^(\d+)[-–](\d+)$/;

function single(mark: string): string[] {
  const [, first, last] = span.exec(mark) ?? [];
  if (first === undefined || last === undefined) return [mark];
  const count = Number(last) - Number(first) + 1;
  return count > 0 && count < 50 ? Array.from({ length: count }, (_, place) => String(Number(first) + place)) : [];
}

/** Wraps a list such as “1,3-4,*”, mark by mark. */
export const wrappedList = (list: string): string =>
  list
    .split(/[,;\s˒]+/)
    .flatMap((part) => part.match(/[*†‡§¶#✉]|[^*†‡§¶#✉]+/g) ?? [])
    .flatMap(single)
    .map(wrapped)
    .join('');
