import type { BodyOf, ReplyOf } from '../../../contracts/call.ts';
import type { productionFront } from '../../../contracts/production-front.ts';
import * as t from '../../../messages/production-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { presentProduction } from './read-production.ts';
import { holdText, writeText } from './save-text.ts';
import { frontToStore } from './title-page.ts';
import { requireProduction } from './who-produces.ts';

/** Saves title, abstract and keywords as a revision; the manuscript stays as it was accepted. */
export async function saveFront(
  ctx: Context,
  manuscriptId: string,
  { revision, articleTitle, articleAbstract, articleKeywords }: BodyOf<typeof productionFront.save>,
): Promise<ReplyOf<typeof productionFront.save>> {
  const held = await requireProduction(ctx, manuscriptId);
  const row = await inTransaction(ctx, async (tx) => {
    const locked = await holdText(tx, held, revision);
    const typed = { title: articleTitle, abstract: articleAbstract, keywords: articleKeywords };
    const front = await frontToStore(tx.db, held.found, locked, typed);
    const by = { userId: signedIn(tx).userId, origin: t.originFront() };
    return writeText(tx, locked, { ...locked, front }, by);
  });
  return { message: t.frontSaved(), production: await presentProduction(ctx, { ...held, row }) };
}
