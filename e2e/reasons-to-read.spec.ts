import { expect, type Page } from '@playwright/test';
import type { FullIssue } from '../src/contracts/issues.ts';
import { buyIssue, buyPass, issuesForSale } from './buying.ts';
import { test } from './journey.ts';
import { newReader } from './new-reader.ts';
import { signIn } from './people.ts';
import { accept, anAuthor, aSubmission, pageOf, theAdministrator, verifyingJournal } from './submissions.ts';
import { addressOf, subscribersArticles, type ListedArticle } from './subscribers-articles.ts';

const isIn = (issue: FullIssue) => (article: ListedArticle) =>
  article.articlePublishedJournal.journalAbbreviation === issue.journalAbbreviation &&
  article.articleVolume === issue.issueVolume &&
  article.articleIssue === issue.issueNumber;

/** Both tabs of an article tell its reader why they may read it. */
async function saysWhy(page: Page, address: string, words: RegExp): Promise<void> {
  for (const tab of [address, `${address}/full-pdf`]) {
    await page.goto(tab);
    await expect(page.getByText(words)).toBeVisible();
  }
}

test('an article says on both tabs why one may read it: its issue was bought, or a pass runs', async ({
  page,
  request,
}) => {
  await signIn(page, await newReader(request));
  const all = await subscribersArticles(request);
  const issue = (await issuesForSale(request)).find((sold) => all.some(isIn(sold)));
  const inIssue = issue && all.find(isIn(issue));
  const elsewhere = issue && all.find((article) => !isIn(issue)(article));
  if (!issue || !inIssue || !elsewhere) throw new Error('The demo sells no issue with an article for subscribers');
  await page.goto(addressOf(elsewhere));
  await expect(page.getByText('Subscribers can read the full text as a PDF.')).toBeVisible();
  await buyIssue(page, issue);
  await saysWhy(page, addressOf(inIssue), /^You bought .+ on .+ UTC\+4\.$/);
  await buyPass(page, 'One Week Access');
  await saysWhy(page, addressOf(elsewhere), /^One Week Access gives you access until .+ UTC\+4\.$/);
});

test('its author and an administrator read an article as what they are', async ({ request, browser }) => {
  const [author, administrator] = [await anAuthor(request), await theAdministrator(request)];
  const manuscript = await aSubmission(request, author, { title: 'Wells that their authors read' });
  await accept(request, administrator, manuscript);
  const address = `/journal/${verifyingJournal}/${manuscript.id}`;
  await saysWhy(await pageOf(browser, author), address, /^You have access as the author\.$/);
  await saysWhy(await pageOf(browser, administrator), address, /^You have access as an administrator\.$/);
});
