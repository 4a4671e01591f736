import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { fileHref } from '../contracts/pages.ts';
import { production } from '../contracts/production.ts';
import { emails, files } from '../server/db/schema/index.ts';
import { sendReminders } from '../server/workflows/reminders/send-reminders.ts';
import { addressOf, reply, send } from './product/client.ts';
import { refusedAs } from './product/deciding.ts';
import { aScholar } from './product/peer-review.ts';
import { anAcceptedManuscript, aProduction, aProductionOf } from './product/producing.ts';
import { day } from './product/later.ts';
import { startProduct } from './product/start-product.ts';
import { makePng } from './documents/make-picture.ts';

const product = await startProduct();
const { db } = product.parts;
const pdfOf = (id: string, abbreviation: string) => `/journal/${abbreviation}/${id}/article.pdf`;
const lettersOf = async (address: string, kind: string) =>
  (await db.select().from(emails).where(eq(emails.toAddress, address))).filter((letter) => letter.kind === kind);

test('an accepted Word manuscript becomes a text with references, and its production editors are told', async () => {
  const { read, producer, chief, editor, author, id } = await aProductionOf(product);
  const made = await read();
  expect(made).toMatchObject({ stage: 'editing', hasText: true, revision: 1, manages: true, isModeChosen: false });
  expect(made.text.bodyHtml).toMatch(/<section[^>]*><h2>Introduction<\/h2><p>Three wells were measured/);
  expect(made.text.bodyHtml).not.toContain('Desert Press');
  expect(made.text.references).toHaveLength(2);
  expect(made.text.references[0]).toMatchObject({ doi: '10.5555/wells' });
  expect(made.problems.map(({ kind }) => kind)).toContain('reference-without-doi');
  expect(await lettersOf(producer.email, 'production-started')).toHaveLength(1);
  expect(await lettersOf(chief.email, 'production-started')).toHaveLength(0);
  const { productions } = await reply(product, production.list, {}, producer);
  expect(productions).toMatchObject([{ manuscriptId: id, stage: 'editing', next: { kind: 'copy-edit' } }]);
  expect((await reply(product, manuscripts.counts, {}, producer)).production).toBe(1);
  expect((await reply(product, manuscripts.counts, {}, author)).production).toBe(null);
  // Its editors in chief manage it too; an editor who does not handle it, and its author, do not.
  expect((await read(chief)).manages).toBe(true);
  for (const person of [editor, author, await aScholar(product)])
    expect((await send(product, production.single, { params: { manuscriptId: id } }, person)).status).toBe(404);
});

test('without production, an accepted manuscript waits for publication as before', async () => {
  const { id, producer, steps, administrator } = await anAcceptedManuscript(product, { hasProduction: false });
  expect((await send(product, production.single, { params: { manuscriptId: id } }, producer)).status).toBe(404);
  expect((await steps.publish(administrator, 'No answer.')).status).toBe(200);
});

test('production can be started by hand, and the manuscript read again until someone edits the text', async () => {
  const { id, producer } = await anAcceptedManuscript(product, { hasProduction: false });
  const params = { manuscriptId: id };
  const start = () => send(product, production.start, { params }, producer);
  expect((await start()).status).toBe(200);
  const read = () => reply(product, production.single, { params }, producer);
  await vi.waitFor(async () => expect((await read()).stage).toBe('editing'), { timeout: 40_000, interval: 100 });
  expect((await start()).status).toBe(200);
  const { text, revision } = await read();
  const body = { revision, text: { ...text, bodyHtml: text.bodyHtml.replace('Three', 'Four') } };
  await reply(product, production.save, { params, body }, producer);
  expect(refusedAs(await start())).toEqual([409, 'state-conflict']);
});

test('a text is cleaned, its revisions can be read and restored, and an outdated save loses nothing', async () => {
  const { read, save, type, params, producer, chief } = await aProduction(product);
  const before = await read();
  expect((await type('Three wells', 'Five wells')).status).toBe(200);
  const hostile = `${(await read()).text.bodyHtml}<p onclick="x()">More<script>alert(1)</script></p>`;
  expect((await save({ ...before.text, bodyHtml: hostile })).status).toBe(200);
  const after = await read();
  expect(after.text.bodyHtml).toContain('Five wells');
  expect(after.text.bodyHtml).not.toMatch(/script|onclick|alert/);
  expect(refusedAs(await save(before.text, chief, before.revision))).toEqual([409, 'stale-version']);
  expect((await read()).revision).toBe(after.revision);
  // What one person types without a long pause is one revision.
  const { revisions } = await reply(product, production.revisions, { params }, producer);
  expect(revisions.map(({ revision, by }) => [revision, by])).toEqual([
    [3, expect.stringContaining('Scholar')],
    [1, null],
  ]);
  const restore = { params: { ...params, revision: 1 }, body: { revision: after.revision } };
  const { production: restored } = await reply(product, production.restore, restore, chief);
  expect(restored.text).toEqual(before.text);
  expect(restored.revision).toBe(4);
});

test('a copy-editor edits the text and nothing else, and never an author or a reviewer', async () => {
  const { read, type, params, dayAhead, sendProof, publish, author, producer } = await aProduction(product);
  const copyEditor = await aScholar(product);
  const assign = (email: string | null, dueOn = dayAhead(3)) =>
    send(product, production.assign, { params, body: { email, dueOn } }, producer);
  expect(refusedAs(await assign('nobody@nowhere.test'))).toEqual([422, 'invalid-input']);
  expect(refusedAs(await assign(author.email))).toEqual([422, 'invalid-input']);
  expect(refusedAs(await assign(copyEditor.email, dayAhead(-1)))).toEqual([422, 'invalid-input']);
  expect((await assign(copyEditor.email)).status).toBe(200);
  expect(await lettersOf(copyEditor.email, 'copy-edit-asked')).toHaveLength(1);
  expect((await read(copyEditor)).manages).toBe(false);
  expect((await type('salty in two', 'salt in two', copyEditor)).status).toBe(200);
  expect((await sendProof(5, copyEditor)).status).toBe(404);
  expect((await publish('x', copyEditor)).status).toBe(404);
  expect(
    (await send(product, production.assign, { params, body: { email: null, dueOn: dayAhead(1) } }, copyEditor)).status,
  ).toBe(404);
  expect((await send(product, production.finishCopyEdit, { params }, copyEditor)).status).toBe(200);
  expect(await lettersOf(producer.email, 'copy-edit-done')).toHaveLength(1);
  expect((await assign(null)).status).toBe(200);
  expect((await send(product, production.single, { params }, copyEditor)).status).toBe(404);
});

test('a proof goes to the author, who comments, answers and approves; editors make the changes and publish', async () => {
  const made = await aProduction(product);
  const { read, ask, sendProof, proof, comment, answer, approve, settle, publish, author, producer, id, journal } =
    made;
  expect((await proof(author)).status).toBe(404);
  await ask('Salt was found', 'Which salt?');
  expect((await sendProof()).status).toBe(200);
  expect(await lettersOf(author.email, 'proof-sent')).toHaveLength(1);
  expect((await reply(product, manuscripts.counts, {}, author)).proofs).toMatchObject([{ manuscriptId: id }]);
  expect((await proof(await aScholar(product))).status).toBe(404);
  expect((await comment(author, 'clear in one well', { replacement: 'fresh in one well' })).status).toBe(200);
  expect((await comment(author, 'three dunes', { replacement: 'four dunes' })).status).toBe(200);
  expect(refusedAs(await comment(author, ' ', { text: 'x' }))).toEqual([422, 'invalid-input']);
  expect(refusedAs(await comment(author, 'Salt'))).toEqual([422, 'invalid-input']);
  const seen = await reply(product, production.proof, { params: made.params }, author);
  const [query, change, gone] = ['query', 'change', 'change'].map((kind, at) =>
    seen.notes.filter((note) => note.kind === kind).at(at === 2 ? 1 : 0),
  );
  // Editors are not named to authors.
  expect(query).toMatchObject({ by: '', text: 'Which salt?' });
  expect(refusedAs(await approve(author))).toEqual([409, 'state-conflict']);
  expect((await answer(author, query?.id ?? '', 'Table salt.')).status).toBe(200);
  expect((await approve(author)).status).toBe(200);
  expect(await lettersOf(producer.email, 'proof-approved')).toHaveLength(1);
  expect(refusedAs(await comment(author, 'Salt', { text: 'Late.' }))).toEqual([409, 'state-conflict']);
  expect(refusedAs(await publish('No answer.'))).toEqual([409, 'state-conflict']);
  expect((await settle(change?.id ?? '', 'accepted')).status).toBe(200);
  expect((await read()).text.bodyHtml).toContain('fresh in one well');
  expect(refusedAs(await settle(gone?.id ?? '', 'accepted'))).toEqual([409, 'state-conflict']);
  expect((await settle(gone?.id ?? '', 'declined')).status).toBe(200);
  expect((await settle(query?.id ?? '', 'settled')).status).toBe(200);
  // The author has not chosen how it is published.
  expect(refusedAs(await publish())).toEqual([409, 'state-conflict']);
  expect((await publish('No answer.')).status).toBe(200);
  expect(refusedAs(await publish('Again.'))).toEqual([409, 'state-conflict']);
  const params = { articleId: id };
  const [article] = await reply(product, articles.single, { params }, producer);
  expect(article).toMatchObject({ hasText: true, pdfURL: pdfOf(id, journal.abbreviation) });
  expect((await read()).stage).toBe('published');
  const page = await fetch(`${product.url}/journal/${journal.abbreviation}/${id}`);
  expect(page.status).toBe(200);
});

test('a published text shows its own pictures and no others', async () => {
  const { params, id, producer, chief, author, save, read, sendProof, proof, approve, publish } =
    await aProduction(product);
  const stored = async () => {
    const form = new FormData();
    form.append('s3Files', new Blob([makePng(40, 30)]), 'figure.png');
    const answer = await fetch(addressOf(product, production.uploadPicture, { params }), {
      method: 'POST',
      headers: { authorization: `Bearer ${producer.token}` },
      body: form,
    });
    expect(answer.status).toBe(201);
    return production.uploadPicture.reply.parse(await answer.json());
  };
  const [shown, removed, unused] = [await stored(), await stored(), await stored()];
  expect(shown).toMatchObject({ width: 40, height: 30 });
  const figure = `<figure class="figure" id="text-f1"><a class="picture" href="${shown.address}"><img src="${shown.address}" alt="A well" width="40" height="30" loading="lazy"></a><figcaption><span class="label">Figure 1</span></figcaption></figure>`;
  const { text } = await read();
  const inSection = text.bodyHtml.replace('</section>', `${figure}</section>`);
  // A picture that an earlier revision shows can come back with it.
  const earlier = { ...text, bodyHtml: inSection.replaceAll(shown.address, removed.address) };
  expect((await save(earlier, chief)).status).toBe(200);
  expect((await save({ ...text, bodyHtml: inSection })).status).toBe(200);
  expect((await read()).text.bodyHtml).toContain(shown.address);
  const opens = (address: string, person?: { token: string }) =>
    fetch(product.url + address, person ? { headers: { authorization: `Bearer ${person.token}` } } : {}).then(
      ({ status }) => status,
    );
  expect([
    await opens(shown.address),
    await opens(shown.address, author),
    await opens(shown.address, producer),
  ]).toEqual([401, 404, 200]);
  await sendProof();
  expect((await proof(author)).status).toBe(200);
  expect(await opens(shown.address, author)).toBe(200);
  await approve(author);
  expect((await publish('No answer.')).status).toBe(200);
  const rows = await db.select().from(files).where(eq(files.articleId, id));
  expect(new Map(rows.map((row) => [fileHref(row.id), row.purpose]))).toEqual(
    new Map([
      [shown.address, 'article-picture'],
      [removed.address, 'production-picture'],
    ]),
  );
  expect(await opens(unused.address, producer)).toBe(404);
});

test('a PDF manuscript is published as it is', async () => {
  const { read, sendProof, proof, approve, publish, author, producer, id, journal } = await aProductionOf(product, {
    isWord: false,
  });
  expect(await read()).toMatchObject({ hasText: false, text: { bodyHtml: '' } });
  expect((await sendProof()).status).toBe(200);
  expect((await proof(author)).status).toBe(200);
  await approve(author);
  expect((await publish('No answer.')).status).toBe(200);
  const [article] = await reply(product, articles.single, { params: { articleId: id } }, producer);
  expect(article).toMatchObject({ hasText: false, pdfURL: pdfOf(id, journal.abbreviation) });
});

test('an editor goes on without an approval for a reason, which the author does not see', async () => {
  const { params, sendProof, read, producer, author } = await aProduction(product);
  await sendProof();
  const body = { reason: 'Approved by telephone.' };
  expect((await send(product, production.approveForAuthor, { params, body }, author)).status).toBe(404);
  expect((await send(product, production.approveForAuthor, { params, body }, producer)).status).toBe(200);
  expect((await read()).proof).toMatchObject(body);
  const seen = await send(product, production.proof, { params }, author);
  expect(seen.text).not.toContain('telephone');
});

test('the author is reminded twice of a proof, then the production editors hear that it is late', async () => {
  const { sendProof, author, producer } = await aProduction(product);
  await sendProof(5);
  const counts = async () => [
    (await lettersOf(author.email, 'proof-due')).length,
    (await lettersOf(producer.email, 'production-overdue')).length,
  ];
  const told: number[][] = [];
  for (let days = 0; days < 9; days += 1) {
    await sendReminders(product.system);
    await sendReminders(product.system);
    told.push(await counts());
    product.moveClock(day);
  }
  expect(told).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 0],
    [1, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 1],
  ]);
});
