import { doiHref } from '../../../../contracts/doi-href.ts';
import { endsItself, type CitationFormat } from './citation-format.ts';
import type { CitedWork, Locator } from './cited-work.ts';
import { nameWithBareInitials } from './name-initials.ts';

const namedAuthors = 6;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026 Mar 4`, as exact as it is known. */
const date = ([year, month, day]: readonly string[]) =>
  [year, month && months[Number(month) - 1], day && String(Number(day))].filter(Boolean).join(' ');

/** Of the last page only the figures that change: 1011–9. */
function place(locator: Locator): string {
  if (locator.kind === 'number') return locator.number;
  const { first, last } = locator;
  if (last === null) return first;
  if (first.length !== last.length || !/^\d+$/.test(first + last)) return `${first}–${last}`;
  const changed = Array.from(last).findIndex((figure, at) => figure !== first[at]);
  return `${first}–${last.slice(changed)}`;
}

/** A work in the style of medical journals. */
export function vancouverCitation(work: CitedWork, { words, title, link }: CitationFormat): string {
  const named = work.authors.slice(0, namedAuthors).map(nameWithBareInitials);
  const by = [...named, ...(work.authors.length > namedAuthors ? ['et al'] : [])].join(', ');
  const number = [work.volume, work.issue && `(${work.issue})`].filter(Boolean).join('');
  const online = work.doi ? '' : ' [Internet]';
  const printed = `${number}${number ? ':' : ''}${place(work.locator)}`;
  return [
    by && words(`${by}.`),
    title(work) + (endsItself(work) ? '' : '.'),
    words(`${work.journal}${online}.`),
    words(`${date(work.published)};${printed}.`),
    work.doi ? link(doiHref(work.doi), `doi:${work.doi}`) : `Available from: ${link(work.address)}`,
  ]
    .filter(Boolean)
    .join(' ');
}
