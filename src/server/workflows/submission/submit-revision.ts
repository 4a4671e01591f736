import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '../../../contracts/call.ts';
import type { TextFinding } from '../../../contracts/review-values.ts';
import type { revisions } from '../../../contracts/revisions.ts';
import * as t from '../../../messages/manuscript-responses.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { takeSlots, type PlacedFile } from '../../domains/files/index.ts';
import { plannedIssue } from '../../domains/journals/index.ts';
import {
  changedParts,
  contentsAfter,
  keepVersion,
  holdForStep,
  lockManuscript,
  type FoundManuscript,
  ownManuscriptFiles,
  tellAuthor,
  requestChecks,
  authorsNamed,
  findInText,
  answersText,
  refuseUnmeant,
  requestReviewCopies,
  revisionReceivedMail,
  tellEditors,
  requireFullAnswers,
  roundToAnswer,
  findAnswers,
  submitAnswers,
  closeExtension,
  endInvitations,
  actAsAuthor,
  findFollowed,
  revisedMail,
} from '../../domains/editorial/index.ts';
import { addAuditEntry } from '../../domains/audit-log/index.ts';

type Wish = BodyOf<typeof revisions.revise>;

/** Whether the stored version is this revision, sent twice. */
async function isThere(tx: Context, { manuscript }: FoundManuscript, wish: Wish, sent: readonly PlacedFile[]) {
  const { id, version, round, state } = manuscript;
  if (state !== 'in-review' || wish.version !== version - 1 || round === 1) return false;
  const kept = await findAnswers(tx.db, { manuscriptId: id, round: await roundToAnswer(tx.db, manuscript) });
  if (kept?.submittedWith !== version || !isDeepStrictEqual(kept.originalAnswers ?? kept.answers, wish.answers))
    return false;
  return changedParts(manuscript, await contentsAfter(tx, manuscript, wish, sent)).length === 0;
}

/**
 * Throws for a revision whose texts name its authors to reviewers, unless intended. Returns the findings in its
 * answers.
 */
async function refuseOwnNames(tx: Context, { manuscript }: FoundManuscript, wish: Wish): Promise<TextFinding[]> {
  const authors = await authorsNamed(tx, manuscript);
  const found = {
    answers: await findInText(answersText(wish.answers), authors),
    articleTitle: await findInText(wish.articleTitle, authors),
    articleAbstract: await findInText(wish.articleAbstract, authors),
    articleKeywords: await findInText(wish.articleKeywords.join(', '), authors),
  };
  refuseUnmeant(t.textsNameAuthors(), found, wish.isMeant);
  return found.answers;
}

async function tell(tx: Context, revised: FoundManuscript): Promise<void> {
  await tellEditors(tx, revised, (editor) => revisedMail(tx.site, revised, editor));
  await tellAuthor(tx, revised, revisionReceivedMail(tx.site, revised));
}

async function keep(tx: Context, articleId: string, wish: Wish, sent: readonly PlacedFile[]): Promise<void> {
  const locked = await lockManuscript(tx.db, articleId);
  if (!locked) throw notFound('manuscript');
  if (await isThere(tx, locked, wish, sent)) return;
  const current = await holdForStep(tx, 'revise', { id: articleId, version: wish.version });
  await requireFullAnswers(tx, current, wish.answers);
  const { round, specialReview } = current.manuscript;
  const found = await refuseOwnNames(tx, current, wish);
  const answeredRound = await roundToAnswer(tx.db, current.manuscript);
  const now = tx.now();
  const contents = await contentsAfter(tx, current.manuscript, wish, sent);
  await takeSlots(tx, sent);
  // Reports of the round before are no longer taken.
  await endInvitations(tx, current);
  const revised = await keepVersion(tx, current, 'revise', contents, {
    ...plannedIssue(current.journal, specialReview, now),
    waitingSince: now,
    round: round + 1,
  });
  const { version } = revised.manuscript;
  const answered = {
    answers: wish.answers,
    submittedWith: version,
    savedAt: now,
    found,
    isMeant: wish.isMeant && found.length > 0,
  };
  await submitAnswers(tx.db, { manuscriptId: articleId, round: answeredRound }, answered);
  await closeExtension(tx.db, articleId, now);
  const changed = changedParts(current.manuscript, contents);
  await addAuditEntry(tx, 'revised', articleId, { version, round: round + 1, changed });
  await requestChecks(tx, revised.manuscript);
  await requestReviewCopies(tx, articleId);
  await tell(tx, revised);
}

/**
 * Submits a revision with an answer to each of the reports’ points: a new version, and with it a new round. Reviewers hear
 * of it only when they are invited again. The same one sent again answers the same.
 */
export async function submitRevision(ctx: Context, articleId: string, wish: Wish): Promise<string> {
  const { manuscript } = await findFollowed(ctx, articleId);
  const sent = await ownManuscriptFiles(ctx, wish, { uploadId: manuscript.uploadId, hasManuscript: true });
  await actAsAuthor(ctx, articleId, (tx) => keep(tx, articleId, wish, sent));
  return t.revisionSubmitted();
}
