import { isDeepStrictEqual } from 'node:util';
import type { FrontMatter, ProductionReference, ProductionText } from '../../../contracts/production-values.ts';
import type { ReplyOf } from '../../../contracts/call.ts';
import type { production } from '../../../contracts/production.ts';
import * as t from '../../../messages/production-responses.ts';
import type { Context } from '../../context.ts';
import type { ProductionRow } from '../../db/schema/index.ts';
import { AppError, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { cleanText, styledReference } from '../articles/index.ts';
import { receiveProductionPicture, type IncomingFile } from '../files/index.ts';
import { fileHref } from '../../../contracts/pages.ts';
import { isClosed, lockProduction, openState, updateProduction } from './production-store.ts';
import { listTasks } from './task-store.ts';
import { findLastRevision, insertRevision, replaceRevision } from './revision-store.ts';
import { problemsOf } from './read-production.ts';
import { titlePageOf } from './title-page.ts';
import { isCopyEditOpen, requireProduction, type Held } from './who-produces.ts';

/** What one person saves within this time is one revision, in milliseconds; a proof that was sent and a published text stay as they are. */
const oneRevision = 15 * 60_000;

interface Origin {
  /** Who saved it; null where the product did. */
  readonly userId: string | null;
  /** How the text came about, if it was not typed. */
  readonly origin: string | null;
  /** Whether it only makes a change that the author proposed. */
  readonly isAuthorsChange?: boolean;
}

/** Writes the text of a locked production, and its front matter if given, as its newest revision. What is unchanged stays as it is. */
export async function writeText(
  tx: Context,
  row: ProductionRow,
  text: ProductionText & { readonly front?: Partial<FrontMatter> | null },
  { userId, origin, isAuthorsChange = false }: Origin,
): Promise<ProductionRow> {
  const { bodyHtml, references } = cleanText(text).text;
  const front = text.front === undefined ? row.front : text.front;
  const isSame = isDeepStrictEqual([bodyHtml, references, front], [row.bodyHtml, row.references, row.front]);
  if (isSame && row.revision > 0) return row;
  const { manuscriptId } = row;
  const savedAt = tx.now();
  const revision = row.revision + 1;
  const last = await findLastRevision(tx.db, manuscriptId);
  const continues =
    last !== null &&
    origin === null &&
    last.origin === null &&
    last.revision !== row.proofRevision &&
    last.revision !== row.correctsRevision &&
    last.savedBy === userId &&
    savedAt.getTime() - last.startedAt.getTime() < oneRevision;
  const saved = { revision, savedAt, bodyHtml, references, front };
  if (continues) await replaceRevision(tx.db, { manuscriptId, revision: last.revision }, saved);
  else
    await insertRevision(tx.db, {
      ...saved,
      manuscriptId,
      startedAt: savedAt,
      savedBy: userId,
      origin,
      isAuthorsChange,
    });
  return updateProduction(tx.db, manuscriptId, { ...saved, savedBy: userId });
}

/** The locked production if the caller can change its text now, and it is the revision that they have read; else refuses. */
export async function holdText(
  tx: Context,
  { row, found, role }: Held,
  revision: number | null,
): Promise<ProductionRow> {
  const held = await lockProduction(tx.db, row.manuscriptId);
  if (!held) throw notFound('manuscript');
  if (isClosed(held)) throw new AppError('state-conflict', t.published());
  if (found.manuscript.state !== openState(held)) throw new AppError('state-conflict', t.notAccepted());
  if (role === 'copy-editor' && !isCopyEditOpen(await listTasks(tx.db, [held.manuscriptId]), held))
    throw new AppError('state-conflict', t.copyEditOver());
  if (held.revision !== (revision ?? held.revision)) throw new AppError('stale-version', t.stale());
  return held;
}

/** Writes the references whose data were changed in the style of the text. */
function restyled({ references: before, style }: ProductionRow, after: readonly ProductionReference[]) {
  const known = new Map(before.map(({ id, work }) => [id, JSON.stringify(work)]));
  return after.map((reference) => {
    const { id, html, work } = reference;
    if (work === null || (html !== '' && known.get(id) === JSON.stringify(work))) return reference;
    return { ...reference, html: styledReference(work, style) };
  });
}

/** Cleans and saves the text an editor sends; returns the cleaned text and its problems. */
export async function saveText(
  ctx: Context,
  manuscriptId: string,
  { revision, text }: { readonly revision: number; readonly text: ProductionText },
): Promise<ReplyOf<typeof production.save>> {
  const held = await requireProduction(ctx, manuscriptId);
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  const saved = await inTransaction(ctx, async (tx) => {
    const row = await holdText(tx, held, revision);
    return writeText(tx, row, { ...text, references: restyled(row, text.references) }, { userId, origin: null });
  });
  return {
    revision: saved.revision,
    savedAt: saved.savedAt.toISOString(),
    text: { bodyHtml: saved.bodyHtml, references: saved.references },
    problems: problemsOf((await titlePageOf(ctx.db, held.found, saved)).keywords, saved),
  };
}

/** Stores a picture for the text; it is published only if the text shows it then. */
export async function storePicture(
  ctx: Context,
  manuscriptId: string,
  incoming: AsyncIterable<IncomingFile>,
): Promise<{ address: string; width: number; height: number }> {
  const held = await requireProduction(ctx, manuscriptId);
  await inTransaction(ctx, (tx) => holdText(tx, held, null));
  const { id, width, height } = await receiveProductionPicture(ctx, manuscriptId, incoming);
  return { address: fileHref(id), width, height };
}
