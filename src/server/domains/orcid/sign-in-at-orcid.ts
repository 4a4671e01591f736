import {
  signInMinutes,
  type OrcidAnswer,
  type OrcidSignInBegun,
  type OrcidSignInWish,
} from '../../../contracts/orcid.ts';
import * as t from '../../../messages/orcid-responses.ts';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import { OrcidRefusal, OrcidUnavailable, type ConfirmedOrcid } from '../../ports/orcid/orcid-provider.ts';
import { hashSecretToken, newSecretToken } from '../accounts/index.ts';
import { clearEndedSignIns, insertSignIn, takeSignIn, type OrcidSignIn } from './sign-in-store.ts';

/** What a person signs in for: an account gets an iD, or an author of a manuscript confirms one. */
export type SignInPurpose = Pick<OrcidSignIn, 'userId' | 'authorOrcidId'>;

/** An iD that ORCID confirmed, with what its holder chose and allowed to have added to the record. */
export type SignedIn = ConfirmedOrcid & OrcidSignInWish;

/** The calls of ORCID do not exist where the publisher has no client. */
export function requireOrcid({ orcid }: Context): void {
  if (!orcid.isAvailable) throw notFound('address');
}

/** What ORCID did not do, for the person; the cause is logged without what was sent. */
function answerFor(ctx: Context, error: unknown): unknown {
  if (error instanceof OrcidUnavailable) {
    ctx.log.warn({ err: error }, 'ORCID is unavailable');
    return new AppError('unavailable', t.orcidUnavailable());
  }
  if (!(error instanceof OrcidRefusal)) return error;
  ctx.log.info({ cause: String(error.cause) }, 'A sign-in at ORCID was refused');
  return new AppError('forbidden', t.orcidRefused());
}

/** Begins a sign-in: the browser gets the address at ORCID, and a secret without which the answer does not count. */
export async function beginSignIn(
  ctx: Context,
  purpose: SignInPurpose,
  wish: OrcidSignInWish,
): Promise<OrcidSignInBegun> {
  requireOrcid(ctx);
  const [state, browser, nonce, codeVerifier] = [
    newSecretToken(),
    newSecretToken(),
    newSecretToken(),
    newSecretToken(),
  ];
  const now = ctx.now();
  await clearEndedSignIns(ctx.db, now);
  await insertSignIn(ctx.db, {
    stateHash: hashSecretToken(state),
    browserHash: hashSecretToken(browser),
    nonce,
    codeVerifier,
    ...purpose,
    ...wish,
    expiresAt: new Date(now.getTime() + signInMinutes * 60_000),
  });
  const changesRecord = wish.addsWorks || wish.addsReviews;
  const location = await ctx.orcid
    .addressOf({ state, nonce, codeVerifier }, { changesRecord })
    .catch((error: unknown) => {
      throw answerFor(ctx, error);
    });
  return { location, browser };
}

/** Takes ORCID’s answer, once, from the browser that began; `isTheirs` looks at the purpose before ORCID is asked. */
export async function endSignIn(
  ctx: Context,
  { browser, query }: OrcidAnswer,
  isTheirs: (purpose: SignInPurpose) => boolean,
): Promise<{ purpose: SignInPurpose; confirmed: SignedIn }> {
  requireOrcid(ctx);
  const answer = new URLSearchParams(query);
  const state = answer.get('state') ?? '';
  const hashes = { stateHash: hashSecretToken(state), browserHash: hashSecretToken(browser) };
  const begun = await takeSignIn(ctx.db, hashes, ctx.now());
  if (!begun || !isTheirs(begun)) throw new AppError('link-spent', t.signInUnknown());
  if (answer.get('error') === 'access_denied') throw new AppError('forbidden', t.orcidDenied());
  const { nonce, codeVerifier, addsWorks, addsReviews } = begun;
  const confirmed = await ctx.orcid.confirm(answer, { state, nonce, codeVerifier }).catch((error: unknown) => {
    throw answerFor(ctx, error);
  });
  return { purpose: begun, confirmed: { ...confirmed, addsWorks, addsReviews } };
}
