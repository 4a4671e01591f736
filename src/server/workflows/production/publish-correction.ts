import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, ReplyOf } from '../../../contracts/call.ts';
import { pages } from '../../../contracts/pages.ts';
import type { textCorrections } from '../../../contracts/text-corrections.ts';
import * as t from '../../../messages/production-responses.ts';
import type { Context } from '../../context.ts';
import { addCitations, correctArticle, findVersion } from '../../domains/articles/index.ts';
import { lockManuscript, readCitedDois, tellOfCorrection } from '../../domains/editorial/index.ts';
import { publishPictures } from '../../domains/files/index.ts';
import { readPrintDesign } from '../../domains/journals/index.ts';
import {
  closeCorrection,
  countOpenNotesOf,
  holdText,
  isEmpty,
  listStoredPictures,
  requireProduction,
  type Held,
} from '../../domains/production/index.ts';
import { AppError, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { articleText, correctionOf } from './planned-record.ts';
import { picturesIn } from './publish-production.ts';

/** The text of a correction that can be published: changed, not empty, and with nothing left to settle. */
async function correctedText(tx: Context, held: Held, revision: number) {
  const row = await holdText(tx, held, revision);
  if (row.correctsRevision === null) throw new AppError('state-conflict', t.noCorrection());
  if (isEmpty(row)) throw new AppError('state-conflict', t.noText());
  const open = await countOpenNotesOf(tx.db, row.manuscriptId);
  if (open > 0) throw new AppError('state-conflict', t.settleFirst({ count: open }));
  const text = articleText(row);
  const { bodyHtml, references } = (await findVersion(tx, row.manuscriptId)).text;
  const wordsOf = (shown: typeof references) => shown.map(({ html }) => html);
  if (
    row.front === null &&
    isDeepStrictEqual([text.bodyHtml, wordsOf(text.references)], [bodyHtml, wordsOf(references)])
  )
    throw new AppError('state-conflict', t.nothingCorrected());
  return { text, wish: correctionOf(row.front) };
}

/** Publishes a corrected text with its notice: another version of the article in every format. */
export async function publishCorrection(
  ctx: Context,
  manuscriptId: string,
  { revision, ...typed }: BodyOf<typeof textCorrections.publish>,
): Promise<ReplyOf<typeof textCorrections.publish>> {
  const produced = await requireProduction(ctx, manuscriptId, ['manager']);
  await inTransaction(ctx, async (tx) => {
    const found = await lockManuscript(tx.db, manuscriptId);
    if (!found) throw notFound('manuscript');
    const { text, wish: front } = await correctedText(tx, { ...produced, found }, revision);
    const wish = { ...typed, ...front, kind: 'correction' } as const;
    const printDesign = await readPrintDesign(tx, found.journal.id);
    const corrected = await correctArticle(tx, manuscriptId, wish, { ...text, printDesign });
    await addCitations(tx.db, manuscriptId, await readCitedDois(tx.db, manuscriptId, found.manuscript.version));
    const stored = await listStoredPictures(tx.db, manuscriptId);
    await publishPictures(tx.db, manuscriptId, { shown: picturesIn(text.bodyHtml ?? ''), stored });
    await closeCorrection(tx, manuscriptId);
    await tellOfCorrection(tx, found, corrected, wish);
  });
  const url = pages.article.href({ catId: produced.found.journal.abbreviation, articleId: manuscriptId });
  return { message: t.correctionPublished(), url };
}
