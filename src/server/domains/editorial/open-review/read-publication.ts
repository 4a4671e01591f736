import { pages } from '../../../../contracts/pages.ts';
import type { Publication } from '../../../../contracts/open-review.ts';
import { signedIn, type Context } from '../../../context.ts';
import { findEdited } from '../who-may.ts';
import { findConsent } from './consent-store.ts';
import { gatherPieces } from './gather-pieces.ts';
import { judgePieces } from './judge-pieces.ts';

/** What is published of a manuscript's reviews, and what its writers agreed to, for its editors. */
export async function readPublication(ctx: Context, articleId: string): Promise<Publication> {
  const { userId, isAdmin } = signedIn(ctx);
  const found = await findEdited(ctx, articleId);
  const { manuscript, journal } = found;
  const { consents, letterWriters } = await gatherPieces(ctx.db, found);
  const pieces = await judgePieces(ctx, found);
  const wroteLetters = [...letterWriters.values()].includes(userId);
  const place = { catId: journal.abbreviation, articleId };
  return {
    isOffered: journal.publishesReviews,
    authorAgrees: consents.some((one) => one.userId === manuscript.submittingUserId && one.choice !== 'no'),
    ownChoice: wroteLetters ? ((await findConsent(ctx.db, articleId, userId))?.choice ?? 'no') : null,
    articleUrl: manuscript.state === 'published' ? pages.articleReviews.href(place) : null,
    mayTakeDown: isAdmin,
    pieces: pieces.map(({ kind, sourceId, round, reviewerNumber, choice, state, obstacle, contents, findings }) => ({
      kind,
      id: sourceId,
      round,
      reviewerNumber,
      choice,
      state,
      obstacle,
      contents,
      findings,
    })),
  };
}
