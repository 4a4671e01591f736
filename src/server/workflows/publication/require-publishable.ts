import * as t from '../../../messages/decision-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import { leadsFrom, requireStep, type FoundManuscript, type VerifyingStep } from '../../domains/editorial/index.ts';
import { hasConflict } from '../../domains/conflicts/index.ts';

interface Publishable {
  readonly held: FoundManuscript;
  readonly step: VerifyingStep;
}

/** The step that publishes a manuscript in its state. */
function publishingStep({ manuscript }: FoundManuscript): VerifyingStep {
  if (manuscript.reviewModel === 'verification') return 'accept';
  return leadsFrom('publish-unreviewed', manuscript) ? 'publish-unreviewed' : 'publish';
}

/** Refuses to publish what lacks its reviews or its author's choice of mode, unless a reason is given. */
export function requireReason({ held: { manuscript }, step }: Publishable, overrideReason: string | undefined): void {
  if (overrideReason !== undefined) return;
  if (step === 'publish-unreviewed') throw new AppError('reviews-missing', t.notAcceptedAfterReview());
  if (step === 'publish' && manuscript.state === 'accepted' && manuscript.turn !== 'administrator')
    throw new AppError('state-conflict', t.accessNotChosen());
}

/** The manuscript and the step that publishes it, for someone without a conflict of interest; else refuses. */
export async function requirePublishable(
  ctx: Context,
  found: FoundManuscript | null,
  /** The version that the administrator read. */
  version?: number,
): Promise<Publishable> {
  if (found?.manuscript.deletedAt !== null || (await hasConflict(ctx, signedIn(ctx), found.manuscript)))
    throw notFound('manuscript');
  const step = publishingStep(found);
  return { held: await requireStep(ctx, step, found, { id: found.manuscript.id, version }), step };
}
