import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { assignment } from '../contracts/assignment.ts';
import { editorial } from '../contracts/editorial.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { reviews } from '../contracts/reviews.ts';
import { setSiteZone, siteZone } from '../contracts/site-zone.ts';
import { journals, manuscriptNumbers } from '../server/db/schema/index.ts';
import { reply, send } from './product/client.ts';
import { aBoard } from './product/deciding.ts';
import { deskOf } from './product/editing.ts';
import { aJournal, aManuscript, aSubmission, aUser } from './product/factories.ts';
import { nextMail } from './product/outbox.ts';
import { aManuscriptInReview, aScholar, aSubmittedManuscript, invited } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const author = await aUser(product);
const year = new Date().getUTCFullYear();
const create = (body: Awaited<ReturnType<typeof aSubmission>>) =>
  reply(product, manuscripts.create, { body }, { token: author.token });
const numberIn = async (journalId: string) => (await aManuscript(product, author, { journalId })).manuscriptNumber;
const inJournal = async (abbreviation: string) => {
  const { id } = await aJournal(product);
  await product.parts.db.update(journals).set({ abbreviation }).where(eq(journals.id, id));
  return id;
};

test('submissions at once get consecutive numbers, each its own; a repeated one keeps its number and uses up none', async () => {
  const journalId = await inJournal('EIJER');
  const bodies = await Promise.all(Array.from({ length: 6 }, () => aSubmission(product, author, { journalId })));
  const [first] = bodies;
  if (!first) throw new Error('nothing to submit');
  const created = await Promise.all([...bodies, first, first].map(create));
  const numbers = created.map(({ article }) => article.manuscriptNumber);
  expect([...new Set(numbers)].toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `EIJER-${year}-000${n}`));
  expect(numbers.slice(6)).toEqual([numbers[0], numbers[0]]);
  expect(await numberIn(journalId)).toBe(`EIJER-${year}-0007`);
});

test('each journal counts for itself; after 9999 a number grows; a new abbreviation begins again', async () => {
  const [one, other] = [await inJournal('ONE'), await inJournal('OTHER')];
  expect([await numberIn(one), await numberIn(other)]).toEqual([`ONE-${year}-0001`, `OTHER-${year}-0001`]);
  await product.parts.db.update(manuscriptNumbers).set({ last: 9998 }).where(eq(manuscriptNumbers.abbreviation, 'one'));
  expect([await numberIn(one), await numberIn(one)]).toEqual([`ONE-${year}-9999`, `ONE-${year}-10000`]);
  await product.parts.db.update(journals).set({ abbreviation: 'UNO' }).where(eq(journals.id, one));
  expect(await numberIn(one)).toBe(`UNO-${year}-0001`);
});

test('the year is that of the site’s time zone, and each year counts from 1', async () => {
  const journalId = await inJournal('ZONE');
  const newYear = Date.UTC(year + 1, 0, 1) - Date.now();
  const usual = siteZone();
  try {
    // An hour before the new year in London.
    product.moveClock(newYear - 3_600_000);
    const later = await aUser(product);
    const numberAt = async (zone: string) => {
      setSiteZone(zone);
      return (await aManuscript(product, later, { journalId })).manuscriptNumber;
    };
    expect([await numberAt('Europe/London'), await numberAt('Asia/Dubai')]).toEqual([
      `ZONE-${year}-0001`,
      `ZONE-${year + 1}-0001`,
    ]);
  } finally {
    setSiteZone(usual);
    product.moveClock(3_600_000 - newYear);
  }
});

test('editors find a manuscript by its number; their list, its page and the table name it', async () => {
  const { journal, author: writer, editor } = await aBoard(product);
  const { id, manuscriptNumber } = await aSubmittedManuscript(product, writer, journal.id);
  await aSubmittedManuscript(product, writer, journal.id);
  for (const q of [manuscriptNumber, manuscriptNumber.toLowerCase()])
    expect((await deskOf(product, editor, { part: 'all', q })).manuscripts).toMatchObject([{ id, manuscriptNumber }]);
  expect(await reply(product, editorial.single, { params: { articleId: id } }, editor)).toMatchObject({
    manuscriptNumber,
  });
  const table = await send(product, assignment.deskTable, { query: { part: 'all', q: manuscriptNumber } }, editor);
  expect(table.text.split('\r\n')[1]).toContain(manuscriptNumber);
});

test('authors and reviewers read the same number on their pages and in their emails', async () => {
  const { journal, author: writer } = await aBoard(product);
  const { id, manuscriptNumber } = await aManuscriptInReview(product, writer, journal.id);
  expect((await nextMail(product, writer.email, /^Submission received/)).text).toContain(manuscriptNumber);
  const reviewer = await aScholar(product);
  const { invitationId } = await invited(product, id, reviewer);
  const params = { invitationId };
  expect((await reply(product, reviews.single, { params }, reviewer)).manuscriptNumber).toBe(manuscriptNumber);
  await reply(product, reviews.answer, { params, body: { isAccepted: true } }, reviewer);
  expect((await nextMail(product, reviewer.email, /^Your review/)).text).toContain(manuscriptNumber);
});
