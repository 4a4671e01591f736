import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { record } from '../contracts/audit-log.ts';
import { formerMailboxes, manuscripts, users } from '../server/db/schema/index.ts';
import { reply } from './product/client.ts';
import { aBoard } from './product/deciding.ts';
import type { TestUser } from './product/factories.ts';
import { stepsWith } from './product/manuscript-steps.ts';
import { emailsWrittenTo } from './product/outbox.ts';
import {
  aManuscriptInReview,
  anAcceptedReview,
  aScholar,
  aSubmittedManuscript,
  giveRole,
  invited,
} from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const { journal, author, editor, chief, administrator } = await aBoard(product);

const named = (authorEmail: string, authorLastName = 'Author') => ({
  authorTitle: 'Dr.' as const,
  authorGivenName: 'Co',
  authorLastName,
  authorEmail,
  authorAffiliation: 'Somewhere',
  isCorresponding: false,
});
const alex = named('alex@example.org');
const toldOf = async ({ email }: { email: string }, id: string) =>
  (await emailsWrittenTo(product, email)).filter((one) => one.kind === 'named-as-author' && one.manuscriptId === id);
const countOf = async (person: { email: string }, id: string) => (await toldOf(person, id)).length;

test('an editor, editor in chief or administrator whom a manuscript names as an author is told so, once, and whom to write to', async () => {
  const authors = [alex, named(editor.email.replace('@', '+papers@')), named(administrator.email.toUpperCase())];
  const { id } = await aSubmittedManuscript(product, author, journal.id, { authors });
  expect([await countOf(editor, id), await countOf(administrator, id), await countOf(chief, id)]).toEqual([1, 1, 0]);
  expect(await countOf({ email: 'alex@example.org' }, id)).toBe(0);
  const [letter] = await toldOf(editor, id);
  expect(letter?.text).toContain('names you as an author');
  expect(letter?.text).toContain('If you are not an author of it, please write to ');
  expect(letter?.text).toContain(author.user.surname);
  // Another list of authors tells those whom it newly names, and by what was their address, too.
  await db.insert(formerMailboxes).values({ userId: chief.user.id, mailbox: 'former.chief@example.org' });
  const edit = stepsWith(product, id).edit;
  expect((await edit(author, { authors: [...authors, named('former.chief@example.org')] })).status).toBe(200);
  expect([await countOf(editor, id), await countOf(chief, id)]).toEqual([1, 1]);
});

test('whoever reviews it, by whichever address of theirs, learns of it from no letter: it would name its author', async () => {
  const [reviewing, asked, other] = [await aScholar(product), await aScholar(product), await aScholar(product)];
  const { id } = await aManuscriptInReview(product, author, journal.id, { authors: [alex] });
  await anAcceptedReview(product, id, reviewing);
  await invited(product, id, { email: `before.${asked.email}` });
  await db.insert(formerMailboxes).values({ userId: asked.user.id, mailbox: `before.${asked.email}` });
  for (const officer of [reviewing, asked, other]) await giveRole(product, officer, journal.id, 'editor');
  await db.update(manuscripts).set({ state: 'returned', turn: 'author' }).where(eq(manuscripts.id, id));
  const authors = [alex, ...[reviewing, asked, other].map(({ email }) => named(email))];
  expect((await stepsWith(product, id).edit(author, { authors })).status).toBe(200);
  expect([await countOf(reviewing, id), await countOf(asked, id), await countOf(other, id)]).toEqual([0, 0, 1]);
});

test('whoever holds no office at the journal, or submits it themselves is not told', async () => {
  const elsewhere = await aScholar(product);
  const { id } = await aSubmittedManuscript(product, editor, journal.id, {
    authors: [named(editor.email), named(elsewhere.email)],
  });
  expect([await countOf(editor, id), await countOf(elsewhere, id)]).toEqual([0, 0]);
});

test('the record: a change of authors says who was named and who was dropped, and nothing to whoever has a part', async () => {
  const { id } = await aSubmittedManuscript(product, author, journal.id, {
    authors: [alex, named(editor.email, 'Editor')],
  });
  const edit = stepsWith(product, id).edit;
  expect(
    (await edit(author, { authors: [{ ...alex, authorAffiliation: 'Elsewhere' }, named(chief.email, 'Chief')] }))
      .status,
  ).toBe(200);
  const { token } = administrator;
  const said = async (reader: { token: string }) =>
    (await reply(product, record.entries, { query: { subject: id, action: 'submitted-again' } }, reader)).entries.map(
      (entry) => entry.said,
    );
  const dropped = `version 2 · now names Co Chief (${chief.email}) · no longer names Co Editor (${editor.email})`;
  expect(await said({ token })).toEqual([dropped]);
  expect(
    (
      await edit(author, {
        articleTitle: 'On other examples',
        authors: [alex, named(chief.email.replace('@', '+papers@'), 'Chief')],
      })
    ).status,
  ).toBe(200);
  // Another spelling of an address is nobody else’s.
  expect(await said({ token })).toEqual(['version 3', dropped]);
  const makeAdministrator = ({ user }: TestUser, isAdmin: boolean) =>
    db.update(users).set({ isAdmin }).where(eq(users.id, user.id));
  await makeAdministrator(editor, true);
  expect(await said(editor)).toEqual([]);
  await makeAdministrator(editor, false);
});
