import { pipeline, Readable, Transform } from 'node:stream';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { pages, contactSubjects, doorScreens, ethicsSlugs, privateScreens } from '../../../contracts/pages.ts';
import { notFound } from '../../errors.ts';
import { countArticles, eachArticlePlace, listLastChanges, listReviewedPlaces } from '../../domains/articles/index.ts';
import { listJournals } from '../../domains/journals/index.ts';
import { discovery } from '../../../contracts/discovery.ts';
import type { Context } from '../../context.ts';

/** A pattern up to its first parameter: every address that begins so. */
const beginning = (pattern: string) => pattern.split(':')[0] ?? pattern;

const closed = [
  '/api/',
  ...[...privateScreens, ...doorScreens].map((screen) => beginning(pages[screen].pattern)),
  `${pages.search.pattern}?`,
  // The files of earlier versions of articles; their pages say themselves that they are not for search.
  `${pages.articleVersion.pattern.replaceAll(/:\w+/gu, '*')}/`,
];

/** Covers are among the files, and link previews show them; private files ask who is calling. */
const open = ['/api/files/'];

/** What search engines may visit, and where the list of it is. */
export async function readRobots({ site }: Context) {
  const lines = [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site.url}${discovery.sitemap.path}`,
  ];
  return { text: `${lines.join('\n')}\n`, saveAs: null };
}

/** Not private, but not for crawlers: search results, and a second address of the journal list. */
const notForSearch: ReadonlySet<string> = new Set<keyof typeof pages>([
  ...privateScreens,
  ...doorScreens,
  'search',
  'journalPublications',
]);

/** The site's own public pages; journals, articles and their reviews come from the database. */
const sitePages = (): string[] => [
  ...Object.entries(pages)
    .filter(([name, { pattern }]) => !pattern.includes(':') && !notForSearch.has(name))
    .map(([, { pattern }]) => pattern),
  ...ethicsSlugs.map((ethicalSlug) => pages.ethics.href({ ethicalSlug })),
  pages.contact.href({ subject: contactSubjects.usual }),
];

/** The most that the protocol allows in one file. */
export const addressesPerSitemap = 50_000;

/** They are in the file of the site’s pages and journals. */
const mostReviewPages = 40_000;

interface Entry {
  readonly url: string;
  readonly lastmod?: string;
}

async function* pageEntries({ db, site }: Context): AsyncGenerator<Entry> {
  for (const path of sitePages()) yield { url: site.url + path };
  const changes = await listLastChanges(db);
  for (const { id, abbreviation } of await listJournals(db, { withArchived: true })) {
    const changed = changes.get(id);
    const url = site.url + pages.journal.href({ catId: abbreviation });
    yield changed ? { url, lastmod: changed.toISOString() } : { url };
  }
  for (const { id, journalAbbreviation, updatedAt } of await listReviewedPlaces(db, mostReviewPages)) {
    const path = pages.articleReviews.href({ catId: journalAbbreviation, articleId: id });
    yield { url: site.url + path, lastmod: updatedAt.toISOString() };
  }
}

async function* articleEntries({ db, site }: Context, range: { offset: number; count: number }): AsyncGenerator<Entry> {
  for await (const { id, journalAbbreviation, updatedAt } of eachArticlePlace(db, range)) {
    const path = pages.article.href({ catId: journalAbbreviation, articleId: id });
    yield { url: site.url + path, lastmod: updatedAt.toISOString() };
  }
}

async function* oneAfterTheOther(...parts: readonly AsyncIterable<Entry>[]): AsyncGenerator<Entry> {
  for (const part of parts) yield* part;
}

/** How many characters to send at once. */
const blockLength = 16_384;

/** Joins what the library writes, ten pieces for an address, each of which would be sent separately. */
function inBlocks(): Transform {
  let block = '';
  return new Transform({
    writableObjectMode: true,
    transform: (piece: string | Buffer, _encoding, done) => {
      block += piece.toString();
      if (block.length < blockLength) return done();
      const full = block;
      block = '';
      done(null, full);
    },
    flush: (done) => done(null, block),
  });
}

/** Streams entries; an error leaves the answer incomplete, so that no client takes it for complete. */
function written(
  { log }: Context,
  entries: Iterable<Entry> | AsyncIterable<Entry>,
  into: SitemapStream | SitemapIndexStream,
) {
  const text = inBlocks();
  pipeline(Readable.from(entries), into, text, (err) => {
    // A reader who leaves early is no failure.
    if (err && err.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.error({ err }, 'A sitemap broke off');
  });
  return { text, saveAs: null };
}

const urlSet = () => new SitemapStream({ xmlns: { news: false, xhtml: false, image: false, video: false } });

/** Every public address; where one file would be too long, the list of the files. */
export async function readSitemap(ctx: Context, perSitemap = addressesPerSitemap) {
  const articles = await countArticles(ctx.db, {});
  const reviewed = (await listReviewedPlaces(ctx.db, mostReviewPages)).length;
  const others = sitePages().length + (await listJournals(ctx.db, { withArchived: true })).length + reviewed;
  if (articles + others <= perSitemap) {
    const all = oneAfterTheOther(pageEntries(ctx), articleEntries(ctx, { offset: 0, count: perSitemap }));
    return written(ctx, all, urlSet());
  }
  const parts = Array.from({ length: Math.ceil(articles / perSitemap) }, (_, at) =>
    discovery.sitemapOfArticles.path.replace(':part', String(at + 1)),
  );
  const files = [discovery.sitemapOfPages.path, ...parts].map((path) => ({ url: ctx.site.url + path }));
  return written(ctx, files, new SitemapIndexStream());
}

/** The addresses of the site and its journals. */
export const readSitemapOfPages = async (ctx: Context) => written(ctx, pageEntries(ctx), urlSet());

/** One part of the addresses of the articles. */
export async function readSitemapOfArticles(ctx: Context, part: number, perSitemap = addressesPerSitemap) {
  const offset = (part - 1) * perSitemap;
  if (offset >= (await countArticles(ctx.db, {}))) throw notFound('sitemap');
  return written(ctx, articleEntries(ctx, { offset, count: perSitemap }), urlSet());
}
