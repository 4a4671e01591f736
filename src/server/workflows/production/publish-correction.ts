import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, ReplyOf } from '../../../contracts/call.ts';
import { pages } from '../../../contracts/pages.ts';
import type { textCorrections } from '../../../contracts/text-corrections.ts';
import * as t from '../../../messages/production-responses.ts';
import type { Context } from '../../context.ts';
import { correctArticle, findVersion } from '../../domains/articles/index.ts';
import { lockManuscript, tellOfCorrection } from '../../domains/editorial/index.ts';
import { publishPictures } from '../../domains/files/index.ts';
import { readPrintDesign } from '../../domains/journals/index.ts';
import { closeCorrection, countOpenNotesOf, holdText, requireProduction } from '../../domains/production/index.ts';
import { AppError, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { articleText } from './planned-record.ts';
import { picturesIn } from './publish-production.ts';

/** Publishes a corrected text with its notice: another version of the article in every format. */
export async function publishCorrection(
  ctx: Context,
  manuscriptId: string,
  { revision, ...wish }: BodyOf<typeof textCorrections.publish>,
): Promise<ReplyOf<typeof textCorrections.publish>> {
  const produced = await requireProduction(ctx, manuscriptId, ['manager']);
  await inTransaction(ctx, async (tx) => {
    const found = await lockManuscript(tx.db, manuscriptId);
    if (!found) throw notFound('manuscript');
    const row = await holdText(tx, { ...produced, found }, revision);
    if (row.correctsRevision === null) throw new AppError('state-conflict', t.noCorrection());
    const open = await countOpenNotesOf(tx.db, manuscriptId);
    if (open > 0) throw new AppError('state-conflict', t.settleFirst({ count: open }));
    const text = articleText(row);
    const current = await findVersion(tx, manuscriptId);
    const { bodyHtml, references } = current.text;
    const isSame = isDeepStrictEqual(
      [text.bodyHtml, text.references.map(({ html }) => html)],
      [bodyHtml, references.map(({ html }) => html)],
    );
    if (isSame) throw new AppError('state-conflict', t.nothingCorrected());
    const notices = { kind: 'correction', corrections: current.corrections[0]?.number ?? 0 } as const;
    const printDesign = row.hasText ? await readPrintDesign(tx, found.journal.id) : null;
    const corrected = await correctArticle(
      tx,
      manuscriptId,
      { ...wish, ...notices },
      { text: { ...text, printDesign } },
    );
    await publishPictures(tx.db, manuscriptId, picturesIn(text.bodyHtml ?? ''));
    await closeCorrection(tx, manuscriptId);
    await tellOfCorrection(tx, found, corrected, { ...wish, ...notices });
  });
  const url = pages.article.href({ catId: produced.found.journal.abbreviation, articleId: manuscriptId });
  return { message: t.correctionPublished(), url };
}
