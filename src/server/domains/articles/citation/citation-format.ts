import { escapeHtml } from '../jats/html-text.ts';
import type { CitedWork, CitedName } from './cited-work.ts';
import { isEastAsian } from '../../../../contracts/author-name.ts';

const initial = (name: string) => Array.from(name)[0] ?? '';

/** Two or three capital letters are initials already. */
const initialsOf = (name: string) => (/^\p{Lu}{2,3}$/u.test(name) ? Array.from(name) : [initial(name)]);

/** For each given name its initials; those of one name that are joined by a hyphen stay together. */
const parts = (given: string) =>
  given
    .split(/\s+|\.(?!-)/)
    .filter(Boolean)
    .flatMap((name) =>
      name.includes('-') ? [name.split('-').map(initial).filter(Boolean)] : initialsOf(name).map((one) => [one]),
    );

/** `Doe, J.-L. P., Jr.`, as APA writes a name, or `Doe, J.-L.P., Jr.` with nothing between the initials. */
export function nameWithDottedInitials({ given, family, suffix }: CitedName, between: string): string {
  if (isEastAsian(given, family)) return family + given;
  const initials = parts(given).map((name) => name.map((letter) => `${letter}.`).join('-'));
  return [family, initials.join(between), suffix].filter(Boolean).join(', ');
}

/** `Doe JLP Jr`, as medical journals write a name. */
export function nameWithBareInitials({ given, family, suffix }: CitedName): string {
  if (isEastAsian(given, family)) return family + given;
  const initials = parts(given).flat().join('').toUpperCase();
  return [family, initials, suffix?.replace(/\.$/, '')].filter(Boolean).join(' ');
}

/** How the parts of a reference are set: with mark-up, or as words alone. */
export interface CitationFormat {
  /** Words as they are. */
  readonly words: (text: string) => string;
  readonly italic: (text: string) => string;
  readonly title: (work: CitedWork) => string;
  /** An address, shown as it is or as `shown`. */
  readonly link: (address: string, shown?: string) => string;
}

/** For a page. */
export const htmlFormat: CitationFormat = {
  words: escapeHtml,
  italic: (text) => `<i>${escapeHtml(text)}</i>`,
  title: (work) => work.title.html,
  link: (address, shown = address) => `<a href="${escapeHtml(address)}">${escapeHtml(shown)}</a>`,
};

/** For the clipboard. */
export const plainFormat: CitationFormat = {
  words: (text) => text,
  italic: (text) => text,
  title: (work) => work.title.text,
  link: (address, shown = address) => shown,
};

/** Whether a title brings its own end of sentence. */
export const endsItself = (work: CitedWork) => /[.?!؟。]$/u.test(work.title.text);
