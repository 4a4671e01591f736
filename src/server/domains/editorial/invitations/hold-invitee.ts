import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import * as t from '../../../../messages/review-responses.ts';
import type { Context } from '../../../context.ts';
import { AppError, invalidInput, notFound } from '../../../errors.ts';
import { findAccountByEmail, lockAccount, type Account } from '../../accounts/index.ts';
import type { Invited } from '../proposals/find-conflicts.ts';
import { findInvitation, isOfPool } from './invitation-store.ts';

type Wish = Pick<BodyOf<typeof editorial.invite>, 'userId' | 'email' | 'invitee' | 'invitationId'>;

/** The person to invite, with their account if they have one. */
export interface HeldInvitee {
  readonly reviewerId: string | null;
  readonly email: string;
  readonly givenName: string;
  readonly lastName: string;
  /** How conflicts of interest are asked about them. */
  readonly asked: Invited;
}

const withAccount = ({ id, email, otherName, surname }: Account): HeldInvitee => ({
  reviewerId: id,
  email,
  givenName: otherName,
  lastName: surname,
  asked: { userId: id },
});

async function holdPoolMember(tx: Context, userId: string): Promise<HeldInvitee> {
  const account = await lockAccount(tx.db, userId);
  const isActive = account?.deletedAt === null && account.disabledAt === null && account.emailVerifiedAt !== null;
  if (!isActive || !(await isOfPool(tx.db, userId))) throw notFound('reviewer');
  return withAccount(account);
}

async function holdByEmail(tx: Context, email: string, invitee: Wish['invitee']): Promise<HeldInvitee> {
  const known = await findAccountByEmail(tx.db, email);
  const account = known?.emailVerifiedAt ? await lockAccount(tx.db, known.id) : null;
  if (account?.deletedAt === null) {
    if (account.disabledAt === null) return withAccount(account);
    throw new AppError('state-conflict', t.accountDisabled());
  }
  if (!invitee) throw invalidInput('invitee', t.nameNeeded());
  const { givenName, lastName } = invitee;
  return { reviewerId: null, email, givenName, lastName, asked: { email, givenName, lastName } };
}

/** The person of an earlier invitation, with the account that they answered with. */
async function holdAgain(tx: Context, manuscriptId: string, invitationId: string): Promise<HeldInvitee> {
  const invitation = await findInvitation(tx.db, invitationId);
  if (invitation?.manuscriptId !== manuscriptId) throw notFound('invitation');
  const { reviewerId, email, givenName, lastName } = invitation;
  if (reviewerId === null) return holdByEmail(tx, email, { title: 'Dr.', givenName, lastName });
  const account = await lockAccount(tx.db, reviewerId);
  if (account?.deletedAt !== null) throw new AppError('state-conflict', t.accountDeleted());
  if (account.disabledAt !== null) throw new AppError('state-conflict', t.accountDisabled());
  return withAccount(account);
}

/**
 * A reviewer from the pool, the person of an earlier invitation, or a person by address with the account it has; the account is locked until the transaction
 * ends, so that it cannot be deleted meanwhile.
 */
export async function holdInvitee(
  tx: Context,
  manuscriptId: string,
  { userId, email, invitee, invitationId }: Wish,
): Promise<HeldInvitee> {
  const named = [userId, email, invitationId].filter((each) => each !== undefined);
  if (named.length !== 1) throw invalidInput('userId', t.reviewerNeeded());
  if (invitationId !== undefined) return holdAgain(tx, manuscriptId, invitationId);
  if (userId !== undefined) return holdPoolMember(tx, userId);
  if (email !== undefined) return holdByEmail(tx, email, invitee);
  throw invalidInput('userId', t.reviewerNeeded());
}
