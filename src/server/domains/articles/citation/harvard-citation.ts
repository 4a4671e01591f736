import { doiHref } from '../../../../contracts/doi-href.ts';
import { type CitationFormat } from './citation-format.ts';
import type { CitedName, CitedWork, Locator } from './cited-work.ts';
import { nameWithDottedInitials } from './name-initials.ts';

const namedAuthors = 3;

const name = (author: CitedName) => nameWithDottedInitials(author, '');

/** Up to three are named; of more, the first. */
function authors(names: readonly string[], { words, italic }: CitationFormat): string {
  const [first = '', ...others] = names;
  if (names.length > namedAuthors) return `${words(first)} ${italic('et al.')}`;
  if (others.length === 0) return words(first);
  return words(`${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);
}

const place = (locator: Locator) => {
  if (locator.kind === 'number') return `article ${locator.number}`;
  return locator.last === null ? `p. ${locator.first}` : `pp. ${locator.first}–${locator.last}`;
};

/** A work in the Harvard style, as British universities teach it. */
export function harvardCitation(work: CitedWork, format: CitationFormat): string {
  const { words, italic, title, link } = format;
  const year = `(${work.published[0]})`;
  const heading = `‘${title(work)}’`;
  const by = authors(work.authors.map(name), format);
  const number = [work.volume, work.issue && `(${work.issue})`].filter(Boolean).join('');
  const source = [italic(work.journal), words(number), words(place(work.locator))].filter(Boolean).join(', ');
  const address = link(work.doi ? doiHref(work.doi) : work.address);
  return `${by ? `${by} ${year} ${heading}` : `${heading} ${year}`}, ${source}. Available at: ${address}.`;
}
