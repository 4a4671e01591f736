import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { pages } from '../contracts/pages.ts';
import { aboutText } from '../contracts/site-content.ts';
import type { WebBuild } from '../server/pages/page-renderer.ts';
import { inProject } from '../server/project-folder.ts';
import { reply } from './product/client.ts';
import { aJournal, aUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const administrator = await aUser(product, { isAdmin: true });
const built = (await import(pathToFileURL(path.join(inProject('build'), 'server/index.js')).href)) as WebBuild;
const web = built.entry.module;

/** How many pages are rendered while something is asked: each is given a nonce. */
async function renderedFor(work: () => Promise<unknown>): Promise<number> {
  const leaving = vi.spyOn(web.RouterContextProvider.prototype, 'set');
  await work();
  const count = leaving.mock.calls.filter(([key]) => key === web.nonceContext).length;
  leaving.mockRestore();
  return count;
}

const words = async (address: string) => (await fetch(product.url + address)).text();
const etag = async (address: string) => (await fetch(product.url + address)).headers.get('etag');

test('decision 29: after a publish a page is rendered once, and one that says the same keeps its ETag', async () => {
  const list = pages.journals.href();
  await words(list);
  const { abbreviation } = await aJournal(product, { title: 'Journal of Dunes' });
  // Until the server has heard of the journal, what it has cached may be made again at any moment.
  await expect.poll(() => words(list)).toContain('Journal of Dunes');
  const [journal, home] = [pages.journal.href({ catId: abbreviation }), pages.home.href()];
  const before = await etag(journal);
  expect(await renderedFor(() => words(home))).toBe(1);
  expect(await renderedFor(() => Promise.all([words(journal), words(home)]))).toBe(0);
  const { version } = await reply(product, aboutText.read, {}, administrator);
  const heard = vi.spyOn(pg.Client.prototype, 'emit');
  await reply(product, aboutText.publish, { body: { html: '<p>We move with the sand.</p>', version } }, administrator);
  // The server hears of its own publish from the database too, and then makes pages again.
  await expect.poll(() => heard.mock.calls.some(([event]) => String(event) === 'notification')).toBe(true);
  heard.mockRestore();
  expect(await renderedFor(async () => expect(await etag(journal)).toBe(before))).toBe(1);
  const after = { home: '' };
  expect(await renderedFor(async () => (after.home = await words(home)))).toBe(1);
  expect(after.home).toContain('We move with the sand.');
  expect(await renderedFor(() => Promise.all([words(journal), words(home)]))).toBe(0);
});
