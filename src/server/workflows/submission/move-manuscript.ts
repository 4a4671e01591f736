import { daysAfter } from '../../../contracts/days.ts';
import * as t from '../../../messages/manuscript-responses.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { leaveFreeFee } from '../../domains/fees/index.ts';
import { plannedIssue } from '../../domains/journals/index.ts';
import {
  assignNew,
  contentsOf,
  holdForStep,
  keepVersion,
  movedMail,
  requestChecks,
  tellAuthor,
  type FoundManuscript,
  carryMeant,
  tellOfSubmission,
  listSentDecisions,
  actAsAuthor,
  journalToMoveTo,
} from '../../domains/editorial/index.ts';
import { addAuditEntry } from '../../domains/audit-log/index.ts';

async function move(tx: Context, articleId: string, version: number): Promise<FoundManuscript> {
  const found = await holdForStep(tx, 'move', { id: articleId, version });
  const { manuscript } = found;
  const journal = journalToMoveTo(found, await listSentDecisions(tx.db, articleId));
  if (!journal) throw new AppError('state-conflict', t.noSuggestedJournal());
  const now = tx.now();
  // A new round: reports and reviewers so far are of the version and the journal that they were asked for.
  const moved = await keepVersion(tx, found, 'move', contentsOf(manuscript), {
    ...plannedIssue(journal, manuscript.specialReview, now),
    journalId: journal.id,
    handlingEditorId: null,
    round: manuscript.round + 1,
    dueAt: daysAfter(now, journal.editorDays),
    waitingSince: now,
  });
  await leaveFreeFee(tx, articleId);
  await carryMeant(tx.db, articleId, { from: version, to: moved.manuscript.version });
  await addAuditEntry(tx, 'move', articleId, {
    from: manuscript.journalId,
    to: journal.id,
    version: moved.manuscript.version,
  });
  await requestChecks(tx, moved.manuscript);
  await tellAuthor(tx, moved, movedMail(tx.site, moved));
  const assigned = await assignNew(tx, moved);
  await tellOfSubmission(tx, assigned);
  return assigned;
}

/** Moves a manuscript to the journal that the last decision suggests; its reports go with it. */
export async function moveManuscript(
  ctx: Context,
  articleId: string,
  { version }: { version: number },
): Promise<string> {
  const { journal } = await actAsAuthor(ctx, articleId, (tx) => move(tx, articleId, version));
  return t.moved({ journal: journal.title });
}
