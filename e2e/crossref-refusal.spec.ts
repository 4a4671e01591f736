import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { dashboardTabs, pages } from '../src/contracts/pages.ts';
import { doiRegistrations } from '../src/server/db/schema/index.ts';
import { registerDois } from '../src/server/domains/articles/index.ts';
import { openRegistrar } from '../src/server/ports/registrar/open-registrar.ts';
import { aJournal } from '../src/test/product/factories.ts';
import { startRegistrar } from '../src/test/crossref/a-registrar.ts';
import { axeOn } from './axe.ts';
import { test } from './journey.ts';
import { startOwnProduct, type OwnProduct } from './own-product.ts';
import { accept, anAuthor, aSubmission, pageOf, theAdministrator } from './submissions.ts';

const prefix = '10.5555';
const crossref = { username: 'office@example.org/pub', password: 'Sturdy-Registrar-1' };
const minute = 60_000;
let product: OwnProduct;
let registrar: Awaited<ReturnType<typeof startRegistrar>>;

test.beforeAll(async () => {
  registrar = await startRegistrar();
  product = await startOwnProduct(async () => ({
    DOI_PREFIX: prefix,
    CROSSREF_USERNAME: crossref.username,
    CROSSREF_PASSWORD: crossref.password,
    CROSSREF_URL: registrar.url,
  }));
});

test.afterAll(async () => {
  await product.stop();
  registrar.stop();
});

/** One run of the job that deposits, as it is so many minutes from now. */
const deposits = (minutes = 0) =>
  registerDois({
    ...product.system,
    registrar: openRegistrar({ prefix, policyDoi: null, crossref: { url: registrar.url, ...crossref } }),
    now: () => new Date(Date.now() + minutes * minute),
  });

test('a Crossref refusal fixed by an editor: the ISSN is corrected, and the DOI is registered', async ({ browser }) => {
  const { request, system, url } = product;
  const author = await anAuthor(request);
  const { abbreviation } = await aJournal(product, { title: 'Journal of Refused Dunes' });
  const manuscript = await aSubmission(request, author, { title: 'On refused dunes', journal: abbreviation });
  const editor = await theAdministrator(request);
  await accept(request, editor, manuscript);
  const registered = async () =>
    (await system.db.select().from(doiRegistrations).where(eq(doiRegistrations.articleId, manuscript.id)))[0];
  await deposits();
  const doi = (await registered())?.doi ?? '';
  registrar.refuses(doi, 'ISSN &quot;20493630&quot; has already been assigned to a different title/publisher/genre');
  await deposits(2);

  const page = await pageOf(browser, editor, { baseURL: url });
  await page.goto(pages.dashboard.href({ profileId: editor.id }, { tab: dashboardTabs.overview }));
  const row = page.getByRole('row').filter({ hasText: doi });
  await expect(row).toContainText('Crossref refused the DOI');
  await expect(row).toContainText('Crossref has this ISSN under another title or publisher. Correct title or ISSN.');
  await expect(row).toContainText('Crossref’s message: ISSN "20493630" has already been assigned');
  expect((await axeOn(page).analyze()).violations.map((rule) => rule.id)).toEqual([]);

  await row.getByRole('link', { name: 'Edit the journal' }).click();
  await page.getByLabel('ISSN').fill('0317-8471');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Journal of Refused Dunes').first()).toBeVisible();
  await expect.poll(async () => (await registered())?.state).not.toBe('refused');
  await deposits(4);
  expect(registrar.deposits.at(-1)?.xml).toContain('0317-8471');
  registrar.registers(doi);
  await deposits(8);
  await page.goto(pages.dashboard.href({ profileId: editor.id }, { tab: dashboardTabs.overview }));
  await expect(page.getByText('1 DOI is registered.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: doi })).toHaveCount(0);
});
