import type { Context } from '../../../context.ts';
import { holdForStep } from '../manuscripts/take-step.ts';
import { meanIt } from '../anonymity/read-anonymity.ts';
import { actAsAuthor } from './own-manuscript.ts';

/** Keeps that the author means what the anonymity check found, while the manuscript can still be changed. */
export async function meanAnonymity(
  ctx: Context,
  articleId: string,
  { version }: { version: number },
): Promise<string> {
  await actAsAuthor(ctx, articleId, async (tx) => {
    await holdForStep(tx, 'amend', { id: articleId, version });
    await meanIt(tx, articleId, version);
  });
  return 'Thank you. The editor sees that what was found is meant.';
}
