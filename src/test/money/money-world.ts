import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Actor, Context } from '../../server/context.ts';
import { openDatabase, type Database } from '../../server/db/database.ts';
import {
  files,
  fullIssues,
  handlingFees,
  journals,
  emails,
  manuscripts,
  uploads,
  users,
} from '../../server/db/schema/index.ts';
import type { Jobs } from '../../server/jobs/jobs.ts';
import { testDatabase } from '../test-database.ts';
import { providerOfTruth } from './provider-of-truth.ts';
import { atTheEnd } from '../at-the-end.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A part that money never touches: whoever reaches for it is wrong. */
const untouched = (part: string): never =>
  // Nothing of it is ever read but in a test that then fails.
  new Proxy(
    {},
    {
      get: () => {
        throw new Error(`Money needs no ${part}`);
      },
    },
  ) as never;

/** Jobs as rows of a table of the test's own, written and lost with the transaction that asks for them. */
const jobs: Jobs = {
  enqueue: async (db, name, payload) => {
    await db.execute(sql`insert into noted_jobs (name, payload) values (${name}, ${JSON.stringify(payload)}::jsonb)`);
  },
  enqueueAll: async (db, name, payloads) => {
    for (const payload of payloads) await jobs.enqueue(db, name, payload);
  },
  check: () => Promise.resolve(),
};

/** A database of a suite's own, with what all its runs share: a table of jobs, a journal and a full issue. */
export async function aMarket(at: Date) {
  const { url } = await testDatabase();
  const { db, close } = openDatabase(url, () => undefined);
  atTheEnd(close);
  await db.execute(
    sql`create table noted_jobs (id bigint generated always as identity primary key, name text, payload jsonb)`,
  );
  const [journalId, fileId, issueId] = [v7(), v7(), v7()];
  const started = { startYear: 2020, startMonth: 1, language: 'English', subject: 'Other Journals', createdAt: at };
  await db.insert(journals).values({ id: journalId, title: 'Examples', abbreviation: 'EX', ...started });
  const file = { purpose: 'issue-document', name: 'issue.pdf', mediaType: 'application/pdf' } as const;
  await db.insert(files).values({ id: fileId, ...file, size: 1, sha256: '', storageKey: '', createdAt: at });
  const place = { volume: '1', number: '2', name: 'Weeks', description: '', lookupKey: 'issue_one', createdAt: at };
  const price = { priceMinor: 14_900, currency: 'AED' };
  await db
    .insert(fullIssues)
    .values({ id: issueId, journalId, coverFileId: fileId, documentFileId: fileId, ...place, ...price });
  return { db, journalId, issueId };
}

export type Market = Awaited<ReturnType<typeof aMarket>>;

async function aPerson(db: Database, at: Date) {
  const id = v7();
  const email = `${id}@example.org`;
  const name = { title: 'Dr', surname: 'Example', otherName: 'Alex', affiliation: 'University', country: 'AE' };
  await db.insert(users).values({ id, email, passwordHash: '', ...name, emailVerifiedAt: at, createdAt: at });
  return { id, email };
}

/** An accepted manuscript whose author has chosen open access. */
async function anOwedFee({ db, journalId }: Market, userId: string, at: Date): Promise<string> {
  const [id, uploadId] = [v7(), v7()];
  await db.insert(uploads).values({ id: uploadId, ownerId: userId, createdAt: at });
  const contents = { title: 'On examples', abstract: '', keywords: [], authors: [], fileIds: [] };
  const times = { submittedAt: at, waitingSince: at, updatedAt: at };
  const state = { state: 'published', specialReview: false, volume: 1, issue: 1 } as const;
  await db
    .insert(manuscripts)
    .values({ id, journalId, submittingUserId: userId, uploadId, ...contents, ...state, ...times });
  const fee = {
    listMinor: 250_000,
    currency: 'AED',
    mode: 'open',
    waiverPercent: 40,
    country: 'AE',
    acceptedAt: at,
  } as const;
  await db.insert(handlingFees).values({ manuscriptId: id, ...fee });
  return id;
}

/** A person, what they may buy, a provider and a clock: everything that one run is about. */
export async function aWorld(market: Market, startsAt: Date) {
  const { db, issueId } = market;
  const clock = { now: startsAt };
  const person = await aPerson(db, startsAt);
  const truth = providerOfTruth(() => clock.now, `cs_${person.id}_`);
  const manuscriptId = await anOwedFee(market, person.id, startsAt);
  const contextFor = (actor: Actor): Context => ({
    actor,
    db,
    primary: db,
    replicaState: () => 'none',
    payments: truth.provider,
    jobs,
    storage: untouched('storage'),
    inspection: untouched('inspection'),
    conversion: untouched('conversion'),
    resumable: untouched('uploads'),
    locks: untouched('locks'),
    mail: untouched('mail'),
    registrar: untouched('registrar'),
    orcid: untouched('orcid'),
    workSearch: untouched('search of works'),
    site: {
      name: 'Colophon',
      url: 'https://c.example',
      firstContactEmail: 'c@c.example',
      isDemo: false,
      maxUploadBytes: 1,
      counterRegistryRecord: '',
      legalName: 'Colophon',
      vat: null,
    },
    log: quiet,
    now: () => clock.now,
    renewPages: () => Promise.resolve(),
    announcePublicChange: () => Promise.resolve(),
  });
  const asPerson = (isAdmin: boolean): Actor => ({
    kind: 'user',
    userId: person.id,
    email: person.email,
    isAdmin,
    sessionId: person.id,
  });
  return {
    db,
    clock,
    truth,
    person,
    issueId,
    manuscriptId,
    reader: contextFor(asPerson(false)),
    administrator: contextFor(asPerson(true)),
    system: contextFor({ kind: 'system', task: 'test' }),
    /** The sessions into which the person was led: those they can pay. */
    led: new Array<string>(),
    jobsDone: { upTo: await lastJob(db), mails: new Array<{ readonly subject: string; readonly text: string }>() },
    documentsBefore: await countNumbers(db),
  };
}

export type World = Awaited<ReturnType<typeof aWorld>>;

async function lastJob(db: Database): Promise<number> {
  const { rows } = await db.execute<{ last: string | null }>(sql`select max(id) as last from noted_jobs`);
  return Number(rows[0]?.last ?? 0);
}

/** How many numbers of invoices and credit notes have been given out in all series together. */
export async function countNumbers(db: Database): Promise<number> {
  const { rows } = await db.execute<{ given: string | null }>(sql`select sum(last) as given from document_series`);
  return Number(rows[0]?.given ?? 0);
}

/** The next job that nobody has done. */
export async function nextJob({ db, jobsDone }: World) {
  const { rows } = await db.execute<{ id: string; name: string; payload: unknown }>(
    sql`select id, name, payload from noted_jobs where id > ${jobsDone.upTo} order by id limit 1`,
  );
  return rows[0] ?? null;
}

/** What an email says. */
export async function emailOf({ db }: World, id: string) {
  const [letter] = await db.select().from(emails).where(eq(emails.id, id));
  return { subject: letter?.subject ?? '', text: letter?.text ?? '' };
}
