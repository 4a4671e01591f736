import { expect, type Page } from '@playwright/test';
import { dashboardTabs, pages } from '../src/contracts/pages.ts';
import { reviews } from '../src/contracts/reviews.ts';
import { anAcceptedReview, comments, main, submitButton } from './a-review.ts';
import { test } from './journey.ts';
import { invite } from './peer-review.ts';
import { signIn } from './people.ts';
import { turnName, turnsFrom } from './settings.ts';
import { isSoundInTurn, isSoundNow } from './sound-screen.ts';
import { unfold } from './unfold.ts';

type Review = Awaited<ReturnType<typeof anAcceptedReview>>;
let review: Review;
let openLink: string;

test.beforeAll(async ({ request }) => {
  review = await anAcceptedReview(request, 'The gazelles of Sir Bani Yas: counts from the air');
  openLink = await invite(request, review.manuscriptId, `newcomer.${process.pid}.${Date.now()}@university.example`);
});

/** A dialog, opened, looked at and left by its key; the focus goes back to what opened it. */
async function seeDialog(page: Page, name: string): Promise<void> {
  const opener = main(page).getByRole('button', { name });
  await opener.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await isSoundNow(page, name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
}

for (const turn of turnsFrom(3))
  test(`an invitation, its dialog and its form, without an account ${turnName(turn)}`, async ({ page }) => {
    const isSound = isSoundInTurn(turn);
    await isSound(page, openLink);
    await seeDialog(page, 'Decline');
    await main(page).getByRole('button', { name: 'Accept', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Accept and create your account' })).toBeFocused();
    await isSoundNow(page, 'the form of a new account');
    await isSound(page, pages.reviewInvitation.href({ token: 'x'.repeat(43) }));
    await expect(page.getByRole('heading', { name: 'This invitation is closed' })).toBeVisible();
  });

for (const turn of turnsFrom(4))
  test(`the reviews, the review with its problems and dialogs, and one that is not theirs ${turnName(turn)}`, async ({
    page,
  }) => {
    const isSound = isSoundInTurn(turn);
    await signIn(page, review.person.email, review.person.password);
    const own = { profileId: review.person.id };
    await isSound(page, pages.dashboard.href(own, { tab: dashboardTabs.reviews }));
    await isSound(page, pages.dashboard.href(own, { tab: dashboardTabs.profile }));
    await isSound(page, review.address);
    await seeDialog(page, 'Withdraw from this review');
    await submitButton(page).press('Enter');
    await expect(page.getByText('Before you submit:')).toBeVisible();
    await isSoundNow(page, 'the problems of a report');
    await comments(page).fill('Kept as it is typed.');
    await expect(page).toHaveTitle(/^Review/);
    await isSound(page, pages.review.href({ invitationId: '11111111-1111-4111-8111-111111111111' }));
  });

test('a reviewer says what they would read and how much, has a certificate, and mutes reminders', async ({ page }) => {
  await signIn(page, review.person.email, review.person.password);
  const own = { profileId: review.person.id };
  await page.goto(pages.dashboard.href(own, { tab: dashboardTabs.reviews }));
  await unfold(page, 'Reviewer profile');
  await page.getByRole('textbox', { name: 'Topics you review' }).fill('Counts of gazelles from the air.');
  await page.getByRole('textbox', { name: 'Maximum open reviews' }).fill('2');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await unfold(page, 'Reviewer profile');
  await expect(page.getByRole('textbox', { name: 'Topics you review' })).toHaveValue(/gazelles/);
  await expect(page.getByRole('textbox', { name: 'Maximum open reviews' })).toHaveValue('2');
  await unfold(page, 'Certificate');
  await main(page).getByRole('button', { name: 'Download' }).click();
  await expect(main(page).getByRole('alert')).toContainText(/You completed no reviews in \d{4}/);

  await page.goto(pages.dashboard.href(own, { tab: dashboardTabs.profile }));
  await unfold(page, 'Peer review reminders');
  const due = page.getByRole('checkbox', { name: 'Review due soon' });
  await due.press('Space');
  await expect(due).not.toBeChecked();
  await page.reload();
  await unfold(page, 'Peer review reminders');
  await expect(due).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Review overdue' })).toBeChecked();
});

test('what waits for a reviewer and what is done come together: nothing moves away from under a finger', async ({
  page,
}) => {
  await signIn(page, 'reviewer@demo.example');
  const profileId = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('currentUser') ?? '{}') as { user: { id: string } }).user.id,
  );
  const list = (part: string) => (url: URL) =>
    url.pathname === reviews.mine.path && url.searchParams.get('part') === part;
  const late = Promise.withResolvers<undefined>();
  const answered = Promise.withResolvers<undefined>();
  await page.route(list('open'), async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.route(list('done'), async (route) => {
    await route.fulfill({ response: await route.fetch() });
    answered.resolve(undefined);
  });
  await page.goto(pages.dashboard.href({ profileId }, { tab: dashboardTabs.reviews }));
  await answered.promise;
  await expect(page.getByRole('heading', { name: 'Reviewer profile' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Completed' })).toHaveCount(0);
  late.resolve(undefined);
  await expect(page.getByRole('table', { name: 'Pending reviews' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible();
});
