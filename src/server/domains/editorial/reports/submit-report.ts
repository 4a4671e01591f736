import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '../../../../contracts/call.ts';
import { answeredQuestions, answerProblems, withFiles } from '../../../../contracts/review-answers.ts';
import type { Report, ReportDraft } from '../../../../contracts/review-values.ts';
import type { reviews } from '../../../../contracts/reviews.ts';
import * as t from '../../../../messages/review-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { findAccount, lockActiveAccount, type Account } from '../../accounts/index.ts';
import { readRound } from '../manuscripts/round-store.ts';
import { refreshTurn } from '../manuscripts/take-step.ts';
import { reportsNeededIn } from '../manuscripts/manuscript-lifecycle.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { refuseUnmeant } from '../anonymity/texts/refuse-names.ts';
import { searchForReviewer } from '../anonymity/texts/text-findings.ts';
import { textForAuthor } from '../anonymity/texts/text-for-author.ts';
import { findWaitingDecision } from '../decisions/decision-store.ts';
import { listChiefs } from '../decisions/who-ratifies.ts';
import { tellEditors } from '../editors-to-tell.ts';
import { holdInvitation, type HeldInvitation } from '../invitations/held-invitation.ts';
import { updateInvitation } from '../invitations/invitation-store.ts';
import { statusOf } from '../invitations/review-status.ts';
import { sendEmail } from '../../emails/index.ts';
import { AppError } from '../../../errors.ts';
import { listFileAnswers } from './answer-files-store.ts';
import { findOwnReview, whyNotReportable } from './own-review.ts';
import { questionsOf } from './read-review.ts';
import { lateReportMail, reportAfterDecisionMail, reportsInMail, reportThanksMail } from './report-mails.ts';
import { beginReport, findReport, keepReport, updateDraft } from './report-store.ts';
import { keepTyped } from '../typed-work.ts';

async function currentDraft(ctx: Context, invitationId: string) {
  const current = await findReport(ctx.db, invitationId);
  if (!current) return null;
  const { draft, draftVersion, savedAt, submittedAt } = current;
  return { work: draft, version: draftVersion, savedAt, isSubmitted: submittedAt !== null };
}

/** Saves the draft of a report. */
export async function saveReportDraft(
  ctx: Context,
  invitationId: string,
  { version, draft }: { version: number; draft: ReportDraft },
): Promise<{ version: number; savedAt: string }> {
  const held = await findOwnReview(ctx, invitationId);
  const refusal = whyNotReportable(held, ctx.now());
  // A review that is paused or was decided meanwhile costs no words.
  if (refusal && held.invitation.state !== 'accepted') throw refusal;
  const savedAt = ctx.now();
  await beginReport(ctx.db, held.invitation, savedAt);
  return keepTyped(savedAt, {
    work: draft,
    version,
    save: () => updateDraft(ctx.db, { invitationId, version }, { draft, savedAt }),
    read: () => currentDraft(ctx, invitationId),
    refusals: { submitted: t.reportSubmitted(), changed: t.reportChangedElsewhere() },
  });
}

/** A report that comes while a decision waits is told to who took it and to who ratifies: it goes out with the email. */
async function tellOfLate(tx: Context, held: HeldInvitation): Promise<void> {
  const { found } = held;
  const waiting = await findWaitingDecision(tx.db, found.manuscript.id);
  const decider = waiting && (await findAccount(tx.db, waiting.decidedBy));
  const people = [...(decider?.deletedAt === null ? [decider] : []), ...(await listChiefs(tx, found))];
  const emails = new Map(people.map((person) => [person.email, lateReportMail(tx.site, held, person)]));
  for (const letter of emails.values()) await sendEmail(tx, letter, { manuscriptId: found.manuscript.id });
}

/** Tells the editors at once when enough reports are in, and again when the last of more has come. */
async function tellWhenIn(tx: Context, held: HeldInvitation, isLate: boolean): Promise<void> {
  const { found } = held;
  if (isLate) return tellEditors(tx, found, (editor) => reportAfterDecisionMail(tx.site, held, editor));
  if (found.manuscript.state === 'awaiting-ratification') return tellOfLate(tx, held);
  const before = found.manuscript.turn;
  const { manuscript } = await refreshTurn(tx, found.manuscript.id);
  const round = await readRound(tx.db, manuscript.id, manuscript.round);
  const isEnoughNow = manuscript.turn === 'editor' && before !== 'editor';
  const isLast = round.stillExpected === 0;
  const needed = reportsNeededIn(found.journal.reportsNeeded, round);
  if (round.reportsIn < needed || !(isEnoughNow || isLast)) return;
  await tellEditors(tx, found, (editor) => reportsInMail(tx.site, found, { editor, round }), 'reports-in');
}

type Wish = BodyOf<typeof reviews.submit>;

interface Submission {
  readonly held: HeldInvitation;
  readonly account: Account;
  /** The reviewer intends what was found in the report. */
  readonly isMeant: boolean;
}

/** The answers to the questions that were asked, with their files; others, and missing ones, are refused. */
async function judgeAnswers(tx: Context, { invitation }: HeldInvitation, { answers }: Report) {
  const questions = await questionsOf(tx, invitation);
  const given = withFiles(answers, await listFileAnswers(tx.db, invitation.id));
  const problems = answerProblems(questions, given);
  const [first] = Object.values(problems);
  if (first !== undefined) throw new AppError('invalid-input', first, problems);
  return answeredQuestions(questions, given);
}

async function keep(tx: Context, { held, account, isMeant }: Submission, report: Report): Promise<void> {
  const { id, manuscriptId, round, reviewerNumber } = held.invitation;
  const answered = await judgeAnswers(tx, held, report);
  const found = await searchForReviewer(tx.db, id, textForAuthor({ ...report, answered }));
  refuseUnmeant(t.commentsNameYou(), { commentsToAuthor: found }, isMeant);
  const now = tx.now();
  const isLate = statusOf(held.invitation, held.found.manuscript, now) === 'late';
  await beginReport(tx.db, held.invitation, now);
  await keepReport(tx.db, id, report, { answered, submittedAt: now, found, isMeant: found.length > 0, isLate });
  await updateInvitation(tx.db, id, { state: 'reported', endedAt: now });
  const action = isLate ? 'late-report-submitted' : 'report-submitted';
  await addAuditEntry(tx, action, manuscriptId, { invitationId: id, round, reviewerNumber });
  await sendEmail(tx, reportThanksMail(tx.site, held, account), { manuscriptId });
  await tellWhenIn(tx, held, isLate);
}

/** Submits a report; the same one again answers the same, and another one is refused. */
export async function submitReport(
  ctx: Context,
  invitationId: string,
  { isMeant, ...report }: Wish,
): Promise<{ message: string }> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    const account = await lockActiveAccount(tx, userId);
    const held = await holdInvitation(tx, (await findOwnReview(tx, invitationId)).invitation);
    const kept = await findReport(tx.db, invitationId);
    if (held.invitation.state === 'reported' && isDeepStrictEqual(kept?.draft, report)) return;
    const refusal = whyNotReportable(held, tx.now());
    if (refusal) throw refusal;
    await keep(tx, { held, account, isMeant }, report);
  });
  return { message: t.reportReceived() };
}
