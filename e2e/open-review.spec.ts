import { expect, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { axeOn } from './axe.ts';
import { addressOf, anOffice, button } from './editors-desk.ts';
import { test } from './journey.ts';

const office = anOffice();
const signed = 'The sample is small, and the second figure lacks its units.';
const withheld = 'The title promises more than the text can hold.';
const faults = async (page: Page) => (await axeOn(page).analyze()).violations.map(({ id }) => id);

/** The journal publishes reviews from now on. */
async function offersPublication(page: Page): Promise<void> {
  await page.goto(pages.journal.href({ catId: 'DUNES' }));
  await page.getByRole('link', { name: 'Change review settings' }).click();
  await button(page, 'Review settings of Journal of Dunes').click();
  const dialog = page.getByRole('dialog', { name: 'Review settings' });
  await dialog.getByLabel('Publish the reviews of accepted articles').check();
  await button(dialog, 'Save').click();
  await expect(dialog).toBeHidden();
}

async function reports(invitationId: string, headers: Record<string, string>, commentsToAuthor: string) {
  const scores = { originality: 4, soundness: 3, clarity: 5, significance: 4 };
  const data = { scores, commentsToAuthor, recommendation: 'acceptance' };
  const done = await office.now.request.post(`/api/review/reviews/${invitationId}/report`, { headers, data });
  expect(done.status()).toBe(200);
}

test('open review: a reviewer, an author and an editor agree, and everyone reads the review', async ({ browser }) => {
  test.slow();
  const { administrator, editor, chief, author, reviewers, pageOf, inReview, answered, acts, request } = office.now;
  await offersPublication(await pageOf(browser, administrator));
  const id = await inReview('Reviewed dunes');
  const [first, second] = reviewers;
  if (!first || !second) throw new Error('The office has no reviewers');
  const [invitationId, other] = [await answered(id, first, true), await answered(id, second, true)];

  const reviewer = await pageOf(browser, first);
  await reviewer.goto(pages.review.href({ invitationId }));
  const choice = reviewer.getByRole('radiogroup', { name: 'Publish your comments if the article is accepted' });
  await expect(choice.getByLabel('Do not publish')).toBeChecked();
  await choice.getByLabel('Publish with my name').check();
  await expect(reviewer.getByText('Your choice is saved.')).toBeVisible();
  expect(await faults(reviewer)).toEqual([]);
  await reports(invitationId, first.headers, signed);
  await reports(other, second.headers, withheld);

  const follower = await pageOf(browser, author);
  await follower.goto(pages.followManuscript.href({ articleId: id }));
  await follower.getByLabel('Publish the reviews with the article').check();
  await expect(follower.getByText('Your choice is saved.')).toBeVisible();

  await acts(id, 'decision', { kind: 'accept', letter: 'We are glad to accept it.' });
  await acts(id, 'ratification', { isRatified: true }, chief);
  const desk = await pageOf(browser, editor);
  await desk.goto(addressOf(id));
  await desk.getByText('Reviews to publish').click();
  await desk.getByLabel('Publish without my name').check();
  await expect(desk.getByText('Your choice is saved.')).toBeVisible();
  await expect(desk.getByText('It will be published with the article.')).toHaveCount(2);
  expect(await faults(desk)).toEqual([]);

  const data = { articleId: id, overrideReason: 'The author does not answer.' };
  const { headers } = administrator;
  const address = '/api/journalArticle/verifyArticles/acceptManuscript';
  expect((await request.put(address, { headers, data })).status()).toBe(200);

  const reader = await pageOf(browser, second);
  await reader.goto(pages.article.href({ catId: 'DUNES', articleId: id }));
  await reader.getByRole('link', { name: 'Peer review', exact: true }).click();
  await expect(reader.getByRole('heading', { name: 'Reviewer 1' })).toBeVisible();
  const report = reader.getByRole('article', { name: 'Reviewer 1' });
  await expect(report).toContainText(signed);
  await expect(report).toContainText('Vega');
  await expect(reader.getByRole('article', { name: 'Decision letter' })).toContainText('Not signed');
  await expect(reader.getByText(withheld)).toHaveCount(0);
  expect(await faults(reader)).toEqual([]);
});
