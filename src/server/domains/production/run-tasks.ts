import type { BodyOf, ReplyOf } from '../../../contracts/call.ts';
import { daysAfter } from '../../../contracts/days.ts';
import { usualDays } from '../../../contracts/production-proof.ts';
import type { production } from '../../../contracts/production.ts';
import { siteDay } from '../../../contracts/site-zone.ts';
import * as t from '../../../messages/production-responses.ts';
import type { Context } from '../../context.ts';
import { AppError, invalidInput, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { printDate } from '../../print-date.ts';
import { findAccount, findAccountByEmail, fullName } from '../accounts/index.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { withoutConflicts } from '../conflicts/index.ts';
import { sendEmail } from '../emails/index.ts';
import { claimReminder, findManuscript, lockManuscript, type FoundManuscript } from '../editorial/index.ts';
import {
  copyEditAskedMail,
  copyEditDoneMail,
  copyEditDueMail,
  overdueMail,
  proofDueMail,
  tellManagers,
} from './production-mails.ts';
import { findProduction, insertProduction, isClosed, lockProduction } from './production-store.ts';
import { listDueTasks, listTasks, writeTask } from './task-store.ts';
import { presentProduction } from './read-production.ts';
import { isBegun } from './revision-store.ts';
import { requireProduction, roleInProduction } from './who-produces.ts';

/** Starts the production of a manuscript that was just accepted; a job reads its text. In the transaction of the acceptance. */
export async function startProduction(tx: Context, { manuscript }: FoundManuscript): Promise<void> {
  const now = tx.now();
  if (!(await insertProduction(tx.db, { manuscriptId: manuscript.id, startedAt: now, savedAt: now }))) return;
  await writeTask(tx.db, manuscript.id, 'copy-edit', { dueOn: siteDay(daysAfter(now, usualDays['copy-edit'])) });
  await tx.jobs.enqueue(tx.db, 'read-manuscript-text', { manuscriptId: manuscript.id });
  await addAuditEntry(tx, 'production-started', manuscript.id, {});
}

export function refusePast(ctx: Context, dueOn: string): void {
  if (dueOn < siteDay(ctx.now())) throw invalidInput('dueOn', t.dayPassed());
}

/** Asks a person with an account to copy-edit the text, or takes that back. */
export async function assignCopyEditor(
  ctx: Context,
  manuscriptId: string,
  { email, dueOn }: BodyOf<typeof production.assign>,
): Promise<ReplyOf<typeof production.assign>> {
  const held = await requireProduction(ctx, manuscriptId, ['manager']);
  const { found } = held;
  if (isClosed(held.row)) throw new AppError('state-conflict', t.published());
  if (email === null) {
    await inTransaction(ctx, async (tx) => {
      await writeTask(tx.db, manuscriptId, 'copy-edit', { personId: null, doneAt: null });
      await addAuditEntry(tx, 'copy-edit-asked', manuscriptId, { personId: null });
    });
    return { message: t.unassigned(), production: await presentProduction(ctx, held) };
  }
  refusePast(ctx, dueOn);
  const account = await findAccountByEmail(ctx.db, email);
  if (account?.deletedAt !== null || account.disabledAt !== null || account.emailVerifiedAt === null)
    throw invalidInput('email', t.noAccount());
  const person = { ...account, userId: account.id };
  if ((await withoutConflicts(ctx, [person], found.manuscript)).length === 0)
    throw invalidInput('email', t.copyEditorConflict());
  await inTransaction(ctx, async (tx) => {
    await writeTask(tx.db, manuscriptId, 'copy-edit', { personId: account.id, dueOn, doneAt: null });
    await addAuditEntry(tx, 'copy-edit-asked', manuscriptId, { personId: account.id, dueOn });
    await sendEmail(tx, copyEditAskedMail(dueOn)(tx.site, found, account), { manuscriptId });
  });
  const message = t.assigned({ name: fullName(account), day: printDate(dueOn) });
  return { message, production: await presentProduction(ctx, held) };
}

/** Says that the copy-edit is done, and tells the production editors. */
export async function finishCopyEdit(
  ctx: Context,
  manuscriptId: string,
): Promise<ReplyOf<typeof production.finishCopyEdit>> {
  const held = await requireProduction(ctx, manuscriptId);
  await inTransaction(ctx, async (tx) => {
    await lockProduction(tx.db, manuscriptId);
    const task = (await listTasks(tx.db, [manuscriptId])).find(({ kind }) => kind === 'copy-edit');
    if (task?.doneAt !== null) throw new AppError('state-conflict', t.noCopyEdit());
    await writeTask(tx.db, manuscriptId, 'copy-edit', { doneAt: tx.now() });
    await addAuditEntry(tx, 'copy-edit-done', manuscriptId, {});
    if (held.role === 'copy-editor') await tellManagers(tx, held.found, copyEditDoneMail);
  });
  return { message: t.copyEditDone(), production: await presentProduction(ctx, held) };
}

/** The days before (negative) and after the due date on which people are reminded, and when the production editors are told. */
const reminderDays = [-2, 1];
const overdueDay = 2;

/** Reminds one person of a task, or tells the production editors that it is late; once for each date and stage. */
async function remind(tx: Context, manuscriptId: string, kind: 'copy-edit' | 'proof', today: string): Promise<void> {
  const found = await lockManuscript(tx.db, manuscriptId);
  const [task] = await listDueTasks(tx.db, today, { manuscriptId, kind });
  if (!found || !task?.dueOn) return;
  const { dueOn, personId, late } = task;
  const stage = late >= overdueDay ? overdueDay : reminderDays.findLast((day) => late >= day);
  if (stage === undefined) return;
  if (!(await claimReminder(tx.db, `production:${kind}:${manuscriptId}:${dueOn}:${stage}`, tx.now()))) return;
  if (stage === overdueDay) return tellManagers(tx, found, overdueMail(kind, dueOn));
  const person = personId === null ? null : await findAccount(tx.db, personId);
  if (person?.deletedAt !== null) return;
  const email = kind === 'proof' ? proofDueMail(dueOn) : copyEditDueMail(dueOn);
  await sendEmail(tx, email(tx.site, found, person), { manuscriptId });
}

/** Sends the reminders of production that are due; safe to repeat. */
export async function sendProductionReminders(ctx: Context): Promise<void> {
  const today = siteDay(ctx.now());
  for (const { manuscriptId, kind } of await listDueTasks(ctx.db, today)) {
    if (kind === 'publish') continue;
    await inTransaction(ctx, (tx) => remind(tx, manuscriptId, kind, today));
  }
}

/** Starts production by hand, or reads the manuscript again while no one has edited its text. */
export async function startOrReread(ctx: Context, manuscriptId: string): Promise<{ message: string }> {
  const found = await findManuscript(ctx.db, manuscriptId);
  if (!found || (await roleInProduction(ctx, found)) !== 'manager') throw notFound('manuscript');
  await inTransaction(ctx, async (tx) => {
    const held = await lockManuscript(tx.db, manuscriptId);
    if (held?.manuscript.state !== 'accepted') throw new AppError('state-conflict', t.notAccepted());
    const row = await findProduction(tx.db, manuscriptId);
    if (!row) return startProduction(tx, held);
    if (await isBegun(tx.db, row)) throw new AppError('state-conflict', t.alreadyEdited());
    await tx.jobs.enqueue(tx.db, 'read-manuscript-text', { manuscriptId });
  });
  return { message: t.started() };
}
