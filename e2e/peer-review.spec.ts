import { pages } from '../src/contracts/pages.ts';
import { comments, main } from './a-review.ts';
import { openOf } from './desk.ts';
import { test } from './journey.ts';
import { madeUpPdf } from './made-up-pdf.ts';
import { emailTo } from './emails.ts';
import { aReviewerOfThePool, chiefEmail, editorEmail, reviewedJournal } from './peer-review-people.ts';
import {
  abstract,
  acceptFromList,
  acceptWithoutAccount,
  answerAndRevise,
  busy,
  check,
  confirm,
  decide,
  decideHere,
  decline,
  expect,
  inviteByEmail,
  openFromDesk,
  openFromList,
  seesWhatChanged,
  poolName,
  reviewersWords,
  sendReport,
  signedInPage,
  stranger,
  submit,
  title,
  typeOverACutLine,
  visitor,
} from './peer-review-steps.ts';
import { anAuthor, pageOf, paperFile, theAdministrator } from './submissions.ts';
import { unfold } from './unfold.ts';

test.use({ actionTimeout: 30_000, navigationTimeout: 60_000 });

test(
  'a manuscript goes through two rounds of peer review, and is published',
  { tag: '@core' },
  async ({ browser, request }) => {
    test.setTimeout(600_000);
    const author = await anAuthor(request, 'Haddad');
    const pool = await aReviewerOfThePool(request, poolName, `${abstract} Forecasting, teaching, time series.`);
    const [authors, editors] = [await pageOf(browser, author), await signedInPage(browser, editorEmail)];
    const [strangers, pools] = [await visitor(browser), await pageOf(browser, pool)];
    const first = '1. The second example is too small for the third conclusion.\n\n2. Units are missing in the figure.';
    const second = 'Typed on a train, through a tunnel, without losing a word.';
    let articleId = '';

    await test.step('the author submits a paper', () => submit(authors, author, paperFile()));
    await test.step('the editor makes the initial checks, and sends it to review', async () => {
      await check(editors);
      articleId = new URL(editors.url()).pathname.split('/').at(-1) ?? '';
    });
    await test.step('two are invited: one declines, one has no account and makes one', async () => {
      await inviteByEmail(editors, busy, 1);
      await inviteByEmail(editors, stranger, 1);
      const declining = await visitor(browser);
      await decline(declining);
      await declining.close();
      await emailTo(request, editorEmail, /at sea until spring/);
      await acceptWithoutAccount(strangers);
    });
    await test.step('the editor invites a third by the proposals', async () => {
      await editors.reload();
      await expect(editors.getByRole('table', { name: 'Invitations of round 1' })).toContainText('Declined');
      await editors.getByRole('button', { name: `Invite Amal ${poolName}` }).click();
      await confirm(editors.getByRole('dialog', { name: 'Invite a reviewer' }), 'Send the invitation');
      await expect(editors.getByRole('table', { name: 'Invitations of round 1' })).toContainText(pool.email);
      await acceptFromList(pools);
    });
    await test.step('two reports come, one of them typed over a cut line', async () => {
      await comments(strangers).fill(first);
      await sendReport(strangers, first, /^Minor modifications/);
      await typeOverACutLine(pools, second);
      await sendReport(pools, second, /^Major revision/);
      await emailTo(request, editorEmail, new RegExp(`${title}[^]*report`));
      await pools.close();
    });
    await test.step('every step stands on the record, which the editor reads', async () => {
      await editors.reload();
      for (const step of ['sent the manuscript to review', 'declined an invitation', 'submitted a report'])
        await expect(editors.getByRole('region', { name: 'History' })).toContainText(step);
    });
    await test.step('the decision is drafted from the reports, and waits for the editor in chief', async () => {
      await decide(editors, 'revise-minor', 'Minor revision', [/too small for the third/, /through a tunnel/]);
      await expect(editors.getByRole('heading', { name: 'With the editor in chief' })).toBeVisible();
      await expect(editors.getByRole('button', { name: 'Ratify', exact: true })).toBeHidden();
    });
    await test.step('the editor in chief ratifies it; its letter goes to the author', async () => {
      const chiefs = await signedInPage(browser, chiefEmail);
      await openFromDesk(chiefs);
      await chiefs.getByRole('button', { name: 'Ratify', exact: true }).click();
      await confirm(chiefs.getByRole('dialog', { name: 'Ratify this decision?' }), 'Ratify');
      await expect(chiefs.getByText('Revision Requested').first()).toBeVisible();
      const letter = await emailTo(request, author.email, /minor revision/);
      expect(letter).toContain('Reviewer 1');
      expect(letter).toContain(second);
      expect(letter).not.toMatch(reviewersWords);
      await chiefs.close();
    });
    await test.step('the author answers point by point, and uploads a revision', async () => {
      const words = (page: number) => `These are the better words of page ${page}`;
      await answerAndRevise(authors, articleId, { ...paperFile(), buffer: madeUpPdf(2, 0, words) });
      await emailTo(request, editorEmail, new RegExp(`revis[^]*${title}|${title}[^]*revis`, 'i'));
    });
    await test.step('a second round: one press invites both reviewers, and each reads their own report', async () => {
      await openFromDesk(editors);
      await editors.getByRole('button', { name: 'Invite the reviewers of the last round' }).click();
      await expect(editors.getByText(`on their way: Iria Vega, Amal ${poolName}.`).first()).toBeVisible();
      await openFromList(strangers);
      await expect(main(strangers)).toContainText('The authors revised this manuscript');
      await expect(main(strangers)).toContainText('too small for the third conclusion');
      await expect(main(strangers)).toContainText('Answered, point 1.');
      await expect(main(strangers)).not.toContainText(second);
    });
    await test.step('the same reviewer reads all answers, and reports again', async () => {
      await acceptFromList(strangers);
      await expect(main(strangers)).toContainText(second);
      await seesWhatChanged(strangers, 'See what changed since your last report');
      await strangers.getByRole('link', { name: 'Back to the review' }).click();
      await comments(strangers).fill('My points are answered.');
      await sendReport(strangers, 'My points are answered.', /^Acceptance/);
    });
    await test.step('the editor accepts without waiting for the other; the author chooses the mode of publication', async () => {
      await editors.reload();
      await unfold(editors, 'Author’s answers');
      await seesWhatChanged(editors, 'See what changed in the text');
      await editors.getByRole('link', { name: 'Back to the manuscript' }).click();
      await decideHere(editors, 'accept', 'Accept', [/accepted for publication/]);
      await emailTo(request, author.email, /accepted for publication[^]*choose/i);
      await authors.goto(pages.followManuscript.href({ articleId }));
      await authors.getByRole('link', { name: 'Choose access' }).click();
      await authors.getByRole('button', { name: 'Choose subscription' }).click();
      await expect(authors.getByText('Chosen', { exact: true })).toBeVisible();
    });
    await test.step('the administrator verifies and publishes it', async () => {
      const office = await theAdministrator(request);
      const page = await pageOf(browser, office);
      await page.goto(openOf(office, articleId));
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Publish this article?' });
      await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText('The manuscript is accepted and published.').first()).toBeVisible();
      const plain = await visitor(browser);
      await plain.goto(`/journal/${reviewedJournal.abbreviation}/${articleId}`);
      await expect(plain.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await emailTo(request, author.email, /published/);
      await authors.goto(pages.followManuscript.href({ articleId }));
      await expect(authors.getByRole('link', { name: 'View the article' })).toBeVisible();
    });
  },
);
