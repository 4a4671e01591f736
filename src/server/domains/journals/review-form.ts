import { isDeepStrictEqual } from 'node:util';
import { v7 } from 'uuid';
import type { BodyOf, ReplyOf } from '../../../contracts/call.ts';
import type { ReviewForm, reviewForms } from '../../../contracts/review-forms.ts';
import * as t from '../../../messages/journal-responses.ts';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { findJournal } from './journal-store.ts';
import { withIds } from './question-ids.ts';
import { findCurrentForm, insertForm, listForms, type FormVersion } from './review-form-store.ts';
import { lockSettings } from './review-settings-store.ts';

const present = (journalId: string, journalTitle: string, form: FormVersion | null): ReviewForm => ({
  journalId,
  journalTitle,
  version: form?.version ?? 0,
  savedAt: form?.savedAt.toISOString() ?? null,
  questions: form?.questions ?? [],
});

/** What a journal asks its reviewers now. */
export async function readReviewForm(ctx: Context, journalId: string): Promise<ReviewForm> {
  const journal = await findJournal(ctx.db, journalId);
  if (!journal) throw notFound('journal');
  return present(journal.id, journal.title, await findCurrentForm(ctx.db, journal.id));
}

/**
 * Saves a form as a whole, as a new version: reviewers who have accepted keep the version they accepted. The same
 * questions again change nothing.
 */
export async function saveReviewForm(
  ctx: Context,
  journalId: string,
  { version, questions }: BodyOf<typeof reviewForms.save>,
): Promise<ReplyOf<typeof reviewForms.save>> {
  return inTransaction(ctx, async (tx) => {
    const journal = await lockSettings(tx.db, journalId);
    if (!journal) throw notFound('journal');
    const earlier = await listForms(tx.db, journalId);
    const current = earlier[0] ?? null;
    const asked = withIds(
      questions,
      earlier.flatMap((form) => form.questions),
      v7,
    );
    const answer = (form: FormVersion | null) => ({
      message: t.reviewFormSaved({ journal: journal.journalTitle }),
      form: present(journalId, journal.journalTitle, form),
    });
    if (isDeepStrictEqual(asked, current?.questions ?? [])) return answer(current);
    if (version !== (current?.version ?? 0)) throw new AppError('stale-version', t.reviewFormChangedElsewhere());
    const saved = await insertForm(tx.db, { journalId, version: version + 1, questions: asked, savedAt: tx.now() });
    await addAuditEntry(tx, 'review-form', journalId, { version: saved.version, questions: asked.length });
    return answer(saved);
  });
}
