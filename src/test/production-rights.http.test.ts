import { expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import type { BodyOf } from '../contracts/call.ts';
import { productionFront } from '../contracts/production-front.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { production } from '../contracts/production.ts';
import { reply, send } from './product/client.ts';
import { refusedAs } from './product/deciding.ts';
import { aScholar, giveRole } from './product/peer-review.ts';
import { aProduction } from './product/producing.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();

test('people with a conflict of interest find nothing of a manuscript in any list', async () => {
  const { chief, author, journal, id } = await aProduction(product);
  await giveRole(product, author, journal.id, 'editor-in-chief');
  const listed = async (person: typeof chief) =>
    (await reply(product, production.list, {}, person)).productions.map(({ manuscriptId }) => manuscriptId);
  expect(await listed(chief)).toContain(id);
  expect(await listed(author)).not.toContain(id);
  expect((await reply(product, manuscripts.counts, {}, author)).production).toBe(null);
});

test('a proof stays as it was sent, is approved as its author read it, and its notes are settled once', async () => {
  const { read, type, sendProof, comment, approve, settle, author, params } = await aProduction(product);
  const proof = () => reply(product, production.proof, { params }, author);
  await type('Three', 'Four');
  await sendProof();
  const sent = await proof();
  await comment(author, 'Salt was found', { replacement: 'Sand was found' });
  // The same person goes on soon after, which is one revision where no proof is between.
  await type('salty in two', 'salt in two');
  expect(await proof()).toMatchObject({ revision: sent.revision, text: sent.text });
  expect((await read()).proof?.isEditedSince).toBe(true);
  await sendProof();
  expect((await proof()).text.bodyHtml).toContain('salt in two');
  expect((await read()).proof?.isEditedSince).toBe(false);
  const outdated = { params, body: { revision: sent.revision } };
  expect(refusedAs(await send(product, production.approve, outdated, author))).toEqual([409, 'stale-version']);
  expect((await approve(author)).status).toBe(200);
  const noteId = (await read()).notes[0]?.id ?? '';
  expect((await settle(noteId, 'declined')).status).toBe(200);
  expect(refusedAs(await settle(noteId, 'accepted'))).toEqual([409, 'state-conflict']);
  expect((await read()).text.bodyHtml).toContain('Salt was found');
});

test('the author’s own changes do not make a text another one than they approved', async () => {
  const { read, sendProof, comment, approve, settle, author } = await aProduction(product);
  await sendProof();
  await comment(author, 'Salt was found', { replacement: 'Sand was found' });
  await approve(author);
  expect((await settle((await read()).notes[0]?.id ?? '', 'accepted')).status).toBe(200);
  const { text, proof } = await read();
  expect(text.bodyHtml).toContain('Sand was found');
  expect(proof?.isEditedSince).toBe(false);
});

test('words that are in the text and in a reference are changed by hand', async () => {
  const { read, sendProof, comment, settle, author } = await aProduction(product);
  await sendProof();
  await comment(author, '2019', { replacement: '2018' });
  const noteId = (await read()).notes[0]?.id ?? '';
  expect(refusedAs(await settle(noteId, 'accepted'))).toEqual([409, 'state-conflict']);
});

test('a copy-editor changes nothing after the copy-edit, and an empty text is never published', async () => {
  const { read, save, type, params, dayAhead, producer } = await aProduction(product);
  const copyEditor = await aScholar(product);
  const body = { email: copyEditor.email, dueOn: dayAhead(3) };
  await reply(product, production.assign, { params, body }, producer);
  expect((await read(copyEditor)).mayEdit).toBe(true);
  await reply(product, production.finishCopyEdit, { params }, copyEditor);
  expect((await read(copyEditor)).mayEdit).toBe(false);
  expect(refusedAs(await type('Three', 'Four', copyEditor))).toEqual([409, 'state-conflict']);
  const { text } = await read();
  expect((await save({ ...text, bodyHtml: '' })).status).toBe(200);
  const reason = { body: { reason: 'By telephone.' } };
  expect(refusedAs(await send(product, production.approveForAuthor, { params, ...reason }, producer))).toEqual([
    409,
    'state-conflict',
  ]);
});

test('a text that an editor approves without a proof stays unknown to its author until publication', async () => {
  const { proof, params, producer, author } = await aProduction(product);
  const body = { reason: 'The authors read it in our office.' };
  expect((await send(product, production.approveForAuthor, { params, body }, producer)).status).toBe(200);
  expect((await proof(author)).status).toBe(404);
});

test('title, abstract and keywords are changed for publication, with the author’s changes, and frozen with the proof', async () => {
  const { read, sendProof, proof, comment, approve, settle, publish, author, producer, params, id } =
    await aProduction(product);
  const saveFront = async (more: Partial<BodyOf<typeof productionFront.save>>, person = producer) => {
    const { revision, title, abstract, keywords } = await read();
    const front = { articleTitle: title, articleAbstract: abstract, articleKeywords: keywords };
    return send(product, productionFront.save, { params, body: { revision, ...front, ...more } }, person);
  };
  expect((await saveFront({ articleTitle: 'Wells' }, author)).status).toBe(404);
  expect((await saveFront({ articleTitle: 'Wells', articleAbstract: 'Salt & <sand>.\n\nTwice.' })).status).toBe(200);
  expect(refusedAs(await saveFront({ revision: 1 }))).toEqual([409, 'stale-version']);
  expect(refusedAs(await saveFront({ articleTitle: '' }))).toEqual([422, 'invalid-input']);
  await sendProof();
  await comment(author, 'Salt & <sand>', { replacement: 'Salt & <silt>' });
  await saveFront({ articleTitle: 'Wells in metres' });
  expect(JSON.parse((await proof(author)).text)).toMatchObject({ title: 'Wells' });
  await approve(author);
  expect((await settle((await read()).notes[0]?.id ?? '', 'accepted')).status).toBe(200);
  const planned = { title: 'Wells in metres', abstract: 'Salt & <silt>.\n\nTwice.' };
  expect(await read()).toMatchObject({ ...planned, keywords: (await read()).keywords });
  expect((await publish('No answer.')).status).toBe(200);
  const [article] = await reply(product, articles.single, { params: { articleId: id } }, producer);
  expect(article).toMatchObject({ articleTitle: planned.title, articleAbstract: planned.abstract });
  expect(await read()).toMatchObject(planned);
});

test('publishing outside production needs a reason', async () => {
  const { steps, administrator, read } = await aProduction(product);
  expect(refusedAs(await steps.publish(administrator))).toEqual([409, 'state-conflict']);
  expect((await steps.publish(administrator, 'The text is lost.')).status).toBe(200);
  expect((await read()).stage).toBe('published');
});
