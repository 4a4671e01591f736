import pg from 'pg';
import { fillWithEmails, rareAddress, renewEmails } from '../many-emails.ts';
import { searched, wordOfOne } from '../many-manuscripts.ts';
import { people } from '../many-reviews.ts';
import { administrator, administratorsAccount } from '../measured-lists.ts';
import { startRunningProduct } from '../running-product.ts';
import type { Asked } from './addresses.ts';

async function withClient<T>(databaseUrl: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

const idOf = async (client: pg.Client, email: string): Promise<string | undefined> => {
  const { rows } = await client.query<{ id: string }>('SELECT id::text FROM users WHERE email = $1', [email]);
  return rows[0]?.id;
};

const manuscriptsFor = (size: number): number => Math.ceil(size / 10);

/**
 * Adds a manuscript for ten articles, each with three reviews and an email, and the readers of their lists; a reused
 * database is only refreshed.
 */
export async function fillSignedIn(databaseUrl: string, size: number): Promise<void> {
  const isThere = await withClient(databaseUrl, (client) => idOf(client, people.author));
  if (isThere !== undefined) return renewEmails(databaseUrl);
  // The product makes its first administrator as it starts.
  const product = await startRunningProduct({ DATABASE_URL: databaseUrl, DEMO: 'off', ...administratorsAccount });
  await product.stop();
  const administratorId = await withClient(databaseUrl, (client) => idOf(client, administrator));
  await fillWithEmails(databaseUrl, administratorId ?? '', manuscriptsFor(size));
}

type List = readonly [name: string, address: string];

/** The lists of an administrator, an editor, a reviewer and an author, where there are so many manuscripts. */
const listsOf = (manuscripts: number): Readonly<Record<string, readonly List[]>> => ({
  [administrator]: [
    ['verify queue', 'journalArticle/queue'],
    ['verify queue, a word', `journalArticle/queue?q=${searched.common}`],
    ['verify queue, a rare word', `journalArticle/queue?q=${wordOfOne(manuscripts - 1)}`],
    ['deleted manuscripts', 'journalArticle/deleted'],
    ['desk of an administrator', 'editorial/desk'],
    ['that desk, a word', `editorial/desk?q=${searched.common}`],
    ['that desk, a rare word', `editorial/desk?part=waiting&q=${wordOfOne(manuscripts)}`],
    ['outbox', 'outbox'],
    ['outbox, given up', 'outbox?state=failed'],
    ['outbox, a word', `outbox?q=${searched.common}`],
    ['outbox, an address', `outbox?q=${rareAddress}`],
    ['undeliverable addresses', 'undeliverable-addresses'],
    ['overview: what waits', 'administration/overview/waiting'],
    ['overview: unpaid fees', 'administration/overview/unpaid-fees'],
    ['overview: months', 'administration/overview/months'],
    ['people', 'administration/people'],
    ['people, by name', 'administration/people?q=example'],
    ['journals administered', 'administration/journals'],
    ['DOIs that are open', 'administration/dois/open'],
    ['record', 'administration/record'],
    ['payments', 'bookkeeping/payments'],
    ['mailings', 'mailings'],
  ],
  [people.editor]: [
    ['desk of an editor', 'editorial/desk'],
    ['desk of an editor, waiting', 'editorial/desk?part=waiting'],
    ['desk of an editor, decided', 'editorial/desk?part=decided'],
    ['desk of an editor, a word', `editorial/desk?q=${searched.common}`],
  ],
  [people.reviewer]: [
    ['reviews that are open', 'review/mine'],
    ['reviews that are done', 'review/mine?part=done'],
  ],
  [people.author]: [
    ['My Manuscripts', 'journalArticle/mine'],
    ['My Manuscripts, a word', `journalArticle/mine?q=${searched.tenth}`],
    ['numbers of the tabs', 'journalArticle/counts'],
    ['own outbox', 'outbox'],
  ],
});

/** What the screens of those who are signed in ask for. */
export async function signedInAddresses(databaseUrl: string, size: number): Promise<readonly Asked[]> {
  const inReview = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `SELECT manuscripts.id::text FROM manuscripts JOIN journals ON journals.id = journal_id
       WHERE abbreviation = 'JM2' AND state = 'in-review' ORDER BY manuscripts.id LIMIT 50`,
    );
    return rows.map(({ id }) => id);
  });
  const onDesk = (time: number) => `/api/editorial/manuscripts/${inReview[time % inReview.length]}`;
  return [
    ...Object.entries(listsOf(manuscriptsFor(size))).flatMap(([reader, own]) =>
      own.map(([name, address]): Asked => [name, () => `/api/${address}`, reader]),
    ),
    ['a manuscript on the desk', onDesk, people.editor],
    ['reviewers proposed', (time) => `${onDesk(time)}/proposals`, people.editor],
  ];
}
