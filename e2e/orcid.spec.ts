import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { dashboardTabs, pages } from '../src/contracts/pages.ts';
import { manuscripts } from '../src/server/db/schema/index.ts';
import { anOrcid } from '../src/test/orcid/an-orcid.ts';
import { startOrcidAtHome } from '../src/test/orcid/orcid-at-home.ts';
import { aJournal } from '../src/test/product/factories.ts';
import { freePort } from '../src/test/product/free-port.ts';
import { axeOn } from './axe.ts';
import { test } from './journey.ts';
import { startOwnProduct, type OwnProduct } from './own-product.ts';
import { linkInMailTo } from './people.ts';
import { accept, anAuthor, aSubmission, pageOf, theAdministrator } from './submissions.ts';

const client = { id: 'APP-JOURNEY', secret: 'a-secret-of-the-journey' };
let product: OwnProduct;
let provider: Awaited<ReturnType<typeof startOrcidAtHome>>;

// The demo has no client at ORCID, and shows nothing of it.
test.beforeAll(async () => {
  product = await startOwnProduct(async (url) => {
    provider = await startOrcidAtHome(await freePort(), { ...client, returnTo: `${url}/orcid` });
    const { issuer } = provider;
    // No one listens there: tests over HTTP hold what is written.
    const memberApi = { ORCID_MEMBER_API: 'http://127.0.0.1:9/v3.0' };
    return { ORCID_CLIENT_ID: client.id, ORCID_CLIENT_SECRET: client.secret, ORCID_ISSUER: issuer, ...memberApi };
  });
});

test.afterAll(async () => {
  await product.stop();
  await provider.stop();
});

async function signInAtOrcid(page: Page, orcid: string): Promise<void> {
  await page.getByRole('textbox', { name: 'ORCID iD' }).fill(orcid);
  await page.getByRole('button', { name: 'Authorize access' }).click();
}
const isSound = async (page: Page) =>
  expect((await axeOn(page).analyze()).violations.map((rule) => rule.id)).toEqual([]);

test('a person connects an ORCID iD, and a co-author confirms one by the link of an email', async ({ browser }) => {
  const { request, system, url } = product;
  const [own, theirs, coAuthor] = [anOrcid(), anOrcid(), `${randomUUID()}@example.org`];
  const author = await anAuthor(request);
  const page = await pageOf(browser, author, { baseURL: url });
  await page.goto(pages.dashboard.href({ profileId: author.id }, { tab: dashboardTabs.profile }));
  await expect(page.getByRole('checkbox', { name: 'Also add my published articles' })).toBeChecked();
  await page.getByRole('button', { name: 'Connect your ORCID iD' }).focus();
  await page.keyboard.press('Enter');
  await signInAtOrcid(page, own);
  await expect(page.getByText('Your ORCID iD is connected.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await isSound(page);
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByRole('link', { name: `https://orcid.org/${own}` })).toBeVisible();
  await expect(page.getByText('are added to your ORCID record')).toBeVisible();
  await isSound(page);
  await page.getByRole('button', { name: 'Stop adding articles' }).click();
  await expect(page.getByText('no longer added to your ORCID record')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add my articles to my ORCID record' })).toBeVisible();

  const { abbreviation } = await aJournal(product);
  const manuscript = await aSubmission(request, author, { title: 'On confirmed dunes', journal: abbreviation });
  const [row] = await system.db.select().from(manuscripts).where(eq(manuscripts.id, manuscript.id));
  const addresses = [author.email, coAuthor];
  const authors = row?.authors.map((one, place) => ({ ...one, authorEmail: addresses[place] ?? '' })) ?? [];
  await system.db.update(manuscripts).set({ authors }).where(eq(manuscripts.id, manuscript.id));
  await accept(request, await theAdministrator(request), manuscript);

  const other = await (await browser.newContext({ baseURL: url })).newPage();
  await other.goto(await linkInMailTo(request, coAuthor, /https?:\/\/\S+\/orcid\/\S+/));
  await expect(other.getByText('is named as an author of “On confirmed dunes”')).toBeVisible();
  await isSound(other);
  const goOn = other.getByRole('button', { name: 'Sign in at ORCID' });
  await goOn.click();
  await other.getByRole('button', { name: 'Deny access' }).click();
  await expect(other.getByText('You did not allow ORCID to confirm your iD.')).toBeVisible();
  await other.goto(await linkInMailTo(request, coAuthor, /https?:\/\/\S+\/orcid\/\S+/));
  await goOn.click();
  await signInAtOrcid(other, theirs);
  await expect(other.getByText('Your ORCID iD is confirmed for this article.')).toBeVisible();

  await other.goto(pages.article.href({ catId: abbreviation, articleId: manuscript.id }));
  await other.getByText('ORCID iDs of the authors').click();
  for (const orcid of [own, theirs])
    await expect(other.getByRole('link', { name: `https://orcid.org/${orcid}` })).toBeVisible();
  await isSound(other);
  await page.goto(pages.followManuscript.href({ articleId: manuscript.id }));
  await expect(page.getByRole('link', { name: `https://orcid.org/${theirs}` })).toBeVisible();
  await isSound(page);
});

test('someone at a link that is used, or at the way back without a sign-in, reads what is wrong', async ({ page }) => {
  await page.goto(product.url + pages.confirmOrcid.href({ token: 'x'.repeat(43) }));
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await page.goto(`${product.url}${pages.orcidReturn.href()}?code=1&state=1`);
  await expect(page.getByText('This sign-in at ORCID has ended, or began in another browser.')).toBeVisible();
  await page.goto(product.url + pages.orcidReturn.href());
  await expect(page.getByText('This sign-in at ORCID has ended, or began in another browser.')).toBeVisible();
});
