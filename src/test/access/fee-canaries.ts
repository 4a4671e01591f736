import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { handlingFees, waiverRequests } from '../../server/db/schema/index.ts';
import type { ActorName, Cast } from './cast.ts';

const amount = 7_654_321;
const [justification, answer] = ['Canary of the justification', 'Canary of the answer'];

/** What an owner reads of the planted fee and waiver. */
export const ownersCanaries = [String(amount), justification, answer];

/** What no answer holds for those who learn nothing of fees. */
export const feeCanaries = [...ownersCanaries, '76,543.21', '"paymentStatus":"', 'waiverPercent'];

/** Who learns nothing of fees, waivers and payments. */
export const feesAreUnseenBy: readonly ActorName[] = ['visitor', 'ordinary user', 'reviewer', 'editor'];

/** Gives the accepted manuscript of the cast a fee and a waiver that are known by their words and figures. */
export async function plantFeeCanaries({ product, articleId: manuscriptId, owner }: Cast): Promise<void> {
  const { db } = product.parts;
  const fee = { listMinor: amount, mode: 'open', waiverPercent: 37 } as const;
  await db.update(handlingFees).set(fee).where(eq(handlingFees.manuscriptId, manuscriptId));
  const asked = { percentAsked: 37, justification, requestedBy: owner.user.id, requestedAt: new Date() };
  await db.insert(waiverRequests).values({
    ...asked,
    id: v7(),
    manuscriptId,
    ground: 'request',
    country: 'AE',
    state: 'granted',
    grantedPercent: 37,
    answer,
    decidedAt: new Date(),
  });
}
