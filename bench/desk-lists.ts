import { parseArgs } from 'node:util';
import pg from 'pg';
import { deskParts } from '../src/contracts/desk-values.ts';
import { manuscriptStatuses } from '../src/contracts/constants.ts';
import { measureLists, type Sample } from './desk-times.ts';
import { fillWithReviews, people, sectionQuery } from './many-reviews.ts';
import { searched, wordOfOne } from './many-manuscripts.ts';
import { administrator, administratorsAccount, signIn, withDatabase, type Reader } from './measured-lists.ts';
import { createDatabase } from '../src/server/db/embedded/create-database.ts';
import { startRunningProduct } from './running-product.ts';

/**
 * Every list and filter of the editors' desk and of manuscripts with many of them: `node bench/desk-lists.ts [--size 100000] [--requests 20]`.
 * The times of the database are its own, so that they mean something on a busy machine, too.
 */
const { values } = parseArgs({
  options: { size: { type: 'string', default: '100000' }, requests: { type: 'string', default: '20' } },
});
const size = Number(values.size);
/** Milliseconds within which nine of ten answers come. */
const budget = 50;

interface Ids {
  readonly colleague: string;
  readonly section: string;
}

const query = (parameters: Readonly<Record<string, string>>) => String(new URLSearchParams(parameters));

/** What narrows a part of the desk, by a name. */
function filters({ colleague, section }: Ids): [string, Record<string, string>][] {
  return [
    ['', {}],
    ['a journal', { journal: 'JM1' }],
    ['a section', { section }],
    ['an editor', { editor: colleague }],
    ['a section and an editor', { section, editor: colleague }],
    ['a common word', { q: searched.common }],
    ['a word in ten', { q: searched.tenth }],
    ['a rare word', { q: wordOfOne(size) }],
    ['no such word', { q: 'unheardof' }],
    ['a section and a word', { section, q: searched.tenth }],
  ];
}

/** The second page of a list, if it has one. */
async function secondPage(reader: Reader, address: string): Promise<string[]> {
  const next = await reader.read(address);
  return next === null ? [] : [`${address}&after=${encodeURIComponent(next)}`];
}

async function desksOf(who: string, reader: Reader, ids: Ids): Promise<Sample[]> {
  const lists = deskParts.flatMap((part) => [
    ...filters(ids).map(([name, wish]): Sample => {
      const address = `editorial/desk?${query({ part, ...wish })}`;
      return [`${who}: ${part}${name && `, ${name}`}`, reader, address];
    }),
    ...(part === 'all' || part === 'needs-me' ? manuscriptStatuses : []).map((status): Sample => [
      `${who}: ${part}, ${status}`,
      reader,
      `editorial/desk?${query({ part, status })}`,
    ]),
  ]);
  const seconds: Sample[] = [];
  for (const part of deskParts)
    for (const address of await secondPage(reader, `editorial/desk?${query({ part })}`))
      seconds.push([`${who}: ${part}, second page`, reader, address]);
  return [...lists, ...seconds];
}

const otherLists = (who: string, reader: Reader): Sample[] => [
  [`${who}: My Manuscripts`, reader, 'journalArticle/mine'],
  [`${who}: My Manuscripts, a word in ten`, reader, `journalArticle/mine?q=${searched.tenth}`],
  ...manuscriptStatuses.map((status): Sample => [
    `${who}: My Manuscripts, ${status}`,
    reader,
    `journalArticle/mine?${query({ status })}`,
  ]),
  [`${who}: numbers of the tabs`, reader, 'journalArticle/counts'],
  [`${who}: reviews that are open`, reader, 'review/mine'],
  [`${who}: reviews that are done`, reader, 'review/mine?part=done'],
];

const queues = (reader: Reader): Sample[] => [
  ['administrator: verification queue', reader, 'journalArticle/queue'],
  ['administrator: verification queue, a word', reader, `journalArticle/queue?q=${searched.tenth}`],
  ['administrator: deleted', reader, 'journalArticle/deleted'],
];

async function samples(url: string, client: pg.Client): Promise<Sample[]> {
  const { rows } = await client.query<{ id: string }>(sectionQuery('JM1'));
  const [office, editor] = [await signIn(url, administrator), await signIn(url, people.editor)];
  const colleague = await signIn(url, people.colleague);
  const ids = { colleague: colleague.userId, section: rows[0]?.id ?? '' };
  const [reviewer, author] = [await signIn(url, people.reviewer), await signIn(url, people.author)];
  return [
    ...(await desksOf('administrator', office, ids)),
    ...(await desksOf('editor of two', editor, ids)),
    ...(await desksOf('editor of ten', colleague, ids)),
    ...otherLists('author', author),
    ...otherLists('reviewer', reviewer),
    ...queues(office),
  ];
}

await withDatabase(
  { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_planning': 'on' },
  async (server) => {
    const databaseUrl = await createDatabase(server, `desk_${size}`);
    const product = await startRunningProduct({
      DATABASE_URL: databaseUrl,
      DEMO: 'off',
      CALL_LIMITS: 'off',
      ...administratorsAccount,
    });
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query('CREATE EXTENSION pg_stat_statements');
      await fillWithReviews(databaseUrl, (await signIn(product.url, administrator)).userId, size);
      const isSaved = await measureLists(
        await samples(product.url, client),
        { client, cost: product.cost },
        {
          budget,
          requests: Number(values.requests),
        },
      );
      if (!isSaved) process.exitCode = 1;
    } finally {
      await client.end();
      await product.stop();
    }
  },
);
