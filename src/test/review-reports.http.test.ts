import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { reviews } from '../contracts/reviews.ts';
import { manuscripts, mutedReminders, records, reviewReports } from '../server/db/schema/index.ts';
import { wordsIn } from './documents/everything-in.ts';
import { plantedPdf } from './documents/planted-pdf.ts';
import { aReview as aReviewOf, attach, typed } from './product/a-review.ts';
import { addressOf, reply, send } from './product/client.ts';
import { aPdf } from './product/factories.ts';
import { clearAfter, day } from './product/later.ts';
import { statusesOf } from './product/manuscript-steps.ts';
import { emailsTo, nextMail } from './product/outbox.ts';
import { aManuscriptInReview, aReport, aReviewedJournal, aScholar, invited, keptAs } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const journal = await aReviewedJournal(product);
const author = await aScholar(product);
const [editor, muter] = [
  await aScholar(product, { role: { journalId: journal.id, role: 'editor' } }),
  await aScholar(product, { role: { journalId: journal.id, role: 'editor' } }),
];
await db.insert(mutedReminders).values({ userId: muter.user.id, kind: 'reports-in' });

const aReview = (articleId?: string) =>
  aReviewOf(product, { author, journalId: journal.id, ...(articleId && { articleId }) });
const turnOf = async (id: string) => (await db.select().from(manuscripts).where(eq(manuscripts.id, id)))[0]?.turn;

test('every word is kept as it is typed; of two tabs the later one is told, and nothing of either is lost', async () => {
  const { save, read } = await aReview();
  expect(await read()).toMatchObject({ draftVersion: 0, report: null, state: 'accepted' });
  expect((await save(0, typed('One'))).status).toBe(200);
  expect((await save(1, typed('One and two'))).status).toBe(200);
  const other = await save(1, typed('From the other tab'));
  expect([other.status, other.text]).toEqual([409, expect.stringContaining('stale-version')]);
  expect(await read()).toMatchObject({ draftVersion: 2, draft: { commentsToAuthor: 'One and two' } });
  // An answer that was lost on the way: the same words from the same start.
  expect([(await save(1, typed('One and two'))).status, (await save(7, typed('x'))).status]).toEqual([200, 409]);
});

test('of two saves at once from the same start one is kept', async () => {
  const { save } = await aReview();
  const both = await Promise.all([save(0, typed('A')), save(0, typed('B'))]);
  expect(statusesOf(both)).toEqual([200, 409]);
});

test('a line that is cut while a report is saved or submitted leaves what stood', async () => {
  const { save, read, invitationId, reviewer } = await aReview();
  await save(0, typed('Kept'));
  const body = JSON.stringify({ version: 1, draft: typed('x'.repeat(50_000)) });
  for (const call of [reviews.saveDraft, reviews.submit]) {
    const cut = request(addressOf(product, call, { params: { invitationId } }), {
      method: call.method,
      headers: {
        authorization: `Bearer ${reviewer.token}`,
        'content-type': 'application/json',
        'content-length': body.length,
      },
    });
    cut.on('error', () => {});
    cut.write(body.slice(0, 20_000));
    await once(cut, 'socket');
    cut.destroy();
  }
  expect(await read()).toMatchObject({ draftVersion: 1, report: null, draft: { commentsToAuthor: 'Kept' } });
});

test('a report keeps the rules of its fields, and says which one is amiss', async () => {
  const { submit, read } = await aReview();
  const wrong = [
    [{ ...aReport(), scores: { ...aReport().scores, clarity: 6 } }, 'scores.clarity'],
    [aReport({ commentsToAuthor: '  ' }), 'commentsToAuthor'],
    [aReport({ commentsToAuthor: 'x'.repeat(60_001) }), 'commentsToAuthor'],
    [{ ...aReport(), recommendation: 'publish' as 'rejection' }, 'recommendation'],
  ] as const;
  for (const [report, field] of wrong) {
    const answer = await submit(report);
    expect([answer.status, Object.keys((JSON.parse(answer.text) as { errors: object }).errors)]).toEqual([
      422,
      [field],
    ]);
  }
  expect(await read()).toMatchObject({ state: 'accepted', report: null });
});

test('a reviewer recommends a major revision, and the editor reads it', async () => {
  const { submit, read, id } = await aReview();
  const report = aReport({ recommendation: 'major-revision' });
  expect((await submit(report)).status).toBe(200);
  expect((await read()).report).toEqual(keptAs(report));
  const { invitations } = await reply(product, editorial.single, { params: { articleId: id } }, editor);
  expect(invitations.map((each) => each.report?.recommendation)).toEqual(['major-revision']);
});

test('60,000 characters, script and names from right to left are kept to the letter, and nothing runs', async () => {
  const { submit, read, save } = await aReview();
  const start = '<script>alert(1)</script> <img src=x onerror=alert(1)> אברהם (רמב״ם) & مُحَمَّد بن عبد الله 👩🏽‍🔬 ';
  const report = aReport({
    commentsToAuthor: (start + 'ش'.repeat(60_000)).slice(0, 60_000),
    confidentialRemarks: start.trim(),
  });
  expect((await save(0, { ...report })).status).toBe(200);
  expect((await submit(report)).status).toBe(200);
  expect((await read()).report).toEqual(keptAs(report));
});

test('a report is submitted once: the same again answers the same, another one is refused, and drafts end', async () => {
  const { submit, save, attach: add, read, id, reviewer, recuse } = await aReview();
  const sent = await Promise.all([submit(aReport()), submit(aReport())]);
  expect(statusesOf(sent)).toEqual([200, 200]);
  const other = await submit(aReport({ recommendation: 'rejection' }));
  expect([other.status, other.text]).toEqual([409, expect.stringContaining('already-submitted')]);
  expect([(await save(0, typed('Late'))).status, (await add('late.pdf', aPdf())).status]).toEqual([409, 409]);
  expect(await read()).toMatchObject({ state: 'reported', report: keptAs(aReport()), allowed: ['recuse'] });
  const actions = (await db.select().from(records).where(eq(records.subjectId, id))).map(({ action }) => action);
  expect(actions.filter((action) => action === 'report-submitted')).toHaveLength(1);
  const thanks = (await emailsTo(product, reviewer.email)).filter((subject) => subject.startsWith('Report received'));
  expect(thanks).toHaveLength(1);
  expect((await recuse()).status).toBe(200);
});

test('with the report that makes enough the turn passes, and the editor is told at once, unless they have muted it', async () => {
  const first = await aReview();
  const second = await aReview(first.id);
  await first.submit(aReport());
  expect(await turnOf(first.id)).toBe('reviewers');
  await second.submit(aReport());
  expect(await turnOf(first.id)).toBe('editor');
  const letter = await nextMail(product, editor.email, /^The reports are in/);
  expect(letter.text).toContain('2 reports are in');
  expect((await emailsTo(product, muter.email)).filter((subject) => subject.startsWith('The reports'))).toEqual([]);
});

test('what was not accepted has no report', async () => {
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const reviewer = await aScholar(product);
  const { invitationId } = await invited(product, id, reviewer);
  const asked = { params: { invitationId }, body: aReport() };
  expect((await send(product, reviews.submit, asked, { token: reviewer.token })).status).toBe(409);
  const draft = { params: { invitationId }, body: { version: 0, draft: typed('Too early') } };
  expect((await send(product, reviews.saveDraft, draft, { token: reviewer.token })).status).toBe(409);
  expect(await db.select().from(reviewReports).where(eq(reviewReports.invitationId, invitationId))).toEqual([]);
  const view = await reply(product, reviews.single, { params: { invitationId } }, { token: reviewer.token });
  expect(view).toMatchObject({ state: 'invited', files: [], isPreparing: false, earlier: [], allowed: [] });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  expect(view.answering).toMatchObject({ reportDueOn: inDays(21) });
  expect(view.answering?.answerBy).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('an attachment is judged, freed of who made it, replaced and taken away; what nobody names goes after a day', async () => {
  const review = await aReview();
  const word = 'Zwitscher';
  const planted = await plantedPdf(word, 'Remarks');
  expect((await review.attach('remarks.exe', aPdf())).status).toBe(415);
  const first = await review.attach('remarks-of-zwitscher.pdf', planted);
  expect(first.status).toBe(201);
  expect(first.text.toLowerCase()).not.toContain('zwitscher');
  const { url } = JSON.parse(first.text) as { url: string };
  const open = () => fetch(product.url + url, { headers: { authorization: `Bearer ${review.reviewer.token}` } });
  expect(await wordsIn(new Uint8Array(await (await open()).arrayBuffer()), [word])).toEqual([]);
  expect((await review.attach('again.pdf', aPdf('Again'))).status).toBe(201);
  expect((await review.read()).attachment).toMatchObject({ name: 'review-attachment.pdf' });
  await clearAfter(product, 2 * day);
  expect((await open()).status).toBe(404);
  expect((await review.detach()).status).toBe(200);
  expect((await review.read()).attachment).toBeNull();
});

test('a review is its reviewer’s alone: for others there is none, whatever is asked', async () => {
  const { invitationId, id } = await aReview();
  const others = [author, editor, await aScholar(product, { role: { journalId: journal.id, role: 'reviewer' } })];
  for (const { token } of others)
    for (const at of [invitationId, randomUUID()]) {
      const params = { invitationId: at };
      const asked = [
        await send(product, reviews.single, { params }, { token }),
        await send(product, reviews.saveDraft, { params, body: { version: 0, draft: typed('x') } }, { token }),
        await send(product, reviews.submit, { params, body: aReport() }, { token }),
        await send(product, reviews.recuse, { params, body: { reason: 'x' } }, { token }),
        await send(product, reviews.detach, { params }, { token }),
        await send(product, reviews.calendar, { params }, { token }),
        await attach(product, { token }, at, { name: 'a.pdf', bytes: aPdf() }),
      ];
      expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    }
  expect(await db.select().from(reviewReports).where(eq(reviewReports.manuscriptId, id))).toEqual([]);
});
