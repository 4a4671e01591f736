import { expect } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { oneInEachState } from './each-state.ts';
import { test } from './journey.ts';
import { turnName, turnsFrom } from './settings.ts';
import { isSoundInTurn } from './sound-screen.ts';
import { anAuthor, pageOf, type Caller } from './submissions.ts';

/** What the page says in each state: whose turn it is, and the one thing to do now, where there is one. */
const told: Record<string, { readonly turn: string; readonly todo: string | null }> = {
  submitted: { turn: 'It is the editor’s turn', todo: 'Edit the manuscript' },
  found: { turn: 'It is the editor’s turn', todo: 'Mend the files' },
  returned: { turn: 'It is your turn', todo: 'Change and submit again' },
  reviewed: { turn: 'It is the reviewers’ turn', todo: null },
  waiting: { turn: 'It is the editor’s turn', todo: null },
  ratified: { turn: 'It is the editor in chief’s turn', todo: null },
  revision: { turn: 'It is your turn', todo: 'Go to your revision' },
  accepted: { turn: 'It is your turn', todo: 'Choose the mode of publication' },
  chosen: { turn: 'It is the publisher’s turn', todo: 'Mode of publication and fee' },
  held: { turn: 'It is the editor’s turn', todo: null },
  rejected: { turn: 'It has been decided', todo: null },
  suggested: { turn: 'Another journal is suggested', todo: 'Move it to' },
  withdrawn: { turn: 'This manuscript is withdrawn', todo: null },
  published: { turn: 'Your article is published', todo: 'See the article' },
  verified: { turn: 'It is the publisher’s turn', todo: 'Edit the manuscript' },
  refused: { turn: 'It is your turn', todo: 'Change and submit again' },
  publishedByVerification: { turn: 'Your article is published', todo: 'See the article' },
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
