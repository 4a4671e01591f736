import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { accounts } from '../contracts/accounts.ts';
import { corrections } from '../contracts/corrections.ts';
import { record } from '../contracts/audit-log.ts';
import { articles as articleRows } from '../server/db/schema/index.ts';
import { refusal, reply, send } from './product/client.ts';
import { aCorrectionDesk } from './product/correction-desk.ts';
import { aCorrectedPdf, aCorrection, bringCorrectedPdf, correct } from './product/corrections.ts';
import { aManuscript, aPdf, password } from './product/factories.ts';
import { clearAfter, day } from './product/later.ts';
import { detailOf } from './product/manuscript-steps.ts';
import { emailsTo, newestMails, nextMail } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const { administrator, colleague, aPublished, single, entriesOf, imported } = await aCorrectionDesk(product);

test('a corrected PDF is inspected as others are, and is taken for its own article from who brought it', async () => {
  const [id, other] = [await imported(), await imported()];
  const bring = (name: string, bytes: string | Uint8Array<ArrayBuffer>) =>
    bringCorrectedPdf(product, administrator, id, { name, bytes });
  expect((await bring('corrected.pdf', '<html><script>alert(1)</script></html>')).status).toBe(415);
  expect((await bring('corrected.docx', aPdf())).status).toBe(415);
  const pdfUrl = await aCorrectedPdf(product, administrator, id);
  for (const [person, article] of [
    [colleague, id],
    [administrator, other],
  ] as const) {
    const refused = await correct(product, person, article, { pdfUrl });
    expect([refused.status, detailOf(refused)]).toEqual([422, expect.stringContaining('did not upload this PDF')]);
  }
  const { author } = await aPublished();
  const [theirs = ''] = (await aManuscript(product, author)).filesURL;
  expect((await correct(product, administrator, id, { pdfUrl: theirs })).status).toBe(422);
  expect((await correct(product, administrator, id, { pdfUrl: `/api/files/${v7()}` })).status).toBe(422);
  expect((await correct(product, administrator, id, { pdfUrl })).status).toBe(200);
  const same = await correct(product, administrator, id, {
    pdfUrl: await aCorrectedPdf(product, administrator, id),
    corrections: 1,
  });
  expect([same.status, detailOf(same)]).toEqual([422, expect.stringContaining('Readers already get')]);
});

test('an earlier PDF stays when leftovers are cleared; one that no correction took goes', async () => {
  const id = await imported();
  const place = (number: number) => ({ params: { journalAbbreviation: 'CORR', articleId: id, number } });
  const [first, second] = [
    await aCorrectedPdf(product, administrator, id, 'first'),
    await aCorrectedPdf(product, administrator, id, 'second'),
  ];
  const unused = await aCorrectedPdf(product, administrator, id, 'unused');
  await correct(product, administrator, id, { pdfUrl: first });
  await correct(product, administrator, id, { pdfUrl: second, corrections: 1 });
  await clearAfter(product, 2 * day);
  expect((await send(product, corrections.earlierPdf, place(2))).text).toContain('first');
  expect((await refusal(product, corrections.earlierPdf, place(1))).status).toBe(404);
  const gone = await correct(product, administrator, id, { pdfUrl: unused, corrections: 2 });
  expect([gone.status, detailOf(gone)]).toEqual([422, expect.stringContaining('Choose it again')]);
}, 60_000);

test('the record has what changed, from and to; administrators read it in words', async () => {
  const { id } = await aPublished();
  const { articleTitle: from } = await single(id);
  const pdfUrl = await aCorrectedPdf(product, administrator, id);
  const wish = { articleTitle: 'To this', articleKeywords: ['one', 'two'], pdfUrl };
  expect((await correct(product, administrator, id, wish)).status).toBe(200);
  const [entry] = await entriesOf(id);
  expect(entry).toMatchObject({
    actor: `user:${administrator.user.id}`,
    details: {
      reason: aCorrection().notice,
      correction: 1,
      corrected: {
        title: { from, to: 'To this' },
        keywords: { to: ['one', 'two'] },
        pdf: { to: pdfUrl.split('/').at(-1) },
      },
    },
  });
  const { entries } = await reply(
    product,
    record.entries,
    { query: { subject: id, action: 'correct' } },
    administrator,
  );
  expect(entries[0]).toMatchObject({ what: 'corrected the article' });
  expect(entries[0]?.said).toContain(`title from “${from}” to “To this”`);
  expect(entries[0]?.said).toContain('another PDF');
  expect(entries[0]?.said).toContain(aCorrection().notice);
});

test('the authors get a letter with the notice, once to a mailbox', async () => {
  const { author, id } = await aPublished();
  const coauthor = `co-${v7()}@example.org`;
  const [row] = await db.select().from(articleRows).where(eq(articleRows.id, id));
  const [first] = row?.authors ?? [];
  if (!first) throw new Error('The article has no author');
  const authors = [
    first,
    { ...first, authorLastName: 'Second', email: coauthor },
    { ...first, email: author.email.toUpperCase() },
  ];
  await db.update(articleRows).set({ authors }).where(eq(articleRows.id, id));
  await correct(product, administrator, id);
  for (const to of [author.email, coauthor]) {
    const letter = await nextMail(product, to, /^Article corrected/);
    expect(letter.text).toContain(aCorrection().notice);
    expect(letter.text).toContain(`/journal/CORR/${id}`);
  }
  expect((await emailsTo(product, author.email)).filter((subject) => subject.includes('corrected'))).toHaveLength(1);
});

test('a correction outlives the account of its author, and then no letter goes', async () => {
  const { author, id } = await aPublished();
  const deletion = { params: { id: author.user.id }, body: { currentPassword: password } };
  await reply(product, accounts.deleteAccount, deletion, author);
  expect((await correct(product, administrator, id)).status).toBe(200);
  expect((await emailsTo(product, author.email)).filter((subject) => subject.includes('corrected'))).toEqual([]);
  expect((await newestMails(product, 50)).filter(({ to }) => to.endsWith('.invalid'))).toEqual([]);
});
