import pg from 'pg';
import { idOf, journalCount, withFullText } from './fill-articles.ts';
import { rareWordAt } from './made-up-texts.ts';
import { wordAt } from './made-up-words.ts';

/**
 * Requests by their name in the report: another address each time, so that no cache answers; and the caller's account,
 * unless it is a visitor.
 */
export type Asked = readonly [name: string, addressOf: (time: number) => string, reader?: string];

/** A little slip in the middle of a word. */
const mistyped = (word: string) => `${word.slice(0, 3)}${word.slice(4, 5)}${word.slice(3, 4)}${word.slice(5)}`;

async function textsOf(databaseUrl: string, statement: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ one: string }>(statement);
    return rows.map(({ one }) => one);
  } finally {
    await client.end();
  }
}

const idsOfSome = (databaseUrl: string, size: number, hasText: boolean): Promise<string[]> =>
  textsOf(
    databaseUrl,
    `SELECT id::text AS one FROM (SELECT ${idOf('article', `(${size} / 200.0 * place)::bigint / ${withFullText} * ${withFullText} + ${hasText ? 1 : 2}`)} AS id FROM generate_series(0, 198) place) wanted
       JOIN articles USING (id) WHERE withdrawn_on IS NULL`,
  );

/** How many articles the journal with the most has. */
const mostOfAJournal = async (databaseUrl: string): Promise<number> =>
  Number(
    await textsOf(
      databaseUrl,
      `SELECT published::text AS one FROM article_counts JOIN journals ON journals.id = journal_id WHERE level = 'all' AND abbreviation = 'JS1'`,
    ),
  );

const at = <T>(all: readonly T[], time: number): T => {
  const one = all[time % all.length];
  if (one === undefined) throw new Error('There is nothing to ask for');
  return one;
};

const search = '/api/journalArticle/search';

/** What is searched for: common, rare and mistyped words, phrases, all that narrows down, far pages. */
const searchesOf = (size: number): Asked[] => [
  [
    'search, a common word',
    (time) => `${search}?q=${at(['species', 'new', 'genus', 'study', 'described'], time)}&page=${1 + (time % 9)}`,
  ],
  [
    'search, newest first',
    (time) => `${search}?q=${at(['species', 'genus', 'study'], time)}&sort=newest&page=${1 + (time % 9)}`,
  ],
  [
    'search, common words',
    (time) => `${search}?q=${at(['new+species', 'genus+data', 'study+time+analysis'], time)}&page=${1 + (time % 9)}`,
  ],
  [
    'search, last page',
    (time) => `${search}?q=species&page=${Math.max(1, Math.min(100, Math.floor(size / 40)) - (time % 9))}`,
  ],
  ['search, a word of some', (time) => `${search}?q=${wordAt(300 + time * 7)}`],
  ['search, a rare word', (time) => `${search}?q=${rareWordAt((31_337 * (time + 1)) % 150_000)}`],
  [
    'search, a phrase',
    (time) =>
      `${search}?q=%22${at(['new+species', 'of+the+genus', 'key+data', 'based+study'], time)}%22&page=${1 + (time % 3)}`,
  ],
  ['search, mistyped', (time) => `${search}?q=${mistyped(rareWordAt((31_337 * (time + 1)) % 150_000))}`],
  ['search, a beginning', (time) => `${search}?q=${wordAt(200 + time * 11).slice(0, 4 + (time % 3))}`],
  ['search, nothing there', (time) => `${search}?q=xqzwvkj${time}`],
  ['search, without a word', (time) => `${search}?q=species+-${wordAt(100 + time)}`],
  ['search, one or another', (time) => `${search}?q=${wordAt(200 + time)}+or+${wordAt(900 + time)}`],
  ['search, of a journal', (time) => `${search}?q=species&journal=JS${1 + (time % journalCount)}`],
  ['search, of a subject', (time) => `${search}?q=genus&subject=Engineering&page=${1 + (time % 9)}`],
  ['search, of a year', (time) => `${search}?q=study&year=${2026 - (time % 10)}`],
  ['search, everything', (time) => `${search}?page=${1 + (time % 90)}`],
  ['search, all of a subject', (time) => `${search}?subject=Engineering&page=${1 + (time % 9)}`],
  ['search, all of a year', (time) => `${search}?year=${2026 - (time % 10)}&page=${1 + (time % 3)}`],
];

/** Every query of the public site. */
export async function publicAddresses(databaseUrl: string, size: number): Promise<readonly Asked[]> {
  const ids = await idsOfSome(databaseUrl, size, false);
  const withText = await idsOfSome(databaseUrl, size, true);
  const journal = (time: number) => `JS${1 + (time % 20)}`;
  const lastOfJournal = Math.ceil((await mostOfAJournal(databaseUrl)) / 10);
  const lastPart = Math.max(1, Math.ceil(size / 10) - 200);
  return [
    ['home', (time) => `/api/journalArticle/page?size=${8 + (time % 5)}&withdrawn=left-out`],
    ['articles, far pages', (time) => `/api/journalArticle/page?page=${Math.max(1, lastPart - time * 3)}`],
    ['list of journals', () => '/api/journal'],
    ['a journal', (time) => `/api/journal/${journal(time)}`],
    ['a journal’s articles', (time) => `/api/journalArticle/page?journal=${journal(time)}`],
    [
      'the same, a far page',
      (time) => `/api/journalArticle/page?journal=JS1&page=${Math.max(1, lastOfJournal - 20 - time)}`,
    ],
    [
      'the same, without withdrawn',
      (time) => `/api/journalArticle/page?journal=${journal(time)}&size=5&withdrawn=left-out`,
    ],
    ['full issues on sale', () => '/api/fullIssue/getIssue'],
    ['an article', (time) => `/api/journalArticle/singlePublishedArticle/${at(ids, time)}`],
    ['an article with its text', (time) => `/api/journalArticle/singlePublishedArticle/${at(withText, time)}`],
    ['related articles', (time) => `/api/journalArticle/related/${at(ids, time)}`],
    ['citations', (time) => `/api/journalArticle/citations/${at(ids, time)}`],
    ['usage of an article', (time) => `/api/usage/articles/${at(ids, time)}`],
    ['entitlement', (time) => `/api/journalArticle/entitlement/${at(ids, time)}`],
    ...searchesOf(size),
    ['feed of all', () => '/all_articles.rss'],
    ['feed of a journal', (time) => `/journal/${journal(time)}/articles.rss`],
    ['sitemap, its pages', () => '/sitemap-pages.xml'],
  ];
}
