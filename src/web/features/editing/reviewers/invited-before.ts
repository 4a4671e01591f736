import type { EditorsInvitation, EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import type { InvitationState } from '../../../../contracts/review-values.ts';

type Invitations = Pick<EditorsManuscript, 'round'> & {
  readonly invitations: readonly Pick<EditorsInvitation, 'id' | 'name' | 'email' | 'round' | 'state'>[];
};

const isAsked = (state: InvitationState) => state === 'invited' || state === 'accepted' || state === 'reported';

/** The addresses that are asked in this round, or have reported in it. */
const askedNow = ({ round, invitations }: Invitations) =>
  new Set(invitations.filter((one) => one.round === round && isAsked(one.state)).map(({ email }) => email));

/** Who reported in the last round before this one and is not asked again yet. */
export function lastReviewers(manuscript: Invitations): { readonly round: number; readonly names: readonly string[] } {
  const reported = manuscript.invitations.filter(
    ({ round, state }) => state === 'reported' && round < manuscript.round,
  );
  const last = Math.max(0, ...reported.map(({ round }) => round));
  const asked = askedNow(manuscript);
  const missing = reported.filter(({ round, email }) => round === last && !asked.has(email));
  return { round: last, names: missing.map(({ name }) => name) };
}

/** Whose last invitation ended, so that they can be invited again: the ids of these invitations. */
export function endedLast(manuscript: Invitations): ReadonlySet<string> {
  const asked = askedNow(manuscript);
  const lastOf = new Map(manuscript.invitations.map(({ email, id }) => [email, id]));
  return new Set([...lastOf].filter(([email]) => !asked.has(email)).map(([, id]) => id));
}
