import type { APIRequestContext, Page } from '@playwright/test';
import { contactSubjects, ethicsSlugs, pages } from '../src/contracts/pages.ts';
import { anAcceptedReview } from './a-review.ts';
import { test } from './journey.ts';
import { checkoutOf } from './owed-fee.ts';
import { aManuscriptInReview, invite } from './peer-review.ts';
import { demoPassword, signIn } from './people.ts';
import { turnName, turnsFrom } from './settings.ts';
import { isSoundInTurn } from './sound-screen.ts';
import { accept, aSubmission, theAdministrator, withdraw, verifyingJournal } from './submissions.ts';

// Each journey is for itself: they share nothing.
test.describe.configure({ mode: 'parallel' });

const texts = [
  ...ethicsSlugs.map((ethicalSlug) => pages.ethics.href({ ethicalSlug })),
  ...[pages.handlingFee, pages.waiverPolicy, pages.authorFaq, pages.reviewerFaq, pages.editorFaq].map((page) =>
    page.href(),
  ),
  ...[pages.reviewersGuidelines, pages.peerReview, pages.forEditors, pages.policies, pages.terms].map((page) =>
    page.href(),
  ),
  ...[pages.privacy, pages.editorialBoard].map((page) => page.href()),
  ...Object.values(contactSubjects).map((subject) => pages.contact.href({ subject })),
];

async function newestArticle(page: Page): Promise<string> {
  const answer = await page.request.get('/api/journalArticle/page?journal=JCP');
  const { articles } = (await answer.json()) as { articles: { id: string }[] };
  return `/journal/JCP/${articles[0]?.id}`;
}

/** An article that was accepted, and withdrawn after that. */
async function aWithdrawnArticle(request: APIRequestContext): Promise<string> {
  const administrator = await theAdministrator(request);
  const manuscript = await aSubmission(request, administrator, { title: 'Forecasts that did not hold' });
  await accept(request, administrator, manuscript);
  await withdraw(request, administrator, manuscript, 'The figures could not be repeated.');
  return `/journal/${verifyingJournal}/${manuscript.id}`;
}

async function signedIn(page: Page) {
  const text = await page.evaluate(() => localStorage.getItem('currentUser'));
  return JSON.parse(text ?? '{}') as { token: string; user: { id: string; email: string } };
}

const dashboardAddress = async (page: Page) => `/dashboard/${(await signedIn(page)).user.id}`;

/** Where the author of the demo edits a manuscript of theirs. */
async function editAddress(page: Page): Promise<string> {
  const { token, user } = await signedIn(page);
  const answer = await page.request.get('/api/journalArticle/mine', { headers: { authorization: `Bearer ${token}` } });
  const { manuscripts } = (await answer.json()) as { manuscripts: { id: string }[] };
  return `/editManuscript/${user.id}/${manuscripts[0]?.id}`;
}

/** Where the author of the demo follows the manuscript that they submitted last. */
async function followAddress(page: Page): Promise<string> {
  const articleId = (await editAddress(page)).split('/').at(-1) ?? '';
  return pages.followManuscript.href({ articleId });
}

/** Where an administrator sets up the demo’s journal. */
async function setupAddresses(request: APIRequestContext): Promise<string[]> {
  const journals = (await (await request.get('/api/journal/categories')).json()) as {
    id: string;
    journalAbbreviation: string;
  }[];
  const journalId = journals.find(({ journalAbbreviation }) => journalAbbreviation === 'EIJER')?.id ?? '';
  return [pages.reviewForm.href({ journalId }), pages.journalSetup.href({ journalId })];
}

/** Where the author of the demo chooses and pays for a manuscript that was accepted just now. */
async function feeAddress(page: Page): Promise<string> {
  const { token, user } = await signedIn(page);
  const author = { ...user, password: demoPassword, headers: { authorization: `Bearer ${token}` } };
  const manuscript = await aSubmission(page.request, author, { title: 'Dunes that wait for a choice' });
  await accept(page.request, await theAdministrator(page.request), manuscript);
  return checkoutOf(manuscript.id, author);
}

for (const turn of turnsFrom(0))
  test(`what a visitor sees ${turnName(turn)}`, async ({ page }) => {
    const isSound = isSoundInTurn(turn);
    const [article, withdrawn] = [await newestArticle(page), await aWithdrawnArticle(page.request)];
    const reading = [
      '/',
      '/journal',
      '/journal/EIJER',
      '/journal?subject=Engineering',
      '/proceedings',
      '/conferences',
      article,
      `${article}/full-pdf`,
      `/certificate/${article.split('/').at(-1)}`,
      withdrawn,
      `/certificate/${withdrawn.split('/').at(-1)}`,
      '/search',
      '/search?q=water',
      '/search?q=qwertzuiop',
      '/productDisplay',
      '/productDisplay?canceled=true',
    ];
    for (const address of [...reading, '/login', '/register', '/nothing-here']) await isSound(page, address);
  });

for (const turn of turnsFrom(1))
  test(`what the house writes ${turnName(turn)}`, async ({ page }) => {
    const isSound = isSoundInTurn(turn);
    for (const address of texts) await isSound(page, address);
  });

for (const turn of turnsFrom(2))
  test(`what an author and an administrator see ${turnName(turn)}`, async ({ page }) => {
    const isSound = isSoundInTurn(turn);
    await signIn(page, 'author@demo.example');
    const own = await dashboardAddress(page);
    for (const tab of [0, 1, 3, 15]) await isSound(page, `${own}?tab=${tab}`);
    await isSound(page, await editAddress(page));
    await isSound(page, await followAddress(page));
    await isSound(page, await feeAddress(page));
    await page.goto('/logout');
    await page.waitForURL('**/');
    await signIn(page, 'admin@demo.example');
    const desk = await dashboardAddress(page);
    for (const tab of [0, 4, '4&journal=new', 5, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18, 19])
      await isSound(page, `${desk}?tab=${tab}`);
    for (const part of ['about', 'board', 'contact', 'emails', 'emails&letter=received'])
      await isSound(page, `${desk}?tab=18&part=${part}`);
    for (const address of await setupAddresses(page.request)) await isSound(page, address);
    const { id: articleId } = await aManuscriptInReview(page.request, 'Dunes under review');
    await isSound(page, pages.editorialManuscript.href({ articleId }));
  });

for (const turn of turnsFrom(3))
  test(`what a reviewer sees ${turnName(turn)}`, async ({ page }) => {
    const isSound = isSoundInTurn(turn);
    const { manuscriptId, person, address } = await anAcceptedReview(page.request, 'Wells that are read by night');
    const email = `newcomer.${turn}.${Date.now()}@university.example`;
    await isSound(page, await invite(page.request, manuscriptId, email));
    await signIn(page, person.email, person.password);
    await isSound(page, `${await dashboardAddress(page)}?tab=15`);
    await isSound(page, address);
  });
