import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { aPerson, signIn, type NewPerson } from './people.ts';
import { turnName, turnsFrom } from './settings.ts';
import { isSoundInTurn, isSoundNow } from './sound-screen.ts';
import { anAuthorOf, button, callsOf, field, wizardOf } from './wizard.ts';

let author: NewPerson;
test.beforeAll(async ({ playwright, baseURL }) => {
  author = await aPerson(await playwright.request.newContext({ baseURL: baseURL ?? '' }), 'Screens');
});

for (const turn of turnsFrom(5))
  test(`each step is sound ${turnName(turn)}`, async ({ page }) => {
    const isSound = isSoundInTurn(turn);
    await signIn(page, author.email, author.password);
    const { keep, change } = await callsOf(page, author);
    await isSound(page, wizardOf(author, 'new'));
    const untitled = { ...anAuthorOf('أمل', 'الحداد'), authorTitle: '', authorEmail: '' };
    const authors = [anAuthorOf('Amal', 'Haddad'), untitled];
    const awsId = await keep({ articleTitle: 'On dunes', leftSteps: [0, 1, 2, 3], authors });
    for (const step of [0, 1, 2, 3]) await isSound(page, wizardOf(author, awsId, step));

    await page.goto(wizardOf(author, awsId, 1));
    await button(page, 'Paste an author list').click();
    await field(page, 'Author list').fill('Bo Li¹, Carl Berg¹\n¹ Institute of Wind');
    await change(awsId, { articleTitle: 'From afar' });
    await field(page, 'Given name').fill('Dana');
    await expect(page.getByText('This draft was also changed on another device')).toBeVisible();
    await isSoundNow(page, 'a list of authors that is pasted while another device changes the draft');
    await isSound(page, wizardOf(author, '0197b2a0-0000-4000-8000-000000000000'));
  });
