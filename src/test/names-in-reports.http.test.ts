import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { records, reviewReports } from '../server/db/schema/index.ts';
import { aReview } from './product/a-review.ts';
import { reply } from './product/client.ts';
import { aBoard, aReportIn, refusedAs, reviewSteps } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { password, type TestUser } from './product/factories.ts';
import { detailOf } from './product/manuscript-steps.ts';
import { nextMail } from './product/outbox.ts';
import { aReport, aScholar } from './product/peer-review.ts';
import { followedBy } from './product/revisions.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const { db } = product.parts;
const { journal, editor, administrator, chief } = await aBoard(product);
const removed = '[removed by the editor]';
const overrideReason = 'One report is enough.';

const signed = ({ user }: TestUser) =>
  aReport({ commentsToAuthor: `It is fine.\n\nSam ${user.surname}, ${user.email}` });

/** A review whose reviewer has signed the report and meant it, and what the editors do with it. */
async function aSignedReport() {
  const author = await aScholar(product);
  const review = await aReview(product, { author, journalId: journal.id });
  const { reviewer, id, invitationId, submit } = review;
  expect((await submit(signed(reviewer), true)).status).toBe(200);
  const editing = editingSteps(product, id);
  const report = async () => {
    const { invitations } = await editing.read(editor);
    return invitations.find((invitation) => invitation.id === invitationId)?.report;
  };
  const findings = async () => (await report())?.findings ?? [];
  return { ...review, author, editing, report, findings, deciding: reviewSteps(product, id) };
}

const decide = ({ deciding }: Awaited<ReturnType<typeof aSignedReport>>) =>
  deciding.decide(administrator, 'reject', { overrideReason });

test('Anonymity: a reviewer who signs the report is warned before anything is sent, and can mean it', async () => {
  const { reviewer, submit, read } = await aReview(product, {
    author: await aScholar(product),
    journalId: journal.id,
  });
  const { surname, email } = reviewer.user;
  const report = aReport({ commentsToAuthor: `Fine.\nSam ${surname}, ${email}, 0000-0002-1825-0097` });
  const refused = await submit(report);
  expect(refusedAs(refused)).toEqual([409, 'names-found']);
  const { errors } = JSON.parse(refused.text) as { errors: Record<string, string> };
  for (const kind of ['Name: ', 'Email address: ', 'ORCID iD: ']) expect(errors['commentsToAuthor']).toContain(kind);
  expect(errors['commentsToAuthor']).toContain(`Sam ${surname}`);
  expect(await read()).toMatchObject({ state: 'accepted', report: null });
  // The remarks are for the editor, who knows the reviewer.
  expect((await submit(aReport({ confidentialRemarks: `I am Sam ${surname}.` }))).status).toBe(200);

  const { submit: mean, report: seen, reviewer: other } = await aSignedReport();
  expect((await mean(signed(other), true)).status).toBe(200);
  expect(await seen()).toMatchObject({ isMeant: true, originalComments: null });
});

test('Anonymity: an open finding of a report keeps the decision back until it is dismissed', async () => {
  const signedReport = await aSignedReport();
  const { editing, findings } = signedReport;
  const refused = await decide(signedReport);
  expect([refused.status, detailOf(refused)]).toEqual([409, expect.stringContaining('A report may tell the author')]);
  const [name, email] = await findings();
  expect([name, email]).toMatchObject([
    { kind: 'name', dismissal: null },
    { kind: 'email', dismissal: null },
  ]);
  expect((await editing.dismiss(editor, name?.id ?? '', 'A common word.')).status).toBe(200);
  expect((await decide(signedReport)).status).toBe(409);
  expect((await editing.dismiss(editor, email?.id ?? '', 'It is public.')).status).toBe(200);
  expect((await editing.reopen(editor, email?.id ?? '')).status).toBe(200);
  expect((await decide(signedReport)).status).toBe(409);
  await editing.dismiss(editor, email?.id ?? '', 'It is public.');
  expect((await decide(signedReport)).status).toBe(200);
});

test('Anonymity: an editor removes the words, and the author reads the report without them', async () => {
  const signedReport = await aSignedReport();
  const { editing, findings, report, reviewer, author, id, read, deciding } = signedReport;
  const { surname, email } = reviewer.user;
  for (const { id: finding, words } of await findings())
    expect((await editing.removeWords(editor, finding, words)).status).toBe(200);
  const comments = `It is fine.\n\n${removed}, ${removed}`;
  expect(await report()).toMatchObject({
    commentsToAuthor: comments,
    originalComments: `It is fine.\n\nSam ${surname}, ${email}`,
    findings: [],
  });
  expect((await decide(signedReport)).status).toBe(200);
  expect((await deciding.ratify(chief)).status).toBe(200);
  const page = await followedBy(product, author, id);
  expect(page.decisions[0]?.reports).toMatchObject([{ commentsToAuthor: comments }]);
  expect(JSON.stringify(page)).not.toContain(surname);
  expect((await nextMail(product, author.email, /./)).text).not.toContain(surname);
  expect(await read()).toMatchObject({ report: { commentsToAuthor: comments } });
  const recorded = await db.select().from(records).where(eq(records.subjectId, id));
  expect(recorded.filter(({ action }) => action === 'words-removed')).toHaveLength(2);
  expect(JSON.stringify(recorded)).not.toContain(surname);
});

test('words that the text does not have are not removed; a wrong finding, person or version changes nothing', async () => {
  const { editing, findings, report, reviewer, author, id } = await aSignedReport();
  const [name] = await findings();
  const finding = name?.id ?? '';
  const wrong = await editing.removeWords(editor, finding, 'Somebody Else');
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('does not contain these words')]);
  expect((await editing.removeWords(editor, 'f'.repeat(64), 'fine')).status).toBe(409);
  expect((await editing.removeWords(author, finding, 'fine')).status).toBe(404);
  expect((await editing.removeWords(reviewer, finding, 'fine')).status).toBe(404);
  expect((await editingSteps(product, id, 2).removeWords(editor, finding, 'fine')).status).toBe(409);
  expect(await report()).toMatchObject({ originalComments: null });
});

test('Anonymity: a report with an open finding is returned with a message, changed, and submitted again', async () => {
  const { editing, report, submit, reviewer, read, invitationId, author, findings } = await aSignedReport();
  const named = await editing.returnReport(editor, invitationId, `Scholar ${author.user.surname} would know you.`);
  expect(refusedAs(named)).toEqual([409, 'names-found']);
  const message = 'Please leave out your name.';
  expect((await editing.returnReport(author, invitationId, message)).status).toBe(404);
  expect((await editing.returnReport(editor, invitationId, message)).status).toBe(200);
  expect((await editing.returnReport(editor, invitationId, message)).status).toBe(409);
  expect(await report()).toBeNull();
  expect(await read()).toMatchObject({
    state: 'accepted',
    returnMessage: message,
    report: null,
    draft: signed(reviewer),
    allowed: ['report', 'recuse'],
  });
  const letter = await nextMail(product, reviewer.email, /change your report/);
  expect(letter.text).toContain(message);

  expect((await submit(aReport())).status).toBe(200);
  expect(await read()).toMatchObject({ state: 'reported', returnMessage: null });
  expect(await findings()).toEqual([]);
  const settled = await editing.returnReport(editor, invitationId, message);
  expect([settled.status, detailOf(settled)]).toEqual([409, expect.stringContaining('no open finding')]);
});

test('Anonymity: a reviewer who deletes the account leaves no unseen name behind', async () => {
  const signedReport = await aSignedReport();
  const { reviewer, findings, editing, invitationId } = signedReport;
  await reply(
    product,
    accounts.deleteAccount,
    { params: { id: reviewer.user.id }, body: { currentPassword: password } },
    reviewer,
  );
  expect(await findings()).toHaveLength(2);
  expect((await decide(signedReport)).status).toBe(409);
  const returned = await editing.returnReport(editor, invitationId, 'Please leave out your name.');
  expect([returned.status, detailOf(returned)]).toEqual([409, expect.stringContaining('deleted their account')]);
});

test('Anonymity: a report from before texts were searched is searched when it is read', async () => {
  const { id, editing, deciding } = await aSignedReport();
  await db.update(reviewReports).set({ found: null }).where(eq(reviewReports.manuscriptId, id));
  const other = await aScholar(product);
  await aReportIn(product, id, other, { reviewerNumber: 2, comments: `Yours, ${other.user.surname}` });
  expect((await deciding.decide(administrator, 'reject', { overrideReason })).status).toBe(409);
  const { invitations } = await editing.read(editor);
  expect(invitations.map(({ report }) => report?.findings.length)).toEqual([2, 1]);
  const [finding] = invitations[1]?.report?.findings ?? [];
  await editing.removeWords(editor, finding?.id ?? '', finding?.words ?? '');
  expect((await editing.read(editor)).invitations[1]?.report).toMatchObject({
    commentsToAuthor: `Yours, ${removed}`,
    findings: [],
  });
});

test('Anonymity: a report that comes while a decision waits keeps the ratification back', async () => {
  const author = await aScholar(product);
  const { id, submit } = await aReview(product, { author, journalId: journal.id });
  const late = await aReview(product, { author, journalId: journal.id, articleId: id });
  const [deciding, editing] = [reviewSteps(product, id), editingSteps(product, id)];
  await submit(aReport());
  await deciding.decide(administrator, 'reject', { overrideReason });
  expect((await late.submit(signed(late.reviewer), true)).status).toBe(200);
  expect((await deciding.ratify(chief)).status).toBe(409);
  const findings = (await editing.read(chief)).invitations.flatMap(({ report }) => report?.findings ?? []);
  for (const { id: finding, words } of findings) await editing.removeWords(chief, finding, words);
  expect((await deciding.ratify(chief)).status).toBe(200);
});
