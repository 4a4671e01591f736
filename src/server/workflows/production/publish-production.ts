import type { BodyOf, ReplyOf } from '../../../contracts/call.ts';
import { pages } from '../../../contracts/pages.ts';
import type { production } from '../../../contracts/production.ts';
import * as t from '../../../messages/production-responses.ts';
import type { Context } from '../../context.ts';
import { lockManuscript } from '../../domains/editorial/index.ts';
import { fileIdOf, keepFromClearing, publishPictures } from '../../domains/files/index.ts';
import {
  countOpenNotesOf,
  holdText,
  isEmpty,
  listStoredPictures,
  publishRow,
  requireProduction,
  type Held,
} from '../../domains/production/index.ts';
import { readPrintDesign } from '../../domains/journals/index.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { publishAccepted } from '../publication/publish-accepted.ts';
import { requirePublishable, requireReason } from '../publication/require-publishable.ts';
import { pdfToPublish } from './pdf-to-publish.ts';
import { articleText } from './planned-record.ts';

/** The files of our own that a text shows. */
export const picturesIn = (html: string): string[] =>
  [...html.matchAll(/ src="([^"]*)"/gu)].flatMap(([, address = '']) => fileIdOf(address) ?? []);

/** The text that the author or an editor approved, with nothing left to settle. */
async function requireApproved(tx: Context, held: Held, revision: number): Promise<Held['row']> {
  const row = await holdText(tx, held, revision);
  if (row.approvedAt === null) throw new AppError('state-conflict', t.approveFirst());
  if (isEmpty(row)) throw new AppError('state-conflict', t.noText());
  const open = await countOpenNotesOf(tx.db, row.manuscriptId);
  if (open > 0) throw new AppError('state-conflict', t.settleFirst({ count: open }));
  return row;
}

/** Publishes an approved text: one record, from which page, PDF, JATS and EPUB are made. */
export async function publishProduction(
  ctx: Context,
  manuscriptId: string,
  { revision, overrideReason }: BodyOf<typeof production.publish>,
): Promise<ReplyOf<typeof production.publish>> {
  const produced = await requireProduction(ctx, manuscriptId, ['manager']);
  await inTransaction(ctx, async (tx) => {
    const publishable = await requirePublishable(tx, await lockManuscript(tx.db, manuscriptId));
    requireReason(publishable, overrideReason);
    const { held, step } = publishable;
    const row = await requireApproved(tx, { ...produced, found: held }, revision);
    const printDesign = row.hasText ? await readPrintDesign(tx, held.journal.id) : null;
    const text = { ...articleText(row), printDesign };
    const pdf = row.hasText ? null : await pdfToPublish(tx, held, row);
    if (pdf) await keepFromClearing(tx, [pdf.id]);
    const stored = await listStoredPictures(tx.db, manuscriptId);
    await publishPictures(tx.db, manuscriptId, { shown: picturesIn(text.bodyHtml ?? ''), stored });
    await publishRow(tx, manuscriptId, row.revision);
    await publishAccepted(tx, held, {
      step,
      pdfFileId: pdf?.id ?? null,
      text,
      front: row.front,
      overrideReason,
    });
  });
  const url = pages.article.href({ catId: produced.found.journal.abbreviation, articleId: manuscriptId });
  return { message: t.articlePublished(), url };
}
