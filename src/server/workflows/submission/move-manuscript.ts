import { daysAfter } from '../../../contracts/days.ts';
import { siteDay } from '../../../contracts/site-zone.ts';
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
  endReview,
  moveAgreedMail,
  renumbered,
  suggestionOf,
  tellColleagues,
} from '../../domains/editorial/index.ts';
import { addAuditEntry } from '../../domains/audit-log/index.ts';

async function move(tx: Context, articleId: string, version: number): Promise<FoundManuscript> {
  const found = await holdForStep(tx, 'move', { id: articleId, version });
  const { manuscript } = found;
  const suggestion = suggestionOf(found, await listSentDecisions(tx.db, articleId));
  if (!suggestion) throw new AppError('state-conflict', t.noSuggestedJournal());
  const { journal, by } = suggestion;
  const now = tx.now();
  // Before it moves: afterwards others edit it.
  await endReview(tx, found);
  await tellColleagues(tx, found, { named: [by] }, (editor) => moveAgreedMail(tx.site, found, editor, journal.title));
  // A new round: reports and reviewers so far are of the version and the journal that they were asked for.
  const moved = await keepVersion(tx, found, 'move', contentsOf(manuscript), {
    ...plannedIssue(journal, manuscript.specialReview, now),
    ...renumbered(manuscript, journal.id, Number(siteDay(now).slice(0, 4))),
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
    formerNumber: manuscript.number,
    version: moved.manuscript.version,
  });
  await requestChecks(tx, moved.manuscript);
  await tellAuthor(tx, moved, movedMail(tx.site, moved));
  const assigned = await assignNew(tx, moved);
  await tellOfSubmission(tx, assigned);
  return assigned;
}

/** Moves a manuscript to the journal that an editor suggested, for its initial checks; its reports go with it, its reviewers are not asked again. */
export async function moveManuscript(
  ctx: Context,
  articleId: string,
  { version }: { version: number },
): Promise<string> {
  const { journal } = await actAsAuthor(ctx, articleId, (tx) => move(tx, articleId, version));
  return t.moved({ journal: journal.title });
}
