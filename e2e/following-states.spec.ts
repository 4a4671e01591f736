import { expect } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { oneInEachState } from './each-state.ts';
import { test } from './journey.ts';
import { turnName, turnsFrom } from './settings.ts';
import { isSoundInTurn } from './sound-screen.ts';
import { anAuthor, pageOf, type Caller } from './submissions.ts';

/** What the page says in each state: whose turn it is, and the one thing to do now, where there is one. */
const told: Record<string, { readonly turn: string; readonly todo: string | null }> = {
  submitted: { turn: 'With the editor', todo: 'Edit the manuscript' },
  found: { turn: 'With the editor', todo: 'Replace files' },
  returned: { turn: 'Action needed', todo: 'Edit and resubmit' },
  reviewed: { turn: 'With the reviewers', todo: null },
  waiting: { turn: 'With the editor', todo: null },
  ratified: { turn: 'With the editor in chief', todo: null },
  revision: { turn: 'Action needed', todo: 'Go to your revision' },
  accepted: { turn: 'Action needed', todo: 'Choose access' },
  chosen: { turn: 'With the editorial office', todo: 'Access and fee' },
  held: { turn: 'With the editor', todo: null },
  rejected: { turn: 'Decision made', todo: null },
  suggested: { turn: 'Another journal suggested', todo: 'Move to' },
  withdrawn: { turn: 'Manuscript withdrawn', todo: null },
  published: { turn: 'Article published', todo: 'View the article' },
  verified: { turn: 'With the editorial office', todo: 'Edit the manuscript' },
  refused: { turn: 'Action needed', todo: 'Edit and resubmit' },
  publishedByVerification: { turn: 'Article published', todo: 'View the article' },
};

let author: Caller;
let states: Record<string, string>;

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(420_000);
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  author = await anAuthor(request);
  states = await oneInEachState(request, author);
});

for (const first of turnsFrom(0))
  test(`the page of each state is sound ${turnName(first)}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const isSound = isSoundInTurn(first);
    const page = await pageOf(browser, author);
    expect(Object.keys(states).toSorted()).toEqual(Object.keys(told).toSorted());
    for (const [state, { turn, todo }] of Object.entries(told)) {
      await isSound(page, pages.followManuscript.href({ articleId: states[state] ?? '' }));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2 }).first(), state).toHaveText(turn);
      if (todo !== null)
        await expect(main.getByRole('link', { name: todo }).or(main.getByRole('button', { name: todo }))).toBeVisible();
      // Who doubts the photographs is not the author's to know.
      await expect(main).not.toContainText('Ferro');
    }
    await page.close();
  });
