import type { Context } from '../../../context.ts';
import { deleteDraftsOf } from './drafts/draft-store.ts';
import { indexManuscriptsOf } from './search-text-store.ts';

/** Takes away what an erased account was preparing, and its name from what lists are searched by. */
export async function forgetAuthor(tx: Context, userId: string): Promise<void> {
  await deleteDraftsOf(tx.db, userId);
  await indexManuscriptsOf(tx.db, userId);
}
