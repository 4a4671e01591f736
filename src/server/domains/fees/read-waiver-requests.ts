import type { ReplyOf } from '../../../contracts/call.ts';
import type { fees, WaiverRequest } from '../../../contracts/fees.ts';
import { Id } from '../../../contracts/values.ts';
import { signedIn, type Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { fullName } from '../accounts/index.ts';
import { listAnonymousTo } from '../parts/index.ts';
import { presentFee, presentRequest } from './present-fee.ts';
import { hindranceWords, readDecidingRule, type Hindrance } from './who-may-decide.ts';
import { listRequests, partSize, type ListedRequest, type Place } from './waiver-list-store.ts';

const groups = ['waiting', 'decided'] as const;

const writePlace = ({ request }: ListedRequest): string =>
  `${groups[request.state === 'waiting' ? 0 : 1]}.${request.id}`;

/** Reads a place back; anything that we did not write is refused. */
function readPlace(after: string | undefined): Place | null {
  if (after === undefined) return null;
  const [group, id] = after.split('.');
  const parsed = Id.safeParse(id);
  if (!groups.some((known) => known === group) || !parsed.success)
    throw invalidInput('after', 'This part of the list was not found. Please start from its beginning.');
  return { isWaiting: group === 'waiting', id: parsed.data };
}

const whyNot = (hindrance: Hindrance | null): string | null =>
  hindrance === null || hindrance === 'is-decided' || hindrance === 'is-anonymous' ? null : hindranceWords[hindrance];

/** A part of the requests for a reduction, for administrators: those that wait first. Of what they review, it would name the author. */
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
