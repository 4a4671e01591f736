import type { Colleague } from '../../../../contracts/discussion-values.ts';
import { signedIn, type Context } from '../../../context.ts';
import { listOfficersWithoutConflict } from '../editors-to-tell.ts';
import type { Side } from './find-side.ts';

/** The other editors of a manuscript; none with a conflict of interest. */
export async function listColleagues(ctx: Context, { found }: Pick<Side, 'found'>): Promise<Colleague[]> {
  const { userId: caller } = signedIn(ctx);
  return (await listOfficersWithoutConflict(ctx, found))
    .filter(({ userId }) => userId !== caller)
    .map(({ userId, title, surname }) => ({ id: userId, name: `${title} ${surname}`.trim() }));
}
