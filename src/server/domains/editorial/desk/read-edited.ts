import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { signedIn, type Context } from '../../../context.ts';
import { fullName } from '../../accounts/index.ts';
import { findUndeliverable, presentMark } from '../../emails/index.ts';
import { readFilesOf } from '../manuscripts/own-files.ts';
import { readRound } from '../manuscripts/round-store.ts';
import { readVersionsOf } from '../manuscripts/read-manuscripts.ts';
import { reportsToDecide } from '../manuscripts/manuscript-lifecycle.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { readEditorsAnonymity } from '../anonymity/read-anonymity.ts';
import { findingsOf, readCrossingReports, readCrossingRevision } from '../anonymity/texts/text-findings.ts';
import { reviewCopiesOf } from '../anonymity/list-review-copies.ts';
import { findWaitingDecision, findWaitingExtension } from '../decisions/decision-store.ts';
import { isUnreadRevision } from '../revisions/author-actions.ts';
import { ratifies } from '../decisions/who-ratifies.ts';
import { readAppeal } from '../appeals/appeal.ts';
import { countUnreadOfEditor } from '../discussions/read-store.ts';
import { remindedToday } from '../reminders/remind-now.ts';
import { readNotes } from '../notes/editor-notes.ts';
import { mayAddReport } from '../reports/late-reports.ts';
import { findRequest } from './request-store.ts';
import { readRetracted, readSimilarity } from '../similarity/compare-with-portal.ts';
import { editsManuscript, findEdited } from '../who-may.ts';
import { findChecklist, listInvitations, listNames, listOtherJournals } from './edited-store.ts';
import { askerAt } from '../assignment/assign.ts';
import { assignmentActions } from '../assignment/assignment-rules.ts';
import { listSubmittedAnswers } from '../revisions/answers-store.ts';
import { editorsActions } from './editors-actions.ts';
import { presentEntry, turnsOfEditor } from './read-desk.ts';
import { presentAnswers, presentInvitation, readDecisions, readAuditLog } from './read-course.ts';

/** The handling editor of a manuscript. */
async function readHandlingEditor(ctx: Context, { manuscript: { handlingEditorId } }: FoundManuscript) {
  const [editor] = handlingEditorId === null ? [] : await listNames(ctx.db, [handlingEditorId]);
  return editor ? { userId: editor.id, name: fullName(editor) } : null;
}

async function readReview(ctx: Context, found: FoundManuscript) {
  const { manuscript, journal } = found;
  const current = await readRound(ctx.db, manuscript.id, manuscript.round);
  const { isAdmin, userId } = signedIn(ctx);
  const waiting = await findWaitingDecision(ctx.db, manuscript.id);
  const extension = await findWaitingExtension(ctx.db, manuscript.id);
  const asker = await askerAt(ctx, journal.id);
  const allowed = editorsActions(manuscript, {
    isEnough:
      current.reportsIn >= reportsToDecide(journal.reportsNeeded, current) ||
      (waiting?.overrideReason ?? null) !== null,
    isAdmin,
    mayRatify: waiting !== null && (await ratifies(ctx, found, waiting.decidedBy)),
    isChief: await editsManuscript(ctx, found, ['editor-in-chief']),
    mayRetract: waiting !== null && (isAdmin || waiting.decidedBy === userId),
    isExtensionWaiting: extension !== null,
    isUnreadRevision: await isUnreadRevision(ctx.db, found),
    mayAddReport: await mayAddReport(ctx, manuscript),
    assignment: assignmentActions(manuscript, asker),
  });
  return {
    ...presentEntry(
      found,
      current,
      {
        userId: asker.userId,
        turns: turnsOfEditor(asker),
        isExtensionWaiting: extension !== null,
        ...(await findRequest(ctx.db, manuscript.id, ctx.now())),
        unreadMessages: (await countUnreadOfEditor(ctx.db, userId, [manuscript.id])).get(manuscript.id) ?? 0,
        handlingEditor: await readHandlingEditor(ctx, found),
      },
      ctx.now(),
    ),
    extension: extension && {
      days: extension.days,
      reason: extension.reason,
      askedAt: extension.askedAt.toISOString(),
    },
    appeal: manuscript.state === 'appealed' ? await readAppeal(ctx, manuscript.id) : null,
    allowed,
  };
}

/** A manuscript as its editors see it: everything but fee, waiver and payment. */
export async function readEdited(ctx: Context, articleId: string): Promise<EditorsManuscript> {
  const found = await findEdited(ctx, articleId);
  const { manuscript, journal, author } = found;
  const show = await readFilesOf(ctx, [manuscript]);
  const copies = await reviewCopiesOf(ctx, manuscript.fileIds);
  const invitations = await listInvitations(ctx.db, articleId);
  const marks = await findUndeliverable(ctx.db, [author.email, ...invitations.map((row) => row.invitation.email)]);
  const reminded = await remindedToday(
    ctx,
    invitations.map((row) => row.invitation.id),
  );
  const [reports, revision] = [
    await readCrossingReports(ctx.db, manuscript),
    await readCrossingRevision(ctx.db, manuscript),
  ];
  const hasBegun = manuscript.state !== 'submitted' && manuscript.state !== 'returned';
  return {
    ...(await readReview(ctx, found)),
    journalId: journal.id,
    journalTitle: journal.title,
    articleAbstract: manuscript.abstract,
    articleKeywords: manuscript.keywords,
    articleAuthors: manuscript.authors,
    statements: manuscript.statements,
    submittedBy: fullName(author),
    authorComesBack: presentMark(marks.get(author.email)),
    specialReview: manuscript.specialReview,
    confirmedStatements: manuscript.confirmedStatements,
    files: show(manuscript.fileIds),
    reviewCopies: copies.files,
    reviewCopiesState: hasBegun ? copies.state : 'none',
    checks: await findChecklist(ctx.db, articleId, manuscript.version),
    anonymity: await readEditorsAnonymity(ctx.db, articleId, manuscript.version),
    similarity: await readSimilarity(ctx.db, articleId, manuscript.version),
    retracted: await readRetracted(ctx.db, articleId, manuscript.version),
    invitations: invitations.map((row) =>
      presentInvitation(row, {
        mark: marks.get(row.invitation.email.toLowerCase()),
        findings: findingsOf(reports, { invitationId: row.invitation.id }),
        isRemindedToday: reminded.has(row.invitation.id),
      }),
    ),
    notes: await readNotes(ctx, articleId),
    decisions: await readDecisions(ctx, articleId),
    versions: await readVersionsOf(ctx, articleId),
    answers: presentAnswers(await listSubmittedAnswers(ctx.db, articleId), revision),
    revisionDueAt: manuscript.state === 'revision-requested' ? (manuscript.dueAt?.toISOString() ?? null) : null,
    usualRevisionDays: journal.revisionDays,
    holdReason: manuscript.holdReason,
    movesTo: await listOtherJournals(ctx.db, journal.id),
    record: await readAuditLog(ctx, articleId, invitations),
  };
}

/** The answer to an editor's action: a message, and the manuscript after it. */
export const changed = async (ctx: Context, articleId: string, act: Promise<string>) => ({
  message: await act,
  manuscript: await readEdited(ctx, articleId),
});

/** The same for an act on an invitation, which knows its manuscript. */
export async function changedBy(ctx: Context, act: Promise<{ readonly articleId: string; readonly message: string }>) {
  const { articleId, message } = await act;
  return { message, manuscript: await readEdited(ctx, articleId) };
}
