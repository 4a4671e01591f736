import * as t from '../../../../messages/assignment-responses.ts';
import type { Context } from '../../../context.ts';
import type { Person } from '../../accounts/index.ts';
import { hasConflict } from '../../conflicts/index.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { tiesOf } from '../proposals/find-conflicts.ts';
import { isRecused } from './assignment-store.ts';

/** Why an editor cannot handle a manuscript, in words; null if they can. */
export async function editorConflict(ctx: Context, found: FoundManuscript, editor: Person): Promise<string | null> {
  const { manuscript } = found;
  if (await isRecused(ctx.db, manuscript.id, editor.userId)) return t.hasRecused();
  const [tie] = await tiesOf(ctx, found, editor.userId);
  if (tie) return tie.words;
  return (await hasConflict(ctx, editor, manuscript)) ? t.isReviewer() : null;
}
