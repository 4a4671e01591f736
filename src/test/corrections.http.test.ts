import { siteDay } from '../contracts/site-zone.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { corrections, longestNotice } from '../contracts/corrections.ts';
import { articles as articleRows } from '../server/db/schema/index.ts';
import { refusal } from './product/client.ts';
import { aCorrectionDesk } from './product/correction-desk.ts';
import { aCorrectedPdf, aCorrection, bringCorrectedPdf, correct } from './product/corrections.ts';
import { aManuscript, aUser } from './product/factories.ts';
import { day } from './product/later.ts';
import { detailOf, statusesOf } from './product/manuscript-steps.ts';
import { emailsTo } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const { administrator, colleague, aPublished, single, entriesOf, imported } = await aCorrectionDesk(product);
const missing = '01890a5d-ac96-774b-bcce-b302099a8057';

test('peer review, States: a published article is corrected: it stays published, says what and when, and keeps what stood before', async () => {
  const { author, id, steps } = await aPublished();
  expect((await steps.read(administrator)).allowed).toEqual(expect.arrayContaining(['correct', 'withdraw']));
  expect((await steps.read(author)).allowed).not.toContain('correct');
  const before = await single(id);
  expect(before.corrections).toEqual([]);
  const pdfUrl = await aCorrectedPdf(product, administrator, id);
  const changed = {
    articleTitle: 'On examples, in metres',
    articleAbstract: 'What an example shows, in metres.',
    articleKeywords: ['metres'],
    pdfUrl,
  };
  const answer = await correct(product, administrator, id, changed);
  expect(JSON.parse(answer.text)).toEqual({
    message: 'The article is corrected, and its page says so.',
    articleId: id,
    correction: 1,
    url: `/journal/CORR/${id}`,
  });
  const after = await single(id);
  expect(after).toMatchObject({
    articleTitle: changed.articleTitle,
    articleAbstract: changed.articleAbstract,
    articleKeywords: changed.articleKeywords,
    articleAuthors: before.articleAuthors,
    articleStatus: 'Published',
    articlePublishedDate: before.articlePublishedDate,
    doi: before.doi,
    corrections: [
      {
        number: 1,
        correctedOn: siteDay(product.system.now()),
        notice: aCorrection().notice,
        before: {
          articleTitle: before.articleTitle,
          articleAbstract: before.articleAbstract,
          articleKeywords: before.articleKeywords,
          articleAuthors: null,
          pdfURL: `/journal/CORR/${id}/version/1/article.pdf`,
        },
      },
    ],
  });
  expect(await steps.read(author)).toMatchObject({ articleStatus: 'Published', isPublished: true, turn: null });
});

test('a correction: who may, and of what', async () => {
  const { author, id } = await aPublished();
  const waiting = await aManuscript(product, author);
  expect((await correct(product, null, id)).status).toBe(401);
  for (const person of [author, await aUser(product)]) expect((await correct(product, person, id)).status).toBe(403);
  for (const other of [missing, waiting.id]) expect((await correct(product, administrator, other)).status).toBe(404);
  expect((await correct(product, administrator, 'none')).status).toBe(404);
  expect((await bringCorrectedPdf(product, null, id)).status).toBe(401);
  expect((await bringCorrectedPdf(product, author, id)).status).toBe(403);
  expect((await bringCorrectedPdf(product, administrator, missing)).status).toBe(404);
  expect((await single(id)).corrections).toEqual([]);
});

test('a notice may stand alone, and is nothing but text', async () => {
  const id = await imported();
  const notice = '<script>alert(1)</script>\n\nTable 2 & <b>3</b>: read “m” for “km”.';
  expect((await correct(product, administrator, id, { notice })).status).toBe(200);
  const { corrections: told } = await single(id);
  const nothing = {
    articleTitle: null,
    articleAbstract: null,
    articleKeywords: null,
    articleAuthors: null,
    pdfURL: null,
  };
  expect(told).toMatchObject([{ notice, before: nothing }]);
  const html = await (await fetch(`${product.url}/journal/CORR/${id}`)).text();
  expect(html).not.toContain('<script>alert(1)');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('Before the correction');
});

test.each([
  ['no notice', { notice: '  ' }, 'notice', 'The notice is required.'],
  ['a notice too long', { notice: 'n'.repeat(longestNotice + 1) }, 'notice', 'at most 5,000 characters'],
  ['control characters', { notice: 'a\u0007b' }, 'notice', 'control characters'],
  ['an empty title', { articleTitle: '' }, 'articleTitle', 'Title is required.'],
  ['a title too long', { articleTitle: 't'.repeat(1001) }, 'articleTitle', 'at most 1,000 characters'],
  ['an abstract too long', { articleAbstract: 'a'.repeat(20_001) }, 'articleAbstract', 'at most 20,000 characters'],
  ['too many keywords', { articleKeywords: Array.from({ length: 21 }, (_, at) => `k${at}`) }, 'articleKeywords', '20'],
  ['no author any more', { articleAuthors: [] }, 'articleAuthors', 'not add or remove'],
  ['an address that is no file', { pdfUrl: '/api/files/none' }, 'pdfUrl', 'did not upload this PDF'],
  ['a count that is none', { corrections: -1 }, 'corrections', ''],
])('a correction with %s is refused, with words at its field', async (_name, wish, field, words) => {
  const id = await imported();
  const refused = await correct(product, administrator, id, wish);
  expect(refused.status).toBe(422);
  const { errors } = JSON.parse(refused.text) as { errors: Record<string, string> };
  expect(errors[field]).toContain(words);
  expect((await single(id)).corrections).toEqual([]);
});

test('a body that is no JSON is malformed', async () => {
  const path = corrections.correct.path.replace(':articleId', await imported());
  const headers = { authorization: `Bearer ${administrator.token}`, 'content-type': 'application/json' };
  expect((await fetch(product.url + path, { method: 'POST', headers, body: '{"notice"' })).status).toBe(400);
});

test('names and affiliations are written otherwise; nobody comes in or goes, and what else is known of them stays', async () => {
  const id = await imported();
  const [author] = (await single(id)).articleAuthors;
  const spelt = { authorGivenName: 'Aléx', authorLastName: 'Exámple', affiliations: ['Example University', 'Dubai'] };
  expect((await correct(product, administrator, id, { articleAuthors: [spelt, spelt] })).status).toBe(422);
  expect((await correct(product, administrator, id, { articleAuthors: [spelt] })).status).toBe(200);
  const { articleAuthors, corrections: told } = await single(id);
  expect(articleAuthors).toEqual([{ ...author, ...spelt, authorAffiliation: 'Example University; Dubai' }]);
  expect(told[0]?.before.articleAuthors).toEqual([
    {
      authorGivenName: author?.authorGivenName,
      authorLastName: author?.authorLastName,
      affiliations: author?.affiliations,
    },
  ]);
  const [row] = await db.select().from(articleRows).where(eq(articleRows.id, id));
  expect(row?.authors[0]?.email).toBe('alex.hidden@secretmail.example');
  expect(JSON.stringify(told)).not.toContain('secretmail');
});

test('what is sent as it stands is no change', async () => {
  const id = await imported();
  const { articleTitle, articleAbstract, articleKeywords } = await single(id);
  await correct(product, administrator, id, { articleTitle, articleAbstract, articleKeywords });
  const { corrections: told } = await single(id);
  expect(told[0]?.before).toMatchObject({ articleTitle: null, articleAbstract: null, articleKeywords: null });
});

test('corrections of a later day come first; a stale one is refused with who was first, and changes nothing', async () => {
  const id = await imported();
  await correct(product, administrator, id, { notice: 'First.', articleTitle: 'Second title' });
  product.moveClock(day);
  const stale = await correct(product, colleague, id, { notice: 'Mine.', articleTitle: 'Mine' });
  expect([stale.status, detailOf(stale)]).toEqual([409, expect.stringContaining('corrected by Dr Alex Correcting')]);
  expect((await single(id)).articleTitle).toBe('Second title');
  await correct(product, colleague, id, { notice: 'Second.', articleTitle: 'Third title', corrections: 1 });
  const { corrections: told } = await single(id);
  expect(told.map(({ number, notice, before }) => [number, notice, before.articleTitle])).toEqual([
    [2, 'Second.', 'Second title'],
    [1, 'First.', 'On examples'],
  ]);
  expect((told[0]?.correctedOn ?? '') > (told[1]?.correctedOn ?? '')).toBe(true);
});

test('two at once: one outcome, and the other is told', async () => {
  const id = await imported();
  const sent = [administrator, colleague].map((person) =>
    correct(product, person, id, { notice: `By ${person.user.surname}.` }),
  );
  expect(statusesOf(await Promise.all(sent))).toEqual([200, 409]);
  expect((await single(id)).corrections).toHaveLength(1);
});

test('the same correction sent twice is done once, with one letter and one entry of the record', async () => {
  const { author, id } = await aPublished();
  const pdfUrl = await aCorrectedPdf(product, administrator, id);
  const wish = { articleTitle: 'Sent twice', pdfUrl };
  const answers = await Promise.all([1, 2].map(() => correct(product, administrator, id, wish)));
  expect(statusesOf(answers)).toEqual([200, 200]);
  expect(answers[0]?.text).toBe(answers[1]?.text);
  expect((await correct(product, administrator, id, wish)).status).toBe(200);
  expect((await single(id)).corrections).toHaveLength(1);
  expect(await entriesOf(id)).toHaveLength(1);
  const emails = await emailsTo(product, author.email);
  expect(emails.filter((subject) => subject.includes('Article corrected'))).toHaveLength(1);
  // Not of somebody else, and not with another notice.
  expect((await correct(product, colleague, id, wish)).status).toBe(409);
  expect((await correct(product, administrator, id, { ...wish, notice: 'Another.' })).status).toBe(409);
});

test('a withdrawn article is not corrected; a corrected one is withdrawn, and nothing of it is left to read', async () => {
  const { id, steps } = await aPublished();
  const pdfUrl = await aCorrectedPdf(product, administrator, id);
  await correct(product, administrator, id, { articleTitle: 'Corrected first', pdfUrl });
  expect((await steps.remove(administrator, 'The data were not ours.')).status).toBe(200);
  const refused = await correct(product, colleague, id, { corrections: 1 });
  expect([refused.status, detailOf(refused)]).toEqual([
    409,
    expect.stringContaining('withdrawn by Dr Alex Correcting'),
  ]);
  expect((await bringCorrectedPdf(product, administrator, id)).status).toBe(409);
  expect(await single(id)).toMatchObject({ articleStatus: 'Withdrawn', corrections: [] });
  const place = { params: { journalAbbreviation: 'CORR', articleId: id, number: 1 } };
  expect(await refusal(product, corrections.earlierPdf, place)).toMatchObject({ status: 410, code: 'withdrawn' });
  expect((await steps.read(administrator)).allowed).not.toContain('correct');
});
