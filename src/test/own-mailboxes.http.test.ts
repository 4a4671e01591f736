import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { formerMailboxes, manuscripts } from '../server/db/schema/index.ts';
import { holdersOf } from '../server/domains/accounts/index.ts';
import { inTransaction } from '../server/in-transaction.ts';
import { withoutConflicts } from '../server/domains/conflicts/index.ts';
import { aBoard } from './product/deciding.ts';
import { aManuscriptInReview, anAcceptedReview, aScholar } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const { journal, author, editor, chief } = await aBoard(product);

test('who of many people has no part in a manuscript is asked at once, by every mailbox of each', async () => {
  const [named, formerly, reviewing] = [await aScholar(product), await aScholar(product), await aScholar(product)];
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const [manuscript] = await db
    .select()
    .from(manuscripts)
    .where(sql`${manuscripts.id} = ${id}`);
  if (!manuscript) throw new Error('There is no manuscript');
  const [first] = manuscript.authors;
  if (!first) throw new Error('There is no author');
  const authors = [named.email.replace('@', '+x@'), `old.${formerly.email}`].map((authorEmail) => ({
    ...first,
    authorEmail,
  }));
  await db
    .update(manuscripts)
    .set({ authors })
    .where(sql`${manuscripts.id} = ${id}`);
  await db.insert(formerMailboxes).values({ userId: formerly.user.id, mailbox: `old.${formerly.email}` });
  await anAcceptedReview(product, id, reviewing);
  const people = [author, named, editor, formerly, reviewing, chief].map(({ user, email }) => ({
    userId: user.id,
    email,
  }));
  // Jobs ask outside of this transaction meanwhile.
  await inTransaction(product.system, async (tx) => {
    const [executed, selected] = [vi.spyOn(tx.db, 'execute'), vi.spyOn(tx.db, 'select')];
    const found = await withoutConflicts(tx, people, manuscript);
    expect(found.map(({ email }) => email)).toEqual([editor.email, chief.email]);
    expect([executed.mock.calls.length, selected.mock.calls.length]).toEqual([1, 0]);
  });
});

test('whose a mailbox is, or was, is looked for along indexes, however many accounts there are', async () => {
  await db.execute(sql`
    insert into users (id, email, password_hash, title, surname, other_name, affiliation, country, created_at)
    select gen_random_uuid(), 'of-many-' || number || '@many.test', '', '', '', '', '', '', now() from generate_series(1, 3000) number`);
  await db.execute(sql`
    insert into former_mailboxes (user_id, mailbox) select id, 'former-' || email from users where email like 'of-many-%'`);
  await db.execute(sql`analyze users, former_mailboxes`);
  const asked = holdersOf(sql`array[${'of-many-7@many.test'}, ${'former-of-many-8@many.test'}]::text[]`);
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${asked}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toMatch(/users_by_mailbox[^]*former_mailboxes_by_mailbox/);
  expect((await db.execute(asked)).rows).toHaveLength(2);
});
