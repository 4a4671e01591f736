import type { StyledCitation } from '../../../../contracts/article-parts.ts';
import { doiHref } from '../../../../contracts/doi-href.ts';
import type { CitedWork } from '../../../../contracts/production-values.ts';
import { nameWithBareInitials, nameWithDottedInitials } from '../citation/citation-format.ts';
import { outwardLink } from '../jats/article-links.ts';
import { escapeHtml } from '../jats/html-text.ts';

const italic = (text: string): string => (text === '' ? '' : `<i>${escapeHtml(text)}</i>`);
const joined = (parts: readonly string[], between: string): string => parts.filter((part) => part !== '').join(between);
/** A sentence has one full stop, or its own end. */
const sentence = (html: string): string => (html === '' || /[.?!؟。](?:<\/i>)?$/u.test(html) ? html : `${html}.`);
const isArticle = ({ kind, container }: CitedWork): boolean => kind === 'article-journal' && container !== '';
const isPart = ({ kind, container }: CitedWork): boolean =>
  (kind === 'chapter' || kind === 'paper-conference') && container !== '';

const what = new Map<CitedWork['kind'], string>([
  ['dataset', 'Data set'],
  ['software', 'Computer software'],
  ['thesis', 'Thesis'],
]);

const linkOf = ({ doi, url }: CitedWork): string => (doi === '' ? url : doiHref(doi));
const volumeOf = ({ volume, issue }: CitedWork, write: (text: string) => string): string =>
  write(volume) + (issue === '' ? '' : escapeHtml(`(${issue})`));

/** Names in a row, of which the last one follows a word; a group has no initials. */
const row = (names: readonly string[], last: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')}${last}${names.at(-1)}`;

function apa(work: CitedWork): string {
  const names = work.authors.map((author) => nameWithDottedInitials(author, ' '));
  const shown = names.length > 20 ? `${names.slice(0, 19).join(', ')}, … ${names.at(-1)}` : row(names, ', & ');
  const year = `(${escapeHtml(work.year || 'n.d.')}).`;
  const named = isArticle(work) || isPart(work) ? escapeHtml(work.title) : italic(work.title);
  const kind = what.get(work.kind);
  const title = sentence(kind === undefined ? named : `${named} [${kind}]`);
  const pages = work.pages === '' ? '' : ` (pp. ${escapeHtml(work.pages)})`;
  const source = isArticle(work)
    ? sentence(joined([italic(work.container), volumeOf(work, italic), escapeHtml(work.pages)], ', '))
    : joined(
        [
          isPart(work) ? sentence(`In ${italic(work.container)}${pages}`) : '',
          sentence(escapeHtml(work.publisher || (isPart(work) ? '' : work.container))),
        ],
        ' ',
      );
  const link = linkOf(work);
  const by = sentence(escapeHtml(shown));
  const opening = by === '' ? [title, year] : [by, year, title];
  return joined([...opening, source, link === '' ? '' : outwardLink(link, escapeHtml(link))], ' ');
}

function harvard(work: CitedWork): string {
  const names = work.authors.map((author) => nameWithDottedInitials(author, ''));
  const shown = names.length > 3 ? `${escapeHtml(names[0] ?? '')} <i>et al.</i>` : escapeHtml(row(names, ' and '));
  const year = `(${escapeHtml(work.year || 'no date')})`;
  const isInside = isArticle(work) || isPart(work);
  const title = isInside ? `‘${escapeHtml(work.title)}’` : italic(work.title);
  const range = /[–-]/u.test(work.pages) ? 'pp.' : 'p.';
  const pages = work.pages === '' ? '' : `${range} ${escapeHtml(work.pages)}`;
  const place = isArticle(work)
    ? joined([italic(work.container), volumeOf(work, escapeHtml), pages], ', ')
    : isPart(work)
      ? joined([`in ${italic(work.container)}`, escapeHtml(work.publisher), pages], ', ')
      : escapeHtml(work.publisher || work.container);
  const link = linkOf(work);
  const address = link === '' ? '' : `Available at: ${outwardLink(link, escapeHtml(link))}.`;
  const opening = shown === '' ? `${title} ${year}` : `${shown} ${year} ${title}`;
  return joined([sentence(joined([opening, place], isInside ? ', ' : '. ')), address], ' ');
}

function vancouver(work: CitedWork): string {
  const names = work.authors.slice(0, 6).map(nameWithBareInitials);
  const shown = joined([...names, work.authors.length > 6 ? 'et al' : ''], ', ');
  const numbers = volumeOf(work, escapeHtml) + (work.pages === '' ? '' : `:${escapeHtml(work.pages)}`);
  const isOnline = work.doi === '' && work.url !== '';
  const online = isOnline ? ' [Internet]' : '';
  const publisher = joined([escapeHtml(work.publisher), escapeHtml(work.year)], '; ');
  const source = isArticle(work)
    ? [sentence(`${escapeHtml(work.container)}${online}`), sentence(joined([escapeHtml(work.year), numbers], ';'))]
    : isPart(work)
      ? [
          sentence(`In: ${escapeHtml(work.container)}${online}`),
          sentence(publisher),
          work.pages === '' ? '' : `p. ${escapeHtml(work.pages)}.`,
        ]
      : [sentence(publisher)];
  const title = sentence(escapeHtml(work.title) + (isArticle(work) || isPart(work) ? '' : online));
  const address = isOnline
    ? `Available from: ${outwardLink(work.url, escapeHtml(work.url))}`
    : work.doi && outwardLink(doiHref(work.doi), `doi:${escapeHtml(work.doi)}`);
  return joined([sentence(escapeHtml(shown)), title, ...source, address], ' ');
}

const writers = { APA: apa, Harvard: harvard, Vancouver: vancouver } as const;

/** A reference in a citation style, as readers see it. */
export const styledReference = (work: CitedWork, style: StyledCitation['style']): string => writers[style](work);
