import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { articleFileHref, fileHref } from '../contracts/pages.ts';
import { files } from '../server/db/schema/index.ts';
import {
  keepOwnFile,
  readArticlePicture,
  replaceArticlePictures,
  storeArticlePictures,
} from '../server/domains/files/index.ts';
import { inTransaction } from '../server/in-transaction.ts';
import { makePng } from './documents/make-picture.ts';
import { schemaFaults } from './jats/jats-rules.ts';
import { pdfWords } from './pdf-words.ts';
import { anArticle } from './product/an-article.ts';
import { buys } from './product/checkouts.ts';
import { correct } from './product/corrections.ts';
import { aJournal, aUser } from './product/factories.ts';
import { clearAfter, day } from './product/later.ts';
import { aScholar } from './product/peer-review.ts';
import { withdraw } from './product/planted-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const journal = await aJournal(product);
const png = Buffer.from(makePng(40, 30));

const figure = (id: string) =>
  `<figure class="figure"><a class="picture" href="${fileHref(id)}"><img src="${fileHref(id)}" alt="Sand in rows" width="40" height="30"></a><figcaption>Rows.</figcaption></figure>`;
const note =
  '<p>See there<sup><a href="#n1">1</a></sup>.</p><section class="footnotes"><ol><li id="n1">A note.</li></ol></section>';

/** An article with a picture of its own. */
async function withPicture(access: 'open' | 'subscription' = 'open') {
  const picture = readArticlePicture('rows.png', png);
  if (!picture) throw new Error('This is a picture');
  const bodyHtml = `<p>The text of dunes.</p>${figure(picture.id)}${note}`;
  const id = await anArticle(product, { journalId: journal.id, title: 'On dunes', bodyHtml, access });
  const rows = await storeArticlePictures(product.system, [picture]);
  await inTransaction(product.system, (tx) => replaceArticlePictures(tx, id, rows));
  return id;
}

async function asked(at: string, token: string | null = null, headers: Record<string, string> = {}) {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(product.url + at, { headers: { ...headers, ...authorization }, redirect: 'manual' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type'), headers: answer.headers, bytes };
}
const kinds = ['epub', 'zip', 'pdf'] as const;
const at = (kind: (typeof kinds)[number], id: string) => articleFileHref(journal.abbreviation, id, kind);
const formats = kinds.map((kind) => (abbreviation: string, id: string) => articleFileHref(abbreviation, id, kind));

const textIn = async (bytes: Buffer, name: string) =>
  (await (await JSZip.loadAsync(bytes)).file(name)?.async('string')) ?? '';
const textAt = (_: string, id: string) => `/api/journalArticle/text/${id}`;
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('an article without a PDF has a printed one, which is printed once and given in parts', async () => {
  const id = await withPicture();
  const [whole, again] = [await asked(at('pdf', id)), await asked(at('pdf', id))];
  expect([whole.status, whole.type]).toEqual([200, 'application/pdf']);
  const { text, tagged } = await pdfWords(whole.bytes);
  expect(text).toMatch(/The text of dunes\.[\s\S]*A note\./);
  expect(tagged).toContain('Sand in rows');
  expect(again.headers.get('etag')).toBe(whole.headers.get('etag'));
  const part = await asked(at('pdf', id), null, { range: 'bytes=0-7' });
  expect([part.status, part.bytes.toString()]).toEqual([206, whole.bytes.toString('latin1', 0, 8)]);
});

test('an EPUB has text, note, picture and its description, and the same bytes each time', async () => {
  const id = await withPicture();
  const { status, type, bytes } = await asked(at('epub', id));
  expect([status, type]).toEqual([200, 'application/epub+zip']);
  expect(bytes.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
  const page = await textIn(bytes, 'EPUB/article.xhtml');
  for (const words of [
    'The text of dunes.',
    'alt="Sand in rows"',
    'epub:type="noteref"',
    'epub:type="footnote"',
    'On dunes',
  ])
    expect(page).toContain(words);
  const picture = await (await JSZip.loadAsync(bytes)).file('EPUB/picture-1.png')?.async('nodebuffer');
  expect(digest(picture ?? Buffer.alloc(0))).toBe(digest(png));
  expect(await textIn(bytes, 'EPUB/package.opf')).toContain('schema:accessibilityFeature');
  expect(digest((await asked(at('epub', id))).bytes)).toBe(digest(bytes));
});

test('a ZIP has valid XML that names its picture by its file', async () => {
  const { status, type, bytes } = await asked(at('zip', await withPicture()));
  expect([status, type]).toEqual([200, 'application/zip']);
  const xml = await textIn(bytes, 'article.xml');
  expect(schemaFaults(xml)).toEqual([]);
  expect(xml).toContain('xlink:href="pictures/picture-1.png"');
  expect(Object.keys((await JSZip.loadAsync(bytes)).files)).toContain('pictures/picture-1.png');
}, 120_000);

test('every format is refused where the PDF is: to visitors, without a pass, and once withdrawn', async () => {
  const id = await withPicture('subscription');
  const [reader, subscriber] = [await aUser(product), await aUser(product)];
  await buys(product, subscriber);
  for (const href of [...formats, textAt]) {
    const address = href(journal.abbreviation, id);
    const statuses = [null, reader.token, subscriber.token].map(async (token) => (await asked(address, token)).status);
    expect(await Promise.all(statuses)).toEqual([401, 402, 200]);
  }
  await withdraw(product, id);
  for (const href of [...formats, textAt])
    expect((await asked(href(journal.abbreviation, id), subscriber.token)).status).toBe(410);
});

test('those who publish the journal get every format of an article for subscribers, and its text in the XML', async () => {
  const id = await withPicture('subscription');
  const people = [
    await aScholar(product, { role: { journalId: journal.id, role: 'editor-in-chief' } }),
    await aScholar(product, { role: { journalId: journal.id, role: 'production-editor' } }),
    await aScholar(product, { role: { journalId: journal.id, role: 'editor' } }),
  ];
  for (const href of [...formats, textAt]) {
    const statuses = people.map(async ({ token }) => (await asked(href(journal.abbreviation, id), token)).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 402]);
  }
  const bodies = people.map(async ({ token }) =>
    (await asked(articleFileHref(journal.abbreviation, id, 'xml'), token)).bytes.includes('The text of dunes.'),
  );
  expect(await Promise.all(bodies)).toEqual([true, true, false]);
});

test('no format contains a picture of another article', async () => {
  const secret = await keepOwnFile(product.system, {
    purpose: 'review-copy',
    name: 'secret.png',
    mediaType: 'image/png',
    bytes: Buffer.from(makePng(41, 31)),
  });
  const id = await anArticle(product, { journalId: journal.id, bodyHtml: `<p>One.</p>${figure(secret)}` });
  for (const format of ['epub', 'zip'] as const) {
    const { files: held } = await JSZip.loadAsync((await asked(at(format, id))).bytes);
    expect(Object.keys(held).filter((name) => name.includes('picture'))).toEqual([]);
  }
  expect((await pdfWords((await asked(at('pdf', id))).bytes)).tagged).not.toContain('Sand in rows');
});

test('without full text there are none; under another journal they lead on', async () => {
  const bare = await anArticle(product, { journalId: journal.id });
  for (const href of formats) expect((await asked(href(journal.abbreviation, bare))).status).toBe(404);
  const id = await withPicture();
  for (const href of formats) {
    const moved = await asked(href('OTHER', id));
    expect([moved.status, moved.headers.get('location')]).toEqual([301, href(journal.abbreviation, id)]);
  }
});

test('a correction of the record changes every format, and old prints are deleted after a month', async () => {
  const administrator = await aUser(product, { isAdmin: true });
  const id = await withPicture();
  await asked(at('pdf', id));
  await correct(product, administrator, id, { articleTitle: 'On gravel' });
  expect((await pdfWords((await asked(at('pdf', id))).bytes)).text).toMatch(/On gravel[\s\S]*Corrected /);
  expect(await textIn((await asked(at('epub', id))).bytes, 'EPUB/article.xhtml')).toContain('On gravel');
  expect(await textIn((await asked(at('zip', id))).bytes, 'article.xml')).toContain('On gravel');
  const prints = () => product.parts.db.select().from(files).where(eq(files.purpose, 'printed-article'));
  await clearAfter(product, 29 * day);
  expect((await prints()).length).toBeGreaterThan(1);
  await clearAfter(product, 31 * day);
  expect(await prints()).toEqual([]);
});
