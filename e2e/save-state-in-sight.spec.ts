import { expect, type Locator, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { comments, onAReview } from './a-review.ts';
import { anAskedRevision } from './asked-revision.ts';
import { test } from './journey.ts';
import { aPerson, signIn } from './people.ts';
import { pageOf } from './submissions.ts';
import { anAuthorOf, callsOf, wizardOf } from './wizard.ts';

// Each manuscript is searched for its authors’ words first, and machines are shared.

/** What is wrong with the page as it is scrolled now: the save state must be seen, and must not cover what has the focus. */
const faultNow = (page: Page) =>
  page.evaluate(() => {
    const words = [...document.querySelectorAll('main p')].find((line) =>
      /^(Saved|Saving|Not saved)/.test(line.textContent),
    );
    if (!words) return 'there is no save state';
    const state = words.getBoundingClientRect();
    const seen = document.elementFromPoint(state.x + 10, state.y + state.height / 2);
    if (!words.contains(seen)) return 'the save state is out of sight, or covered';
    const focused = document.activeElement?.getBoundingClientRect();
    // A long text is scrolled to its caret instead.
    if (!focused || focused.height > 200) return null;
    const isBeside = focused.x > state.right || focused.right < state.x;
    if (!isBeside && focused.top < state.bottom) return `the focus is covered: ${document.activeElement?.outerHTML}`;
    return null;
  });

/** Types into a field far down, then goes back to the top of the form field by field. */
async function staysInSight(page: Page, low: Locator, steps: number): Promise<void> {
  await low.focus();
  await page.keyboard.insertText('Typed far down. ');
  await expect.poll(() => faultNow(page)).toBeNull();
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await faultNow(page)).toBeNull();
  }
}

const widths = [360, 768, 1440];

test('in the wizard the save state is seen where one types, and covers no field', async ({ page, request }) => {
  const author = await aPerson(request, 'Sight');
  await signIn(page, author.email, author.password);
  const { keep } = await callsOf(page, author);
  const names = ['Haddad', 'Li', 'Berg', 'Stone', 'Yagmur', 'Costa', 'Okafor', 'Novak'];
  const awsId = await keep({ authors: names.map((name) => anAuthorOf('Amal', name)) });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(wizardOf(author, awsId, 1));
    await staysInSight(page, page.getByRole('combobox', { name: 'Affiliation' }), 30);
  }
});

test('in a report the save state is seen where one types, and covers no field', async ({ page }) => {
  await onAReview(page, 'Wells at the edge of the sand');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    await comments(page).fill('Line after line.\n'.repeat(12));
    await staysInSight(page, page.getByRole('textbox', { name: 'Confidential remarks to the editor' }), 5);
  }
});

test('in a revision the save state of the answers is seen where one types, and covers no field', async ({
  browser,
  request,
}) => {
  const { id, author } = await anAskedRevision(request, 'Grains in sight');
  const page = await pageOf(browser, author);
  await page.goto(pages.followManuscript.href({ articleId: id }));
  const answers = page.getByRole('textbox', { name: /^Your answer to Reviewer/ });
  await expect(answers.first()).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    await staysInSight(page, answers.last(), 5);
  }
});
