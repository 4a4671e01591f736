import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import * as t from '../../../../messages/review-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { holdForStep, refreshTurn } from '../manuscripts/take-step.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { invitedName } from '../review-words.ts';
import { refuseNamedAuthors } from '../anonymity/texts/refuse-names.ts';
import { conflictOf } from '../proposals/find-conflicts.ts';
import { findEdited } from '../who-may.ts';
import { holdInvitee, type HeldInvitee } from './hold-invitee.ts';
import { isInvitedTo, listLastReviewers } from './invitation-store.ts';
import { mayAddReport } from '../reports/late-reports.ts';
import { askingStep } from './review-status.ts';
import { alreadyInvited, sendInvitation } from './send-invitation.ts';
import { AppError } from '../../../errors.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { hasOpenFinding, readCrossingRevision } from '../anonymity/texts/text-findings.ts';

/** Throws while the texts for an invited person may reveal the authors. */
export async function requireSettledRevision(tx: Context, { manuscript }: FoundManuscript): Promise<void> {
  if (hasOpenFinding(await readCrossingRevision(tx.db, manuscript)))
    throw new AppError('state-conflict', t.manuscriptHasFindings());
}

type Wish = BodyOf<typeof editorial.invite>;

/** The conflict that a reason overrides; throws without a reason, or for one that cannot be overridden. */
async function overriding(tx: Context, found: FoundManuscript, invitee: HeldInvitee, reason: string | undefined) {
  const conflict = await conflictOf(tx, found, invitee.asked);
  if (conflict === null) return {};
  const refusal = { name: invitedName(invitee), conflict: conflict.words };
  if (conflict.isFirm) throw new AppError('conflict-of-interest', t.notInvited(refusal));
  if (reason === undefined) {
    const asking = t.notInvitedWithoutReason(refusal);
    // The field is named where a reason helps, and only there.
    throw new AppError('conflict-of-interest', asking, { conflictReason: asking });
  }
  return { conflict: conflict.words, conflictReason: reason };
}

/** Invites one person, in a transaction that the caller begins. */
export async function inviteHeld(tx: Context, articleId: string, wish: Wish): Promise<HeldInvitee> {
  const { version, message, conflictReason, isMeant } = wish;
  const held = await holdInvitee(tx, articleId, wish);
  // One more report may come while a decision waits to be ratified: the decision stays, or is sent back.
  const step = askingStep((await findEdited(tx, articleId)).manuscript);
  const found = await holdForStep(tx, step, { id: articleId, version });
  if (step === 'add-report' && !(await mayAddReport(tx, found.manuscript)))
    throw new AppError('state-conflict', t.tooLateForReports());
  const { round } = found.manuscript;
  if (await isInvitedTo(tx.db, { manuscriptId: articleId, round }, held)) throw alreadyInvited(held);
  await requireSettledRevision(tx, found);
  await refuseNamedAuthors(tx, found, message, isMeant);
  const overridden = await overriding(tx, found, held, conflictReason);
  const { id: invitationId } = await sendInvitation(tx, found, held, { message, invitedBy: signedIn(tx).userId });
  await addAuditEntry(tx, 'invited', articleId, { invitationId, round, ...overridden });
  await refreshTurn(tx, articleId);
  return held;
}

/**
 * Invites a reviewer of the pool, the person of an earlier invitation, or a person by email: in one transaction with the
 * email, whose link opens only this invitation.
 */
export async function invite(ctx: Context, articleId: string, wish: Wish): Promise<string> {
  await findEdited(ctx, articleId);
  const invitee = await inTransaction(ctx, (tx) => inviteHeld(tx, articleId, wish));
  return t.invited({ name: invitedName(invitee) });
}

/** What keeps one person from being invited, and not the others. */
const ofOnePerson: ReadonlySet<string> = new Set(['conflict-of-interest', 'state-conflict', 'not-found']);

/** Invites one person in a transaction of their own; answers with the refusal, where it is theirs alone. */
async function tryToInvite(ctx: Context, articleId: string, wish: Wish, name: string) {
  try {
    return { name: invitedName(await inTransaction(ctx, (tx) => inviteHeld(tx, articleId, wish))), refusal: null };
  } catch (error) {
    if (error instanceof AppError && ofOnePerson.has(error.code)) return { name, refusal: error.message };
    throw error;
  }
}

/** Invites the reviewers of the last round; says who was invited, and who could not be and why. */
export async function inviteLastRound(
  ctx: Context,
  articleId: string,
  { version }: BodyOf<typeof editorial.inviteLastRound>,
): Promise<string> {
  await findEdited(ctx, articleId);
  const { round } = await inTransaction(ctx, async (tx) => {
    const found = await holdForStep(tx, 'decide-first', { id: articleId, version });
    await requireSettledRevision(tx, found);
    return found.manuscript;
  });
  const outcomes = [];
  for (const last of await listLastReviewers(ctx.db, articleId, round)) {
    const wish = { version, message: '', isMeant: false, invitationId: last.id };
    outcomes.push(await tryToInvite(ctx, articleId, wish, invitedName(last)));
  }
  const invited = outcomes.filter(({ refusal }) => refusal === null).map(({ name }) => name);
  const refusals = [...new Set(outcomes.flatMap(({ refusal }) => refusal ?? []))];
  if (invited.length === 0) throw new AppError('state-conflict', refusals.join(' ') || t.noLastRound());
  return [t.lastRoundInvited({ names: invited.join(', ') }), ...refusals].join(' ');
}
