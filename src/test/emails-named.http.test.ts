import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { contact } from '../contracts/contact.ts';
import { emails, manuscripts, orders } from '../server/db/schema/index.ts';
import { articleNumber } from '../server/domains/articles/index.ts';
import { composeSaved, findNamedManuscript, postMail } from '../server/domains/emails/index.ts';
import { migrationsFolder } from '../server/db/migrations-folder.ts';
import { allIsQuiet } from './canary/emails.ts';
import { reply } from './product/client.ts';
import { aManuscript } from './product/factories.ts';
import { anOrder } from './product/orders.ts';
import { aReportedManuscript, decideOn } from './product/revisions.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const reported = await aReportedManuscript(product);
const { id, author } = reported;
const about = (said: string) => findNamedManuscript(db, said);

/** What the migration does that gave letters their manuscript. */
function fillingStatements(): string[] {
  const name = readdirSync(migrationsFolder).find((file) => file.endsWith('_letters-of-manuscripts.sql')) ?? '';
  const statements = readFileSync(path.join(migrationsFolder, name), 'utf8').split('--> statement-breakpoint');
  // The migration uses the former names of a table and a column.
  return statements
    .filter((statement) => /^\s*UPDATE/.test(statement))
    .map((statement) => statement.replaceAll('"letters"', '"emails"').replaceAll('"letter_id"', '"email_id"'));
}

test('letters from before knew their manuscript by what they said; those about none stay so', async () => {
  await decideOn(product, reported, { kind: 'revise-minor' });
  await reply(product, accounts.forgotPassword, { body: { email: author.email } });
  await allIsQuiet(product);
  const read = () =>
    db
      .select({ kind: emails.kind, to: emails.toAddress, manuscriptId: emails.manuscriptId })
      .from(emails)
      .orderBy(asc(emails.id));
  const written = await read();
  expect(written.filter(({ manuscriptId }) => manuscriptId === id).length).toBeGreaterThan(6);
  expect(written.filter(({ manuscriptId }) => manuscriptId === null).map(({ kind }) => kind)).toContain('reset');
  await db.update(emails).set({ manuscriptId: null });
  const filling = fillingStatements();
  expect(filling.length).toBeGreaterThan(0);
  for (const statement of filling) await db.execute(sql.raw(statement));
  expect(await read()).toEqual(written);
});

test('a text names a manuscript by an id of it, of an invitation or an order, by its number or its quoted title; one that peers review before others', async () => {
  const order = await anOrder(product, author.user.id);
  await db.update(orders).set({ manuscriptId: id, fullIssueId: null, plan: null }).where(eq(orders.id, order.id));
  const [invitationId = ''] = reported.reports;
  const [numbered] = await db.select({ number: manuscripts.number }).from(manuscripts).where(eq(manuscripts.id, id));
  for (const named of [
    id,
    id.toUpperCase(),
    invitationId,
    order.id,
    articleNumber(id),
    numbered?.number ?? '',
    '“On\n examples”',
    '"On examples"',
  ])
    expect(await about(`Something about ${named}.`)).toBe(id);
  const verified = await aManuscript(product, author, { title: 'On examples' });
  expect(await about('“On examples”')).toBe(id);
  expect(await about(`${verified.id} and “On examples”`)).toBe(id);
  expect(await about(articleNumber(verified.id))).toBe(verified.id);
  for (const none of ['On examples', 'A000XYZ', 'J-2026-0001', '“”', '', author.user.id])
    expect(await about(none)).toBeNull();
});

test('what came from elsewhere is about the manuscript that it names: a message to the house, and what an earlier version left', async () => {
  const message = {
    username: 'A reviewer',
    email: 'reviewer@elsewhere.test',
    contact: '',
    homepage: '',
    subject: `About ${articleNumber(id)}`,
    message: 'I cannot open the file that I am to review.',
  };
  await reply(product, contact.send, { body: message });
  await reply(product, contact.send, { body: { ...message, subject: 'Good morning' } });
  const html = '<p>“On examples”</p>';
  const earlier = {
    to: 'earlier@example.org',
    subject: 'Your review',
    text: '“On examples”',
    html,
    messageId: 'e@x.test',
  };
  await postMail(product.system, earlier, composeSaved);
  const of = async (subject: string) =>
    (await db.select().from(emails).where(eq(emails.subject, subject))).map(({ manuscriptId }) => manuscriptId);
  expect(await of(`Contact form: About ${articleNumber(id)}`)).toEqual([id]);
  expect(await of('Contact form: Good morning')).toEqual([null]);
  expect(await of('Your review')).toEqual([id]);
});
