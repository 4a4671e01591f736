import { v7 } from 'uuid';
import type { BodyOf, ReplyOf } from '../../../contracts/call.ts';
import { daysAfter } from '../../../contracts/days.ts';
import { usualDays } from '../../../contracts/production-proof.ts';
import type { production } from '../../../contracts/production.ts';
import { siteDay } from '../../../contracts/site-zone.ts';
import * as t from '../../../messages/production-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import type { ProductionRow } from '../../db/schema/index.ts';
import { AppError, invalidInput, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { printDate } from '../../print-date.ts';
import { fullName, lockActiveAccount } from '../accounts/index.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { tellAuthor } from '../editorial/index.ts';
import { deleteNote, findNote, insertNote, listNotes, updateNote } from './note-store.ts';
import { approvedMail, proofSentMail, tellManagers } from './production-mails.ts';
import { countOpenNotesOf, isClosed, lockProduction, updateProduction } from './production-store.ts';
import { writeTask } from './task-store.ts';
import { asSent, presentProduction, readProof, requireProof } from './read-production.ts';
import { refusePast } from './run-tasks.ts';
import { holdText } from './save-text.ts';
import { withFront } from './title-page.ts';
import { requireProduction } from './who-produces.ts';

/** Whether there is nothing that could be published. */
export const isEmpty = ({ readAt, hasText, bodyHtml }: ProductionRow): boolean =>
  readAt === null || (hasText && bodyHtml === '');

/** Sends the proof of a text to its submitting author, who answers by a date; a second proof replaces the first. */
export async function sendProof(
  ctx: Context,
  manuscriptId: string,
  { revision, dueOn }: BodyOf<typeof production.sendProof>,
): Promise<ReplyOf<typeof production.sendProof>> {
  const held = await requireProduction(ctx, manuscriptId, ['manager']);
  const { manuscript, author } = held.found;
  refusePast(ctx, dueOn);
  if (author.deletedAt !== null) throw new AppError('state-conflict', t.noAuthor());
  const row = await inTransaction(ctx, async (tx) => {
    const locked = await holdText(tx, held, revision);
    if (isEmpty(locked)) throw new AppError('state-conflict', t.noText());
    const now = tx.now();
    await writeTask(tx.db, manuscriptId, 'copy-edit', { doneAt: now });
    await writeTask(tx.db, manuscriptId, 'proof', { personId: manuscript.submittingUserId, dueOn, doneAt: null });
    const sent = await updateProduction(tx.db, manuscriptId, {
      proofRound: locked.proofRound + 1,
      proofSentAt: now,
      proofRevision: locked.revision,
      approvedAt: null,
      approvalReason: null,
    });
    await addAuditEntry(tx, 'proof-sent', manuscriptId, { round: sent.proofRound, revision, dueOn });
    await tellAuthor(tx, held.found, proofSentMail(dueOn)(tx.site, withFront(held.found, locked.front), author));
    return sent;
  });
  const message = t.proofSent({ name: fullName(author), day: printDate(dueOn) });
  return { message, production: await presentProduction(ctx, { ...held, row }) };
}

/** Marks a proof as approved; publishing it is the next task. */
async function approveRow(tx: Context, { manuscriptId }: ProductionRow, reason: string | null): Promise<ProductionRow> {
  const now = tx.now();
  await writeTask(tx.db, manuscriptId, 'copy-edit', { doneAt: now });
  await writeTask(tx.db, manuscriptId, 'proof', { doneAt: now });
  await writeTask(tx.db, manuscriptId, 'publish', { dueOn: siteDay(daysAfter(now, usualDays.publish)), doneAt: null });
  return updateProduction(tx.db, manuscriptId, { approvedAt: now, approvalReason: reason });
}

/** Goes on without the author's approval, for a reason that the audit log keeps. */
export async function approveForAuthor(
  ctx: Context,
  manuscriptId: string,
  { reason }: BodyOf<typeof production.approveForAuthor>,
): Promise<ReplyOf<typeof production.approveForAuthor>> {
  const held = await requireProduction(ctx, manuscriptId, ['manager']);
  const row = await inTransaction(ctx, async (tx) => {
    const locked = await lockProduction(tx.db, manuscriptId);
    if (!locked || isClosed(locked)) throw new AppError('state-conflict', t.published());
    if (isEmpty(locked)) throw new AppError('state-conflict', t.noText());
    await addAuditEntry(tx, 'proof-approved-by-editor', manuscriptId, { round: locked.proofRound, reason });
    // What the editor sees is what is approved.
    await updateProduction(tx.db, manuscriptId, { proofRevision: locked.revision });
    return approveRow(tx, locked, reason);
  });
  return { message: t.approvedByEditor(), production: await presentProduction(ctx, { ...held, row }) };
}

/** Asks the author a question at a place; it goes out with the next proof, or appears at once beside one that is out. */
export async function askAuthor(
  ctx: Context,
  manuscriptId: string,
  { quote, text }: BodyOf<typeof production.ask>,
): Promise<ReplyOf<typeof production.ask>> {
  const held = await requireProduction(ctx, manuscriptId);
  if (isClosed(held.row)) throw new AppError('state-conflict', t.published());
  const { proofRound, proofSentAt, approvedAt } = held.row;
  const isWithAuthor = proofSentAt !== null && approvedAt === null;
  await insertNote(ctx.db, {
    id: v7(),
    manuscriptId,
    round: isWithAuthor ? proofRound : proofRound + 1,
    kind: 'query',
    quote,
    text,
    isByAuthor: false,
    writtenBy: signedIn(ctx).userId,
    writtenAt: ctx.now(),
    state: 'open',
  });
  return { message: t.asked(), production: await presentProduction(ctx, held) };
}

/** Does something as the author of a proof that is not approved yet, in one transaction. */
async function actOnProof<T>(
  ctx: Context,
  manuscriptId: string,
  act: (tx: Context, row: ProductionRow) => Promise<T>,
): Promise<T> {
  await requireProof(ctx, manuscriptId);
  return inTransaction(ctx, async (tx) => {
    await lockActiveAccount(tx, signedIn(tx).userId);
    const row = await lockProduction(tx.db, manuscriptId);
    if (!row || isClosed(row) || row.proofSentAt === null) throw new AppError('state-conflict', t.noProof());
    if (row.approvedAt !== null) throw new AppError('state-conflict', t.approvedAlready());
    return act(tx, row);
  });
}

/** Adds the author's comment on a place of the proof, or the words proposed instead of others. */
export async function commentOnProof(
  ctx: Context,
  manuscriptId: string,
  { quote, text, replacement }: BodyOf<typeof production.comment>,
): Promise<ReplyOf<typeof production.comment>> {
  if (quote.exact.trim() === '') throw invalidInput('quote', t.chooseWords());
  if (text === '' && replacement === null) throw invalidInput('text', t.writeNote());
  await actOnProof(ctx, manuscriptId, (tx, row) =>
    insertNote(tx.db, {
      id: v7(),
      manuscriptId,
      round: row.proofRound,
      kind: replacement === null ? 'comment' : 'change',
      quote,
      text,
      replacement,
      isByAuthor: true,
      writtenBy: signedIn(tx).userId,
      writtenAt: tx.now(),
      state: 'open',
    }),
  );
  return { message: t.noteAdded(), proof: await readProof(ctx, manuscriptId) };
}

/** Removes a note of the author that no editor has settled. */
export async function withdrawNote(
  ctx: Context,
  manuscriptId: string,
  noteId: string,
): Promise<ReplyOf<typeof production.withdrawNote>> {
  await actOnProof(ctx, manuscriptId, async (tx) => {
    const note = await findNote(tx.db, manuscriptId, noteId);
    if (!note?.isByAuthor) throw notFound('note');
    if (note.state !== 'open') throw new AppError('state-conflict', t.noteSettled());
    await deleteNote(tx.db, noteId);
  });
  return { message: t.noteRemoved(), proof: await readProof(ctx, manuscriptId) };
}

/** Saves the author's answer to a question; it can be changed until an editor settles it. */
export async function answerQuery(
  ctx: Context,
  manuscriptId: string,
  noteId: string,
  { answer }: BodyOf<typeof production.answer>,
): Promise<ReplyOf<typeof production.answer>> {
  await actOnProof(ctx, manuscriptId, async (tx, row) => {
    const note = await findNote(tx.db, manuscriptId, noteId);
    if (note?.kind !== 'query' || note.round > row.proofRound) throw notFound('note');
    if (note.state === 'settled') throw new AppError('state-conflict', t.noteSettled());
    await updateNote(tx.db, noteId, { state: 'answered', answer });
  });
  return { message: t.answered(), proof: await readProof(ctx, manuscriptId) };
}

/** Approves the proof with the changes that the author proposed, once all questions are answered. */
export async function approveProof(
  ctx: Context,
  manuscriptId: string,
  { revision }: BodyOf<typeof production.approve>,
): Promise<ReplyOf<typeof production.approve>> {
  const { found } = await requireProof(ctx, manuscriptId);
  await actOnProof(ctx, manuscriptId, async (tx, row) => {
    if ((await asSent(tx.db, row)).revision !== revision) throw new AppError('stale-version', t.proofChanged());
    const notes = await listNotes(tx.db, manuscriptId);
    const unanswered = notes.filter(
      ({ note }) => note.kind === 'query' && note.state === 'open' && note.round <= row.proofRound,
    );
    if (unanswered.length > 0) throw new AppError('state-conflict', t.answerFirst({ count: unanswered.length }));
    await approveRow(tx, row, null);
    await addAuditEntry(tx, 'proof-approved', manuscriptId, { round: row.proofRound, revision });
    await tellManagers(tx, found, approvedMail(await countOpenNotesOf(tx.db, manuscriptId)));
  });
  return { message: t.approved(), proof: await readProof(ctx, manuscriptId) };
}
