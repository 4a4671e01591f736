import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createDatabase } from '../src/server/db/embedded/create-database.ts';
import { startEmbeddedPostgres } from '../src/server/db/embedded/start-embedded-postgres.ts';
import { openSmtpServer } from '../src/test/mail/smtp-server.ts';
import { watchMemory } from '../src/test/product/process-memory.ts';
import { median } from './answer-time.ts';
import { startRunningProduct } from './running-product.ts';

/** As many people as asked for news, or as many as a first try is content with. */
const recipients = Number(process.env.BENCH_RECIPIENTS ?? 50_000);
/** For so long the site is looked at while emails leave. */
const watched = 30_000;
/** In megabytes: what a mailing may take more, however many it goes to. */
const memoryBudget = 100;
/** The site's answers beside a mailing, against those before it. */
const worstRatio = 2;
/** The time limit for a password email, in milliseconds. */
const overtaking = 10_000;

const account = { email: 'admin@bench.example', password: 'Bench-Password-1!' };
const json = { 'content-type': 'application/json' };

type MailServer = Awaited<ReturnType<typeof openSmtpServer>>;

/** The usual time of an answer from the database, in milliseconds, asked one at a time for so long. */
async function answerTime(url: string, milliseconds: number): Promise<number> {
  const times: number[] = [];
  for (const end = Date.now() + milliseconds; Date.now() < end; await wait(20)) {
    const start = performance.now();
    await (await fetch(`${url}/api/journalArticle/page`)).arrayBuffer();
    times.push(performance.now() - start);
  }
  return median(times);
}

async function fill(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO users (id, email, password_hash, title, surname, other_name, affiliation, country, marketing_communications, email_verified_at, created_at)
     SELECT gen_random_uuid(), 'reader' || n || '@readers.example', '', 'Dr', 'Reader', 'Alex', 'Example University', 'AE', true, now(), now()
     FROM generate_series(1, $1::int) n`,
    [recipients],
  );
  await client.query('VACUUM ANALYZE');
}

async function handIn(url: string): Promise<void> {
  const login = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: json, body: JSON.stringify(account) });
  // Our own server's answer, by its contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { token } = (await login.json()) as { token: string };
  const news = { subject: 'News', emailContent: `<p>${'It is out. '.repeat(100)}</p>`, emailType: 'marketing' };
  const headers = { ...json, authorization: `Bearer ${token}` };
  const body = JSON.stringify(news);
  const answer = await fetch(`${url}/api/auth/send-marketing-email`, { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`The mailing was not taken: ${await answer.text()}`);
}

/** How long a person waits for their own email during the mailing, in milliseconds. */
async function timeToOvertake(url: string, { messagesTo }: MailServer): Promise<number> {
  const start = performance.now();
  const body = JSON.stringify({ email: account.email });
  await fetch(`${url}/api/auth/forget-password`, { method: 'POST', headers: json, body });
  while (messagesTo(account.email).length === 0 && performance.now() - start < overtaking * 3) await wait(20);
  return performance.now() - start;
}

async function measure(databaseUrl: string, mail: MailServer): Promise<boolean> {
  const product = await startRunningProduct({
    DATABASE_URL: databaseUrl,
    DEMO: 'off',
    CALL_LIMITS: 'off',
    SMTP_URL: mail.url,
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
  });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await fill(client);
    await answerTime(product.url, 3000);
    const before = await answerTime(product.url, 10_000);
    const memory = watchMemory(product.pid);
    await handIn(product.url);
    const beside = await answerTime(product.url, watched);
    const overtaken = await timeToOvertake(product.url, mail);
    const { server } = await memory.stop();
    const { rows } = await client.query<{ written: string }>(
      'SELECT count(*) AS written FROM emails WHERE mailing_id IS NOT NULL',
    );
    const isSaved = server < memoryBudget && beside / before < worstRatio && overtaken < overtaking;
    const facts = [
      `${rows[0]?.written} letters written, ${mail.received.length} sent in ${watched / 1000} s`,
      `memory +${server.toFixed(0)} MB (budget ${memoryBudget})`,
      `an answer ${before.toFixed(1)} ms before, ${beside.toFixed(1)} ms beside it, ratio ${(beside / before).toFixed(2)} (goal: below ${worstRatio})`,
      `a letter to one person after ${(overtaken / 1000).toFixed(1)} s (budget ${overtaking / 1000})`,
    ];
    process.stdout.write(
      `A mailing to ${recipients.toLocaleString('en-GB')}: ${facts.join('; ')}: ${isSaved ? 'kept' : 'NOT KEPT'}\n`,
    );
    return isSaved;
  } finally {
    await client.end();
    await product.stop();
  }
}

/** Sends a mailing to very many, and prints what it costs; true where memory, the site and other emails bear it. */
export async function mailingStaysSteady(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-bench-mailing-'));
  // The account that PostgreSQL runs under must be able to pass.
  chmodSync(folder, 0o755);
  const settings = { fsync: 'off', synchronous_commit: 'off' };
  const server = await startEmbeddedPostgres({ dataDir: folder, settings, log: () => {} });
  const mail = await openSmtpServer({ isForgetful: true });
  try {
    return await measure(await createDatabase(server.url, 'mailing'), mail);
  } finally {
    await mail.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
