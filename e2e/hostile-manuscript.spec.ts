import { expect } from '@playwright/test';
import { button, openOf } from './desk.ts';
import { payloadsInProse, payloadsOnOneLine } from './hostile-payloads.ts';
import { test } from './journey.ts';
import { signIn } from './people.ts';
import { accept, anAuthor, aSubmission, theAdministrator, verifyingJournal, withdraw } from './submissions.ts';
import { unsaid, watchedPage } from './watch-for-execution.ts';

test(
  'markup in a manuscript is text for its author, the administrator and readers',
  { tag: '@core' },
  async ({ browser, request, baseURL }) => {
    const [author, office] = [await anAuthor(request), await theAdministrator(request)];
    const [title, abstract] = [payloadsOnOneLine.slice(0, 3).join(' '), payloadsInProse.join('\n')];
    const manuscript = await aSubmission(request, author, { title, abstract });
    const { page, visit } = await watchedPage(browser, baseURL ?? '', true);
    const says = async (texts: readonly string[]) =>
      expect.poll(() => unsaid(page.getByRole('main'), texts)).toEqual([]);
    await signIn(page, author.email, author.password);
    await visit(`/dashboard/${author.id}?tab=0`);
    await says([title]);
    await signIn(page, office.email, office.password);
    await page.goto(openOf(office, manuscript.id));
    await expect(button(page, 'Accept')).toBeVisible();
    await visit(page.url());
    await says([title, ...payloadsInProse]);
    await accept(request, office, manuscript);
    await visit(`/journal/${verifyingJournal}/${manuscript.id}`);
    await says([title, ...payloadsInProse]);
    await visit(`/search?q=${encodeURIComponent(title)}`);
    // The lists of the newest articles are for other journeys.
    await withdraw(request, office, manuscript, 'It was sent to be withdrawn.');
  },
);
