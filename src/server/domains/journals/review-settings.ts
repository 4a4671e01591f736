import type { ReplyOf } from '../../../contracts/call.ts';
import type { ReviewSettings } from '../../../contracts/review-settings-values.ts';
import type { editorial } from '../../../contracts/editorial.ts';
import * as t from '../../../messages/journal-responses.ts';
import type { Context } from '../../context.ts';
import { invalidInput, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { listRoleHolders } from '../accounts/index.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { listSettings, lockSettings, updateSettings, type ChangedSettings } from './review-settings-store.ts';

/** How each journal reviews. */
export const readReviewSettings = (ctx: Context): Promise<ReviewSettings[]> => listSettings(ctx.db);

/** First decisions are ratified by the editor in chief: without one, peer review does not begin. */
async function refuseWithoutChief(tx: Context, journalId: string, before: ReviewSettings, after: ChangedSettings) {
  if (after.reviewModel !== 'double-anonymous' || before.reviewModel === 'double-anonymous') return;
  if ((await listRoleHolders(tx.db, journalId, ['editor-in-chief'])).length > 0) return;
  throw invalidInput('reviewModel', t.appointChiefFirst());
}

/** New manuscripts go to an editor of the journal. */
async function refuseOtherEditor(tx: Context, journalId: string, { newManuscriptsTo }: ChangedSettings) {
  if (newManuscriptsTo === null) return;
  const editors = await listRoleHolders(tx.db, journalId, ['editor', 'editor-in-chief']);
  if (!editors.some(({ userId }) => userId === newManuscriptsTo))
    throw invalidInput('newManuscriptsTo', t.chooseEditorOfJournal());
}

const changesOf = (before: ChangedSettings, after: ChangedSettings): [string, unknown][] =>
  Object.entries(after).filter(([name, value]) =>
    Object.entries(before).some(([one, was]) => one === name && was !== value),
  );

/** Changes how a journal reviews; manuscripts keep the model of their submission, and the days that were set, but not the number of reports. The same settings again change nothing. */
export async function changeReviewSettings(
  ctx: Context,
  journalId: string,
  settings: ChangedSettings,
): Promise<ReplyOf<typeof editorial.changeSettings>> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockSettings(tx.db, journalId);
    if (!before) throw notFound('journal');
    await refuseWithoutChief(tx, journalId, before, settings);
    await refuseOtherEditor(tx, journalId, settings);
    const changes = changesOf(before, settings);
    if (changes.length > 0) {
      await updateSettings(tx.db, journalId, settings);
      // The journal's page shows or hides its figures.
      if (before.showsStatistics !== settings.showsStatistics) await tx.announcePublicChange();
      await addAuditEntry(tx, 'review-settings', journalId, {
        ...Object.fromEntries(changes),
        before: Object.fromEntries(changesOf(settings, before)),
      });
    }
    return { message: t.reviewSettingsSaved({ journal: before.journalTitle }), journal: { ...before, ...settings } };
  });
}
