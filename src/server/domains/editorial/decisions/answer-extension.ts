import { daysAfter } from '../../../../contracts/days.ts';
import * as t from '../../../../messages/decision-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError, invalidInput } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { changeDueDate, holdForStep } from '../manuscripts/take-step.ts';
import { tellAuthor } from '../manuscripts/tell-authors.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { findEdited } from '../who-may.ts';
import { extensionAnsweredMail } from '../course-mails.ts';
import { answerWaitingExtension, findWaitingExtension } from './decision-store.ts';

interface Answer {
  readonly isGranted: boolean;
  readonly days?: number | undefined;
}

/** The days an author has at least after a refusal: time does not run out while they wait for the answer. */
const daysAfterRefusal = 3;

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** The deadline as the answer leaves it. */
function dueAfter(current: Date, now: Date, { isGranted, days }: { isGranted: boolean; days: number }): Date {
  if (!isGranted) return later(current, daysAfter(now, daysAfterRefusal));
  return daysAfter(later(current, now), days);
}

async function answer(tx: Context, articleId: string, { isGranted, days: given }: Answer): Promise<void> {
  const found = await holdForStep(tx, 'revise', { id: articleId });
  const asked = await findWaitingExtension(tx.db, articleId);
  if (!asked && !isGranted) throw new AppError('state-conflict', t.noExtensionRequest());
  const days = given ?? asked?.days;
  if (days === undefined) throw invalidInput('days', t.extensionDaysNeeded());
  const now = tx.now();
  const dueAt = dueAfter(found.manuscript.dueAt ?? now, now, { isGranted, days });
  if (asked)
    await answerWaitingExtension(tx.db, asked.id, {
      state: isGranted ? 'granted' : 'refused',
      days,
      answeredBy: signedIn(tx).userId,
      answeredAt: now,
    });
  await changeDueDate(tx, articleId, dueAt);
  await addAuditEntry(tx, isGranted ? 'extension-granted' : 'extension-refused', articleId, {
    ...(isGranted ? { days } : {}),
    dueAt: dueAt.toISOString(),
  });
  await tellAuthor(tx, found, extensionAnsweredMail(tx.site, found, { isGranted, dueAt }));
}

/** Grants or refuses more time for a revision; it can also be given without a request. */
export async function answerExtension(ctx: Context, articleId: string, wish: Answer): Promise<string> {
  await findEdited(ctx, articleId);
  await inTransaction(ctx, (tx) => answer(tx, articleId, wish));
  return wish.isGranted ? t.deadlineMoved() : t.extensionRefused();
}
