import { expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { articleVersions } from '../contracts/article-versions.ts';
import { articleFileHref } from '../contracts/pages.ts';
import { usualDesign } from '../contracts/print-design.ts';
import { production } from '../contracts/production.ts';
import { productionFront } from '../contracts/production-front.ts';
import { textCorrections } from '../contracts/text-corrections.ts';
import { journalSetups } from '../server/db/schema/index.ts';
import { aCorrectedPdf, correct } from './product/corrections.ts';
import { refusedAs } from './product/deciding.ts';
import { aUser } from './product/factories.ts';
import { reply, send } from './product/client.ts';
import { stepsWith } from './product/manuscript-steps.ts';
import { emailsTo } from './product/outbox.ts';
import { aScholar } from './product/peer-review.ts';
import { aProduction, aProductionOf } from './product/producing.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const nothingSetUp = { version: 1, checklist: [], guidelinesHtml: '', board: [] };

/** An article that was published from its text, and the steps of its correction. */
async function aPublishedText() {
  const made = await aProduction(product);
  const { params, producer, sendProof, approve, publish, author, read, id, journal } = made;
  await sendProof();
  await approve(author);
  expect((await publish('No answer.')).status).toBe(200);
  const body = async () => {
    const { revision, corrections } = await read();
    return { notice: 'The number of wells was wrong.', revision, corrections };
  };
  const at = (kind: 'pdf' | 'epub' | 'xml' | 'zip', version?: number) =>
    fetch(product.url + articleFileHref(journal.abbreviation, id, kind, version), {
      headers: { authorization: `Bearer ${author.token}` },
    });
  return {
    ...made,
    at,
    current: async () => (await reply(product, articles.single, { params: { articleId: id } }, author))[0],
    version: async (version: number) =>
      (await reply(product, articleVersions.single, { params: { articleId: id, version: String(version) } }))[0],
    textOf: async (version: number) =>
      (await reply(product, articleVersions.text, { params: { articleId: id, version: String(version) } }, author))
        .html,
    open: (person = producer) => send(product, textCorrections.open, { params }, person),
    drop: (person = producer) => send(product, textCorrections.drop, { params }, person),
    publishCorrection: async (person = producer) =>
      send(product, textCorrections.publish, { params, body: await body() }, person),
    retitle: async (articleTitle: string) => {
      const { revision, abstract, keywords } = await read();
      const front = { articleTitle, articleAbstract: abstract, articleKeywords: keywords };
      return send(product, productionFront.save, { params, body: { revision, ...front } }, producer);
    },
  };
}

test('a corrected text is another version in every format, and the first one keeps its addresses', async () => {
  const { id, journal, author, type, open, retitle, publishCorrection, current, version, textOf, at, read } =
    await aPublishedText();
  const [pdf, before] = [Buffer.from(await (await at('pdf')).arrayBuffer()), await current()];
  expect(before).toMatchObject({ version: 1, versions: 1 });
  // The journal prints in another design from now on.
  const design = { ...usualDesign, columns: usualDesign.columns === 1 ? 2 : 1 } as const;
  await product.parts.db
    .insert(journalSetups)
    .values({ ...nothingSetUp, journalId: journal.id, savedAt: product.system.now(), printDesign: design })
    .onConflictDoUpdate({ target: journalSetups.journalId, set: { printDesign: design } });
  expect(Buffer.from(await (await at('pdf')).arrayBuffer()).equals(pdf)).toBe(true);
  expect((await open()).status).toBe(200);
  expect(await read()).toMatchObject({ stage: 'editing', isCorrection: true, mayEdit: true });
  expect((await type('Three wells', 'Four wells')).status).toBe(200);
  // Readers have the published text until the correction is published.
  expect(await textOf(1)).toContain('Three wells');
  expect((await retitle('Four wells')).status).toBe(200);
  expect((await publishCorrection()).status).toBe(200);
  expect(await read()).toMatchObject({ stage: 'published', isCorrection: false, mayEdit: false, title: 'Four wells' });
  const after = await current();
  expect(after).toMatchObject({ version: 2, versions: 2, articleTitle: 'Four wells' });
  expect(after?.corrections).toMatchObject([
    { endedVersion: 1, notice: 'The number of wells was wrong.', before: { isTextEarlier: true } },
  ]);
  expect(await version(1)).toMatchObject({ version: 1, versions: 2, articleTitle: before?.articleTitle });
  expect([await textOf(1), await textOf(2)].map((text) => /Three|Four/u.exec(text)?.[0])).toEqual(['Three', 'Four']);
  for (const kind of ['epub', 'zip', 'xml'] as const) {
    const bytes = await Promise.all(
      [1, 2, undefined].map(async (one) => Buffer.from(await (await at(kind, one)).arrayBuffer())),
    );
    expect(bytes[1]?.equals(bytes[0] ?? Buffer.of()), kind).toBe(false);
    expect(bytes[2]?.equals(bytes[1] ?? Buffer.of()), kind).toBe(true);
  }
  expect(await (await at('xml', 1)).text()).toContain('Three wells');
  expect(await (await at('xml', 1)).text()).toContain('article-version-type="VoR"');
  expect(await (await at('xml')).text()).toContain('Four wells');
  // The PDF of version 1 is the very one that readers had.
  expect(Buffer.from(await (await at('pdf', 1)).arrayBuffer()).equals(pdf)).toBe(true);
  expect(Buffer.from(await (await at('pdf')).arrayBuffer()).equals(pdf)).toBe(false);
  const page = (number: number) => fetch(`${product.url}/journal/${journal.abbreviation}/${id}/version/${number}`);
  expect([(await page(1)).status, (await page(3)).status]).toEqual([200, 404]);
  expect((await at('pdf', 3)).status).toBe(404);
  expect((await emailsTo(product, author.email)).filter((subject) => /correct/iu.test(subject))).toHaveLength(1);
});

test('an earlier version is read by those who may read the current one', async () => {
  const { id, journal, open, type, publishCorrection } = await aPublishedText();
  await open();
  await type('Three', 'Four');
  await publishCorrection();
  const reader = await aUser(product);
  const statuses = async (token: string | null) =>
    Promise.all(
      (['pdf', 'epub', 'zip'] as const).map(async (kind) => {
        const headers: HeadersInit = token === null ? {} : { authorization: `Bearer ${token}` };
        return (await fetch(product.url + articleFileHref(journal.abbreviation, id, kind, 1), { headers })).status;
      }),
    );
  expect(await statuses(null)).toEqual([401, 401, 401]);
  expect(await statuses(reader.token)).toEqual([402, 402, 402]);
  const params = { articleId: id, version: '1' };
  expect((await send(product, articleVersions.text, { params }, reader)).status).toBe(402);
  const shown = await send(product, articleVersions.single, { params }, reader);
  expect(shown.text).not.toContain('wells were measured');
  const xml = await fetch(product.url + articleFileHref(journal.abbreviation, id, 'xml', 1));
  expect(await xml.text()).not.toContain('wells were measured');
});

test('a correction is for managers, needs a change, and can be dropped', async () => {
  const { author, chief, open, drop, type, read, publishCorrection, current, administrator, id } =
    await aPublishedText();
  expect(refusedAs(await type('Three', 'Four'))).toEqual([409, 'state-conflict']);
  expect(refusedAs(await publishCorrection())).toEqual([409, 'state-conflict']);
  for (const person of [author, await aScholar(product)]) {
    expect((await open(person)).status).toBe(404);
    expect((await drop(person)).status).toBe(404);
  }
  expect((await open(chief)).status).toBe(200);
  expect(refusedAs(await open(chief))).toEqual([409, 'state-conflict']);
  expect((await publishCorrection(author)).status).toBe(404);
  expect(refusedAs(await publishCorrection())).toEqual([409, 'state-conflict']);
  const published = (await read()).text;
  await type('Three', 'Four');
  expect((await drop()).status).toBe(200);
  expect(await read()).toMatchObject({ stage: 'published', isCorrection: false, text: published });
  expect(refusedAs(await drop())).toEqual([409, 'state-conflict']);
  expect((await current())?.versions).toBe(1);
  // Its PDF is made from the text, so none is brought beside it.
  const refused = await correct(product, administrator, id, { pdfUrl: '/api/files/none' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Correct the text in production');
});

test('a correction that is dropped leaves the very text that was published, also when it was saved a moment before', async () => {
  const made = await aProduction(product);
  const { params, producer, sendProof, approve, publish, author, type, read } = made;
  await sendProof();
  await approve(author);
  await type('salty in two', 'salt in two');
  await publish('No answer.');
  const published = (await read()).text;
  await send(product, textCorrections.open, { params }, producer);
  await type('Three', 'Four');
  expect((await send(product, textCorrections.drop, { params }, producer)).status).toBe(200);
  expect((await read()).text).toEqual(published);
});

test('a correction overtaken by another notice, and an empty one, are refused', async () => {
  const { administrator, producer, params, open, type, save, read, publishCorrection, id } = await aPublishedText();
  await open();
  await type('Three', 'Four');
  const { revision, corrections, text } = await read();
  expect((await correct(product, administrator, id, { articleTitle: 'Wells, in metres' })).status).toBe(200);
  const body = { notice: 'The number was wrong.', revision, corrections };
  expect(refusedAs(await send(product, textCorrections.publish, { params, body }, producer))).toEqual([
    409,
    'stale-version',
  ]);
  expect(await read()).toMatchObject({ title: 'Wells, in metres', corrections: 1 });
  await save({ ...text, bodyHtml: '' });
  expect(refusedAs(await publishCorrection())).toEqual([409, 'state-conflict']);
});

test('a copy-editor of the first version does not edit its correction unasked', async () => {
  const { params, producer, author, dayAhead, sendProof, approve, publish, open, publishCorrection, drop, type } =
    await aPublishedText();
  expect((await send(product, production.publish, { params, body: { revision: 1 } }, author)).status).toBe(404);
  const copyEditor = await aScholar(product);
  const body = { email: copyEditor.email, dueOn: dayAhead(3) };
  await open();
  await reply(product, production.assign, { params, body }, producer);
  expect((await type('Three', 'Four', copyEditor)).status).toBe(200);
  expect((await publishCorrection()).status).toBe(200);
  await open();
  expect(refusedAs(await type('Four', 'Five', copyEditor))).toEqual([409, 'state-conflict']);
  expect([await sendProof(), await approve(author)].map(({ status }) => status)).toEqual([200, 200]);
  expect((await drop()).status).toBe(200);
  expect(refusedAs(await publish('Again.'))).toEqual([409, 'state-conflict']);
});

test('of a withdrawn article no earlier version is shown, and its correction is closed', async () => {
  const { id, journal, administrator, author, open, type, read, retitle, publishCorrection } = await aPublishedText();
  await open();
  await type('Three', 'Four');
  await retitle('Four wells');
  await publishCorrection();
  await open();
  const steps = stepsWith(product, id);
  expect((await steps.remove(administrator, 'The wells were not there.')).status).toBe(200);
  expect(await read()).toMatchObject({ stage: 'published', isCorrection: false });
  expect(refusedAs(await open())).toEqual([409, 'state-conflict']);
  const params = { articleId: id, version: '1' };
  const [shown] = await reply(product, articleVersions.single, { params }, author);
  expect(shown).toMatchObject({ isWithdrawn: true, versions: 1, articleTitle: 'Four wells' });
  const xml = await fetch(product.url + articleFileHref(journal.abbreviation, id, 'xml', 1));
  expect(await xml.text()).toContain('Four wells');
});

test('the PDF of a PDF manuscript is corrected as before', async () => {
  const { sendProof, approve, publish, author, administrator, id, producer, params } = await aProductionOf(product, {
    isWord: false,
  });
  await sendProof();
  await approve(author);
  expect((await publish('No answer.')).status).toBe(200);
  expect(refusedAs(await send(product, textCorrections.open, { params }, producer))).toEqual([409, 'state-conflict']);
  const pdfUrl = await aCorrectedPdf(product, administrator, id);
  expect((await correct(product, administrator, id, { pdfUrl })).status).toBe(200);
});
