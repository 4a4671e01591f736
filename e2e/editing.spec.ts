import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { linkInMailTo } from './people.ts';
import { aSubmission, anAuthor, pageOf, theAdministrator, type Caller } from './submissions.ts';

/** A journal of the demo that no other test submits to. */
const journal = 'JDAW';

async function journalId(request: APIRequestContext): Promise<string> {
  const known = (await (await request.get('/api/journal/categories')).json()) as {
    id: string;
    journalAbbreviation: string;
  }[];
  return known.find(({ journalAbbreviation }) => journalAbbreviation === journal)?.id ?? '';
}

/** Somebody with a role at the journal, whose manuscripts are reviewed by peers from now on. */
async function someoneAtJournal(request: APIRequestContext, surname: string, role: string): Promise<Caller> {
  const { headers } = await theAdministrator(request);
  const id = await journalId(request);
  const days = { invitationDays: 7, reviewDays: 21, revisionDays: 30, editorDays: 10 };
  const settings = { reviewModel: 'double-anonymous', reportsNeeded: 2, ...days };
  expect((await request.put(`/api/editorial/settings/${id}`, { headers, data: settings })).status()).toBe(200);
  const person = await anAuthor(request, surname);
  const data = { journalId: id, role, isHeld: true };
  const given = await request.put(`/api/administration/people/${person.id}/roles`, { headers, data });
  expect(given.status()).toBe(200);
  return person;
}

const report = {
  scores: { originality: 4, soundness: 3, clarity: 5, significance: 4 },
  commentsToAuthor: '1. The sample is small.\n\n2. The second figure lacks its units.',
  confidentialRemarks: 'I would accept it after a small change.',
  recommendation: 'minor-modifications',
};

/** Somebody accepts by the letter's link, and sends a report. */
async function reports(request: APIRequestContext, email: string): Promise<void> {
  const link = await linkInMailTo(request, email, /https?:\/\/\S+\/review-invitation\/[\w-]+/);
  const token = new URL(link).pathname.split('/').at(-1) ?? '';
  const password = 'Palm-Grove-77!';
  const person = {
    title: 'Dr',
    surname: 'Vega',
    otherName: 'Iria',
    affiliation: 'Institute of the North',
    country: 'ES',
  };
  const accepted = await request.post(`/api/review/invitation/${token}/accept`, {
    data: { account: { ...person, password, confirmPassword: password } },
  });
  expect(accepted.status()).toBe(200);
  const { invitationId } = (await accepted.json()) as { invitationId: string };
  const login = await request.post('/api/auth/login', { data: { email, password } });
  const { token: bearer } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${bearer}` };
  const sent = await request.post(`/api/review/reviews/${invitationId}/report`, { headers, data: report });
  expect(sent.status()).toBe(200);
}

async function inviteByEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite by email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a reviewer' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Given name').fill('Iria');
  await dialog.getByLabel('Last name').fill('Vega');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table', { name: 'Invitations of round 1' })).toContainText(email);
}

const confirm = async (dialog: Locator, name: string) => {
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
};

test('an editor checks a manuscript, sends it to review, invites two reviewers and takes the first decision', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const editor = await someoneAtJournal(request, 'Ellery', 'editor');
  const chief = await someoneAtJournal(request, 'Chantry', 'editor-in-chief');
  const title = `Forecasting dunes ${Date.now()}`;
  const manuscript = await aSubmission(request, await anAuthor(request), { title, journal });

  const page = await pageOf(browser, editor);
  await page.goto(pages.dashboard.href({ profileId: editor.id }, { tab: 14 }));
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Scope' }).check();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Scope' })).toBeChecked();
  await page.getByRole('button', { name: 'Send to review' }).click();
  await confirm(page.getByRole('dialog', { name: 'Send this manuscript to review?' }), 'Send to review');
  await expect(page.getByText('2 more reviewers are needed')).toBeVisible();

  const reviewers = ['north', 'south'].map((place) => `vega.${place}.${Date.now()}@${place}.test`);
  for (const email of reviewers) await inviteByEmail(page, email);
  for (const email of reviewers) await reports(request, email);

  await page.reload();
  await expect(page.getByRole('heading', { name: /^Reviewer \d: / })).toHaveCount(2);
  await page.getByLabel('Decision', { exact: true }).selectOption('revise-minor');
  const letter = page.getByLabel('Letter to the author');
  await expect(letter).toHaveValue(/The sample is small/);
  await letter.fill(`${await letter.inputValue()}\nWith best regards`);
  await page.reload();
  await expect(letter).toHaveValue(/With best regards/);
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await confirm(page.getByRole('dialog', { name: 'Decide: minor revision?' }), 'Decide');
  await expect(page.getByRole('heading', { name: 'Waits for the editor in chief' })).toBeVisible();

  const chiefs = await pageOf(browser, chief);
  await chiefs.goto(pages.editorialManuscript.href({ articleId: manuscript.id }));
  await chiefs.getByRole('button', { name: 'Ratify', exact: true }).click();
  await confirm(chiefs.getByRole('dialog', { name: 'Ratify this decision?' }), 'Ratify');
  await expect(chiefs.getByText('Revision Requested').first()).toBeVisible();
});
