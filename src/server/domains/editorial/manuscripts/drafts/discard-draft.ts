import { signedIn, type Context } from '../../../../context.ts';
import { notFound } from '../../../../errors.ts';
import { deleteDraft } from './draft-store.ts';

/** Gives a draft up; what was uploaded for it is cleared away a day later. */
export async function discardDraft(ctx: Context, awsId: string): Promise<{ message: string }> {
  if (!(await deleteDraft(ctx.db, awsId, signedIn(ctx).userId))) throw notFound('This draft');
  return { message: 'The draft is discarded.' };
}
