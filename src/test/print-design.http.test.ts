import { expect, test } from 'vitest';
import { articlePdfHref } from '../contracts/pages.ts';
import { printPreview, usualDesign, type PrintDesign } from '../contracts/print-design.ts';
import { makePng } from './documents/make-picture.ts';
import { pdfWords } from './pdf-words.ts';
import { anArticle } from './product/an-article.ts';
import { send } from './product/client.ts';
import { aBoard, refusedAs } from './product/deciding.ts';
import { aJournal, aUser, type TestUser } from './product/factories.ts';
import { setupSteps } from './product/journal-setup.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const logo = `data:image/png;base64,${Buffer.from(makePng(60, 20)).toString('base64')}`;
const design = { ...usualDesign, columns: 2, accent: '#7a1f3d', runningHead: '#read("job.json")', logo } as const;
const bodyHtml = `<section><h2 id="a">Results</h2>${'<p>Sand moves with the wind, grain by grain. </p>'.repeat(300)}</section>`;

const previewed = (journalId: string, person: TestUser | null, body: PrintDesign = design) =>
  send(product, printPreview.make, { params: { journalId }, body }, { token: person?.token ?? null });

async function fetched(url: string, person: TestUser | null) {
  const headers = person === null ? {} : { authorization: `Bearer ${person.token}` };
  const answer = await fetch(product.url + url, { headers });
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

test('an editor in chief sees a design before it is saved; others do not, nor its preview under another journal', async () => {
  const { chief, author, journal } = await aBoard(product);
  expect((await previewed(journal.id, null)).status).toBe(401);
  expect(refusedAs(await previewed(journal.id, author))).toEqual([403, 'forbidden']);
  const made = await previewed(journal.id, chief);
  expect(made.status).toBe(200);
  const { url } = JSON.parse(made.text) as { url: string };
  const { status, bytes } = await fetched(url, chief);
  expect(status).toBe(200);
  const { text, tagged } = await pdfWords(bytes);
  expect(text).toMatch(/A sample article[\s\S]*Bagnold/);
  expect(tagged).toContain(`"alt":"${journal.title}"`);
  expect((await fetched(url, author)).status).toBe(403);
  const [administrator, other] = [await aUser(product, { isAdmin: true }), await aJournal(product)];
  expect((await fetched(url, administrator)).status).toBe(200);
  expect((await fetched(url.replace(journal.id, other.id), administrator)).status).toBe(404);
});

test('a saved design prints the articles of its journal, as words and never as code', async () => {
  const { chief, journal } = await aBoard(product);
  const id = await anArticle(product, { journalId: journal.id, bodyHtml });
  const pdf = async () => pdfWords((await fetched(articlePdfHref(journal.abbreviation, id), null)).bytes);
  const before = await pdf();
  expect((await setupSteps(product, journal.id).save(chief, 0, { printDesign: design })).status).toBe(200);
  const after = await pdf();
  expect(before.text).not.toContain('#read');
  expect(after.text).toContain('#read("job.json")');
  expect(after.numPages).toBeLessThan(before.numPages);
});

test('a design that is no data is refused', async () => {
  const { chief, journal } = await aBoard(product);
  const hostile = { ...design, accent: '#000"); #panic("' };
  expect((await previewed(journal.id, chief, hostile)).status).toBe(422);
  const saved = await setupSteps(product, journal.id).save(chief, 0, { printDesign: hostile });
  expect(saved.status).toBe(422);
});
