import { doiHref } from '../../../../contracts/doi-href.ts';
import { endsItself, type CitationFormat } from './citation-format.ts';
import type { CitedName, CitedWork, Locator } from './cited-work.ts';
import { nameWithDottedInitials } from './name-initials.ts';

const namedAuthors = 20;

const name = (author: CitedName) => nameWithDottedInitials(author, ' ');

/** Up to twenty are named; of more, nineteen and the last. */
function authors(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length <= 1) return last;
  if (names.length > namedAuthors) return `${names.slice(0, namedAuthors - 1).join(', ')}, … ${last}`;
  return `${names.slice(0, -1).join(', ')}, & ${last}`;
}

const place = (locator: Locator) =>
  locator.kind === 'number'
    ? `Article ${locator.number}`
    : [locator.first, locator.last].filter((page) => page !== null).join('–');

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

/** A work in the style of the American Psychological Association, seventh edition. */
export function apaCitation(work: CitedWork, { words, italic, title, link }: CitationFormat): string {
  const by = authors(work.authors.map(name));
  const year = `(${work.published[0]}).`;
  const heading = title(work) + (endsItself(work) ? '' : '.');
  const number = work.issue ? words(`(${work.issue})`) : '';
  const volume = (work.volume ? italic(work.volume) : '') + number;
  const source = [italic(work.journal), volume, words(place(work.locator))].filter(Boolean).join(', ');
  return [
    ...(by ? [words(sentence(by)), year, heading] : [heading, year]),
    `${source}.`,
    link(work.doi ? doiHref(work.doi) : work.address),
  ].join(' ');
}
