import type { ReplyOf } from '../../../contracts/call.ts';
import type { fees, WaiverRequest } from '../../../contracts/fees.ts';
import { Id } from '../../../contracts/values.ts';
import * as t from '../../../messages/fee-responses.ts';
import { invalidInput } from '../../errors.ts';
import { fullName, listAdministrators } from '../accounts/index.ts';
import { presentFee, presentRequest } from './own-fee.ts';
import { listRequests, partSize, type ListedRequest, type Place } from './waiver-list-store.ts';
import type { OwnData } from '../../../contracts/own-data.ts';
import {
  closeRequestsOf,
  eraseWordsOf,
  listWaiversOf,
  listWaitingRequests,
  listDeciders,
  type WaiverRow,
} from './waiver-store.ts';
import { mostCounted } from '../../../contracts/constants.ts';
import { signedIn, type Context } from '../../context.ts';
import { listAnonymousTo, listWritten, officeTaken, wasOfficeTaken } from '../conflicts/index.ts';

/** Why an administrator may not decide a request. */
export type Hindrance = 'is-decided' | 'is-anonymous' | keyof typeof hindranceWords;

/** The reasons that the administrator may know, and what to do. */
export const hindranceWords = {
  'is-own': t.requestIsOwn,
  'has-part': t.requestConflict,
  'office-was-taken': officeTaken,
} as const;

/**
 * Why the actor cannot decide each request; null if they can. No one decides on their own work, and a further request
 * for the same manuscript goes to an administrator who has not decided before, as the policy promises. If there is no
 * other administrator and none left recently, this one decides; but never a reviewer, because the request names its
 * author.
 */
export async function readDecidingRule(
  ctx: Context,
  requests: readonly WaiverRow[],
): Promise<(request: WaiverRow) => Hindrance | null> {
  const actor = signedIn(ctx);
  const { userId } = actor;
  const ids = requests.filter(({ state }) => state === 'waiting').map(({ manuscriptId }) => manuscriptId);
  if (ids.length === 0) return () => 'is-decided';
  const administrators = await listAdministrators(ctx.db);
  const deciders = await listDeciders(ctx.db, ids);
  const written = await listWritten(ctx.db, ids, actor);
  const anonymous = new Set(await listAnonymousTo(ctx.db, actor));
  const isSiteEmptied = await wasOfficeTaken(ctx, null);
  return ({ state, manuscriptId, requestedBy }) => {
    if (state !== 'waiting') return 'is-decided';
    if (anonymous.has(manuscriptId)) return 'is-anonymous';
    const involved = new Set<string | null>([
      requestedBy,
      ...(written.has(manuscriptId) ? [userId] : []),
      ...deciders.filter((row) => row.manuscriptId === manuscriptId).map(({ decidedBy }) => decidedBy),
    ]);
    if (!involved.has(userId)) return null;
    if (administrators.every((id) => involved.has(id))) return isSiteEmptied ? 'office-was-taken' : null;
    return requestedBy === userId ? 'is-own' : 'has-part';
  };
}

/** The waiver requests pending for the caller, an administrator; not those that someone else decides. */
export async function findRequestsToDecide(ctx: Context) {
  const requests = await listWaitingRequests(ctx.db, mostCounted);
  const hindranceOf = await readDecidingRule(ctx, requests);
  return requests.filter((request) => hindranceOf(request) === null);
}

/** The number of them. */
export const countRequestsToDecide = async (ctx: Context): Promise<number> => (await findRequestsToDecide(ctx)).length;

/** The caller's waivers, for the data export. */
export async function readOwnWaivers(ctx: Context): Promise<OwnData['waivers']> {
  const rows = await listWaiversOf(ctx.db, signedIn(ctx).userId);
  return rows.map(({ requestedAt, percentAsked, justification, state, grantedPercent, answer }) => ({
    requestedAt: requestedAt.toISOString(),
    percentAsked,
    justification,
    state,
    grantedPercent,
    answer,
  }));
}

/** Deletes what an erased account wrote to the office; granted waivers stay with the fee and in the ledger. */
export async function forgetWaivers(tx: Context, userId: string): Promise<void> {
  await closeRequestsOf(tx.db, userId, { answer: null, decidedAt: tx.now() });
  await eraseWordsOf(tx.db, userId);
}

const groups = ['waiting', 'decided'] as const;

const writePlace = ({ request }: ListedRequest): string =>
  `${groups[request.state === 'waiting' ? 0 : 1]}.${request.id}`;

/** Parses a place in the list; throws for anything that we did not write. */
function readPlace(after: string | undefined): Place | null {
  if (after === undefined) return null;
  const [group, id] = after.split('.');
  const parsed = Id.safeParse(id);
  if (!groups.some((known) => known === group) || !parsed.success) throw invalidInput('after', t.listPartNotFound());
  return { isWaiting: group === 'waiting', id: parsed.data };
}

const whyNot = (hindrance: Hindrance | null): string | null =>
  hindrance === null || hindrance === 'is-decided' || hindrance === 'is-anonymous' ? null : hindranceWords[hindrance]();

/**
 * A page of the waiver requests, for administrators, pending ones first. Leaves out manuscripts that they review,
 * because a request names its author.
 */
export async function readWaiverRequests(
  ctx: Context,
  wish: { state?: WaiverRequest['state'] | undefined; after?: string | undefined },
): Promise<ReplyOf<typeof fees.waiverRequests>> {
  const without = await listAnonymousTo(ctx.db, signedIn(ctx));
  const rows = await listRequests(ctx.db, { only: wish.state, without }, readPlace(wish.after));
  const part = rows.slice(0, partSize);
  const last = part.at(-1);
  const hindranceOf = await readDecidingRule(
    ctx,
    part.map(({ request }) => request),
  );
  return {
    requests: part.map((row) => {
      const { request: _request, allowed: _allowed, ...fee } = presentFee(ctx, row, null);
      const { country } = row.request;
      const hindrance = hindranceOf(row.request);
      return {
        ...presentRequest(row.request),
        fee,
        requestedBy: fullName(row.payer),
        country,
        mayDecide: hindrance === null,
        whyNot: whyNot(hindrance),
      };
    }),
    next: rows.length > partSize && last ? writePlace(last) : null,
  };
}
