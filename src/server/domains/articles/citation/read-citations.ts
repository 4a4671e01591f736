import { citationStyles, type StyledCitation } from '../../../../contracts/article-parts.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { articleNumber } from '../article-number.ts';
import { presentPublished } from '../present-article.ts';
import { articleNamed } from '../read-articles.ts';
import { htmlFormat, plainFormat, endsItself, type CitationFormat, nameWithDottedInitials } from './citation-format.ts';
import { citedWork, type CitedWork, type CitedName, type Locator } from './cited-work.ts';
import { harvardCitation } from './harvard-citation.ts';
import { vancouverCitation } from './vancouver-citation.ts';
import { writeBibtex } from './write-bibtex.ts';
import { writeCslJson } from './write-csl-json.ts';
import { writeRis } from './write-ris.ts';
import { doiHref } from '../../../../contracts/doi-href.ts';

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

const writers = { APA: apaCitation, Harvard: harvardCitation, Vancouver: vancouverCitation } as const;

/** A work in each citation style, for the page and for the clipboard. */
export const styledCitations = (work: CitedWork): StyledCitation[] =>
  citationStyles.map((style) => ({
    style,
    html: writers[style](work, htmlFormat),
    text: writers[style](work, plainFormat),
  }));

/** What there is to cite of an article; null if there is none of this id. */
export async function findCitedWork(ctx: Context, articleId: string): Promise<CitedWork | null> {
  const found = await articleNamed(ctx, articleId);
  return found && citedWork(presentPublished(found), ctx.site);
}

async function workOf(ctx: Context, articleId: string): Promise<CitedWork> {
  const work = await findCitedWork(ctx, articleId);
  if (!work) throw notFound('article');
  return work;
}

/** An article as a reference, in each citation style. */
export async function readCitations(ctx: Context, articleId: string): Promise<StyledCitation[]> {
  return styledCitations(await workOf(ctx, articleId));
}

const fileName = (work: CitedWork, articleId: string) => `${work.abbreviation}-${articleNumber(articleId)}`;

/** An article as a BibTeX file. */
export async function readBibtex(ctx: Context, articleId: string) {
  const work = await workOf(ctx, articleId);
  return { text: writeBibtex(work), saveAs: `${fileName(work, articleId)}.bib` };
}

/** An article as a RIS file. */
export async function readRis(ctx: Context, articleId: string) {
  const work = await workOf(ctx, articleId);
  return { text: writeRis(work), saveAs: `${fileName(work, articleId)}.ris` };
}

/** An article as a CSL-JSON file. */
export async function readCslJson(ctx: Context, articleId: string) {
  const work = await workOf(ctx, articleId);
  return { text: writeCslJson(work), saveAs: `${fileName(work, articleId)}.json` };
}
