import { siteDay } from '../contracts/site-zone.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { certificates } from '../contracts/certificates.ts';
import type { Correction } from '../contracts/corrections.ts';
import { articlePdfHref, journalFeedHref, pages } from '../contracts/pages.ts';
import { record } from '../contracts/audit-log.ts';
import type { NoticeKind } from '../contracts/notices.ts';
import { inTransaction } from '../server/in-transaction.ts';
import { doiRegistrations } from '../server/db/schema/index.ts';
import { replaceRelations } from '../server/domains/articles/index.ts';
import { reply } from './product/client.ts';
import { aCorrectionDesk } from './product/correction-desk.ts';
import { correct } from './product/corrections.ts';
import { aManuscript, aUser, type TestUser } from './product/factories.ts';
import { day } from './product/later.ts';
import { detailOf, stepsWith } from './product/manuscript-steps.ts';
import { nextMail } from './product/outbox.ts';
import { aPlantedArticle } from './product/planted-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct({ DOI_PREFIX: '10.5555' });
const { administrator, colleague, journal, aPublished, single, imported } = await aCorrectionDesk(product);

const reason = 'The images of Figure 2 were used before.\n\nSee <b>page</b> 12.';
const publish = (
  kind: NoticeKind,
  id: string,
  more: Partial<Correction> = {},
  person: TestUser | null = administrator,
) => correct(product, person, id, { kind, notice: reason, ...more });
const textAt = async (address: string) => (await fetch(product.url + address)).text();
const pageOf = (articleId: string) => textAt(pages.article.href({ catId: 'CORR', articleId }));
const feed = () => textAt(journalFeedHref('CORR'));

describe('decision 42: a retraction', () => {
  test('leaves the article to be read, marked everywhere, and says when and why', async () => {
    const id = await imported();
    const before = await single(id);
    expect((await publish('retraction', id)).status).toBe(200);
    const today = siteDay(product.system.now());
    expect(await single(id)).toEqual({
      ...before,
      isRetracted: true,
      corrections: [expect.objectContaining({ kind: 'retraction', correctedOn: today, notice: reason })],
    });
    const [page, pdfPage] = [
      await pageOf(id),
      await textAt(pages.articleFullPdf.href({ catId: 'CORR', articleId: id })),
    ];
    for (const html of [page, pdfPage]) {
      expect(html).toContain('aria-label="Notice of retraction"');
      expect(html).toContain('See &lt;b&gt;page&lt;/b&gt; 12.');
      expect(html).toContain('Retracted:');
    }
    expect(page).toContain('"creativeWorkStatus":"Retracted"');
    expect(await feed()).toContain('This article was retracted on');
    const [listed] = (await reply(product, articles.page, { query: { journal: 'CORR' } })).articles;
    expect(listed).toMatchObject({ id, isRetracted: true });
    const [citation] = await reply(product, articles.citations, { params: { articleId: id } });
    expect(citation?.text).toContain('Retracted: ');
    const certified = await reply(product, certificates.confirm, { params: { articleId: id } });
    expect(certified.articleTitle).toBe(`Retracted: ${before.articleTitle}`);
  });

  test('opens no closed PDF', async () => {
    const id = await aPlantedArticle(product, journal.id, { access: 'subscription', doi: null });
    await publish('retraction', id);
    const pdf = (token?: string) =>
      fetch(product.url + articlePdfHref('CORR', id), token ? { headers: { authorization: `Bearer ${token}` } } : {});
    expect((await pdf()).status).toBe(401);
    expect((await pdf((await aUser(product)).token)).status).toBe(402);
    expect((await pdf(administrator.token)).status).toBe(200);
  });

  test('is final: sent again by the same person it is done once; no second one, and no concern', async () => {
    const id = await imported();
    await publish('retraction', id);
    expect((await publish('retraction', id)).status).toBe(200);
    for (const kind of ['retraction', 'concern', 'concern-lifted'] as const) {
      const refused = await publish(kind, id, { corrections: 1 }, colleague);
      expect([refused.status, detailOf(refused)]).toEqual([
        409,
        expect.stringContaining('already been retracted by Dr Alex Correcting'),
      ]);
    }
    expect((await single(id)).corrections).toHaveLength(1);
  });

  test('outlives an import that says nothing of it', async () => {
    const id = await imported();
    await publish('retraction', id);
    await inTransaction(product.system, (tx) => replaceRelations(tx.db, id, [], '2026-01-01'));
    expect(await single(id)).toMatchObject({ isRetracted: true });
  });

  test('can be followed by a withdrawal, which keeps title, authors, dates and reason and nothing else', async () => {
    const { id, steps } = await aPublished();
    await publish('retraction', id);
    const { articleTitle, articleAuthors, articlePublishedDate, articleReceivedDate } = await single(id);
    expect((await steps.remove(administrator, 'A court ordered it.')).status).toBe(200);
    expect(await single(id)).toMatchObject({
      articleTitle,
      articleAuthors,
      articlePublishedDate,
      articleReceivedDate,
      withdrawal: { reason: 'A court ordered it.' },
      articleAbstract: '',
      corrections: [],
      pdfURL: null,
    });
    expect((await publish('concern', id, { corrections: 1 })).status).toBe(409);
  });
});

test('decision 42: an expression of concern is shown until it is lifted, and both notices stay', async () => {
  const id = await imported();
  expect((await publish('concern-lifted', id)).status).toBe(409);
  expect((await publish('concern', id)).status).toBe(200);
  expect(await single(id)).toMatchObject({ isRetracted: false, corrections: [{ kind: 'concern', notice: reason }] });
  const page = await pageOf(id);
  expect(page).toContain('aria-label="Expression of concern"');
  expect(page).toContain('"creativeWorkStatus":"Expression of concern"');
  expect(page).toContain('<title>On examples ·');
  expect(await feed()).toContain('An expression of concern about this article was published on');
  expect(detailOf(await publish('concern', id, { corrections: 1 }, colleague))).toContain('already has an expression');
  product.moveClock(day);
  const lift = { corrections: 1, notice: 'The originals were shown to us.' };
  expect((await publish('concern-lifted', id, lift, colleague)).status).toBe(200);
  expect((await single(id)).corrections.map(({ kind }) => kind)).toEqual(['concern-lifted', 'concern']);
  const lifted = await pageOf(id);
  expect(lifted).not.toContain('aria-label="Expression of concern"');
  expect(lifted).toContain('Expression of concern lifted on');
  expect(lifted).toContain('The originals were shown to us.');
  expect(await feed()).toContain('The expression of concern about this article was lifted on');
});

test('decision 42: administrators alone publish notices, as they withdraw, their own article among them', async () => {
  const { author, id } = await aPublished();
  const waiting = await aManuscript(product, author);
  expect((await publish('retraction', id, {}, null)).status).toBe(401);
  for (const person of [author, await aUser(product)])
    expect((await publish('retraction', id, {}, person)).status).toBe(403);
  expect((await publish('retraction', waiting.id)).status).toBe(404);
  expect((await single(id)).corrections).toEqual([]);
  const own = await Promise.all([1, 2].map(() => aManuscript(product, administrator, { journalId: journal.id })));
  for (const { id: ownId } of own) await stepsWith(product, ownId).accept(colleague);
  const [withdrawn, retracted] = own.map((manuscript) => manuscript.id) as [string, string];
  const answers = [
    await stepsWith(product, withdrawn).remove(administrator, 'Mine.'),
    await publish('retraction', retracted),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test.each([
  ['no reason', { notice: ' ' }, 'notice'],
  ['an unknown kind', { kind: 'removal' as NoticeKind }, 'kind'],
  ['a change of the article', { articleTitle: 'Another' }, 'kind'],
])('decision 42: a retraction with %s is refused', async (_what, more, field) => {
  const id = await imported();
  const refused = await publish('retraction', id, more);
  expect(refused.status).toBe(422);
  expect(Object.keys((JSON.parse(refused.text) as { errors: object }).errors)).toEqual([field]);
  expect(await single(id)).toMatchObject({ isRetracted: false, corrections: [] });
});

test('decision 42: a notice that was written over another one is refused', async () => {
  const id = await imported();
  await publish('concern', id);
  const stale = await correct(product, colleague, id);
  expect([stale.status, detailOf(stale)]).toEqual([
    409,
    expect.stringContaining('received an expression of concern by Dr Alex Correcting'),
  ]);
});

test('decision 42: the audit log, the registrar and the authors are told of a retraction', async () => {
  const { author, id } = await aPublished();
  const revision = async () =>
    (await product.parts.db.select().from(doiRegistrations).where(eq(doiRegistrations.articleId, id)))[0]?.revision ??
    0;
  const before = await revision();
  await publish('retraction', id);
  expect(await revision()).toBe(before + 1);
  const { entries } = await reply(
    product,
    record.entries,
    { query: { subject: id, action: 'retract' } },
    administrator,
  );
  expect(entries).toMatchObject([{ what: 'retracted the article' }]);
  expect(entries[0]?.said).toContain('Figure 2');
  const letter = await nextMail(product, author.email, /Notice about your article/);
  expect(letter.text).toContain('This article was retracted on');
  expect(letter.text).toContain('The images of Figure 2 were used before.');
});
