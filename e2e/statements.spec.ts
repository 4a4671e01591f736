import { expect, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { anOffice, button } from './editors-desk.ts';
import { test } from './journey.ts';
import { madeUpPdf } from './made-up-pdf.ts';
import { isSoundNow } from './sound-screen.ts';
import { anAuthorOf, callsOf, heading, isSaved, stepButton, wizardOf } from './wizard.ts';

const office = anOffice();

/** The administrator requires one statement, which reviewers may read too. */
async function setsUp(page: Page): Promise<void> {
  await page.goto(pages.journalSetup.href({ journalId: office.now.journal.id }));
  const ethics = page.getByRole('group', { name: 'Ethics approval' });
  await ethics.getByRole('combobox').selectOption('Required');
  await ethics.getByLabel('Shown to reviewers').check();
  await expect(page.getByRole('group', { name: 'Acknowledgements' }).getByRole('checkbox')).toHaveCount(1);
  await button(page, 'Save the setup').click();
  await expect(page.getByText('Setup of Journal of Dunes saved.')).toBeVisible();
  await isSoundNow(page, 'the setup with statements');
}

/** The author states what the journal requires, and who paid. */
async function states(page: Page): Promise<void> {
  await stepButton(page, 'Review & Submit').click();
  await expect(page.getByText('The journal requires a statement: Ethics approval.')).toBeVisible();
  await page.getByRole('button', { name: /^Go to.*Ethics approval\.$/ }).click();
  const ethics = page.getByRole('textbox', { name: 'Ethics approval' });
  await expect(ethics).toBeFocused();
  await ethics.fill('Amal Haddad asked the committee, which approved it.');
  await button(page, 'Use: “The authors declare no competing interests.”').click();
  await expect(page.getByRole('textbox', { name: 'Competing interests' })).toHaveValue(/no competing interests/);
  await button(page, 'Add a funder').click();
  await page.getByRole('combobox', { name: 'Funder 1' }).fill('Science Fund');
  await page.getByRole('textbox', { name: 'Award numbers of funder 1' }).fill('SF 1, SF 2');
  await button(page, 'Add a related work').click();
  const work = page.getByRole('textbox', { name: 'DOI or web address of work 1' });
  await work.fill('my preprint');
  await expect(
    page.getByRole('main').getByText('Enter a DOI, such as', { exact: false }).and(page.locator('p')),
  ).toBeVisible();
  await isSoundNow(page, 'statements with a fault');
  await work.fill('doi:10.5555/pre.1');
  await expect(
    page.getByRole('main').getByText('Enter a DOI, such as', { exact: false }).and(page.locator('p')),
  ).toBeHidden();
  await isSaved(page);
  await stepButton(page, 'Review & Submit').click();
  await expect(page.getByText('Science Fund (award SF 1, SF 2)')).toBeVisible();
}

test('statements: asked and required, shown to reviewers without names, and to readers', async ({ browser }) => {
  const { administrator, author, editor, reviewers, journal, pageOf, acts, answered, read, request } = office.now;
  await setsUp(await pageOf(browser, administrator));
  const page = await pageOf(browser, author);
  const person = { ...author, surname: '' };
  const awsId = await (
    await callsOf(page, person)
  ).keep({
    journalId: journal.id,
    articleTitle: 'Stated dunes',
    articleAbstract: 'Dunes move.',
    authors: [anAuthorOf('Amal', 'Haddad')],
  });
  await page.goto(wizardOf(person, awsId, 2));
  await page
    .getByLabel('Choose the file of Manuscript File')
    .setInputFiles({ name: 'article.pdf', mimeType: 'application/pdf', buffer: madeUpPdf(1) });
  await expect(page.getByRole('link', { name: /article\.pdf/ })).toBeVisible();
  await states(page);
  await button(page, 'Submit manuscript').click();
  await expect(heading(page, 'Manuscript submitted')).toBeVisible();

  const mine = await request.get('/api/journalArticle/mine', { headers: author.headers });
  const { manuscripts } = (await mine.json()) as { manuscripts: { id: string }[] };
  const id = manuscripts[0]?.id ?? '';
  await page.goto(pages.followManuscript.href({ articleId: id }));
  await page.getByRole('heading', { name: 'Statements' }).click();
  await expect(page.getByText('Science Fund (award SF 1, SF 2)')).toBeVisible();
  await isSoundNow(page, 'the author’s page with statements');

  await expect.poll(async () => (await read(id)).anonymity.state, { timeout: 120_000 }).not.toBe('pending');
  await acts(id, 'start-review', {});
  const [reviewer] = reviewers;
  if (!reviewer) throw new Error('The office has no reviewer');
  const invitationId = await answered(id, reviewer, true);
  const desk = await pageOf(browser, reviewer);
  await desk.goto(pages.review.href({ invitationId }));
  await desk.getByRole('heading', { name: 'Statements' }).click();
  await expect(desk.getByText('[hidden] asked the committee, which approved it.')).toBeVisible();
  await expect(desk.getByText('Science Fund')).toHaveCount(0);
  await isSoundNow(desk, 'statements for a reviewer');

  const editing = await pageOf(browser, editor);
  await editing.goto(pages.editorialManuscript.href({ articleId: id }));
  await expect(editing.getByText('https://doi.org/10.5555/pre.1')).toBeAttached();

  const { version } = await read(id);
  const accepted = await request.put('/api/journalArticle/verifyArticles/acceptManuscript', {
    headers: administrator.headers,
    data: { articleId: id, version, overrideReason: 'The chief has decided.' },
  });
  expect(accepted.status()).toBe(200);
  await desk.goto(pages.article.href({ catId: 'DUNES', articleId: id }));
  const stated = desk.getByRole('region', { name: 'Statements' });
  await expect(stated.getByText('Amal Haddad asked the committee')).toBeVisible();
  await expect(stated.getByText('Science Fund (award SF 1, SF 2)')).toBeVisible();
  await expect(stated.getByRole('link')).toHaveAttribute('href', 'https://doi.org/10.5555/pre.1');
  await isSoundNow(desk, 'the article with statements');
});
