import { mutableReminders } from '../../../contracts/reviewers.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { lockManuscript, reminders, claimReminder, listDue, type Due } from '../../domains/editorial/index.ts';
import { sendProductionReminders } from '../../domains/production/index.ts';
import { lapseRevisions } from './lapse-revisions.ts';

/** As many of a kind as one run sends; the next one goes on. */
const mostAtOnce = 1000;

type Kind = keyof typeof reminders;

/** Sends one reminder, unless another process did, or it is not due any more: claimed and written together, or not at all. */
async function sendOne(tx: Context, kind: Kind, { key, manuscriptId }: Due): Promise<void> {
  const found = await lockManuscript(tx.db, manuscriptId);
  const [due] = await listDue(tx.db, kind, tx.now(), { key, limit: 1 });
  if (!found || !due || !(await claimReminder(tx.db, key, tx.now()))) return;
  await reminders[kind](tx, found, due);
}

async function sendKind(ctx: Context, kind: Kind): Promise<void> {
  for (const due of await listDue(ctx.db, kind, ctx.now(), { limit: mostAtOnce }))
    try {
      await inTransaction(ctx, (tx) => sendOne(tx, kind, due));
    } catch (error) {
      ctx.log.warn({ err: error, reminder: due.key }, 'A reminder could not be sent; the next run tries again');
    }
}

const kinds: readonly Kind[] = mutableReminders.filter((kind) => kind !== 'reports-in');

/** Sends due reminders and lapses revisions; safe to repeat and to run twice at once. A failure does not stop the others. */
export async function sendReminders(ctx: Context): Promise<void> {
  await lapseRevisions(ctx);
  for (const kind of kinds) await sendKind(ctx, kind);
  await sendProductionReminders(ctx);
}
