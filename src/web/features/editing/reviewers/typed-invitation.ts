import { z } from 'zod';
import type { BodyOf } from '../../../../contracts/call.ts';
import { authorTitles } from '../../../../contracts/constants.ts';
import type { Proposal } from '../../../../contracts/editorial-values.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import { Invitee } from '../../../../contracts/review-values.ts';
import { Email, prose } from '../../../../contracts/values.ts';
import { longestNote, longestReason } from '../../../../contracts/review-limits.ts';
import * as t from '../../../../messages/editing.ts';

const Words = z.object({
  message: z.union([z.literal(''), prose(t.theMessage, longestNote)]),
  conflictReason: z.union([z.literal(''), prose(t.theReason, longestReason)]),
});

/** An invitation as typed: only a person invited by email needs a name and an address. */
export const TypedInvitation = z.discriminatedUnion('isByEmail', [
  Words.extend({
    isByEmail: z.literal(true),
    email: Email,
    title: z.enum(authorTitles),
    givenName: Invitee.shape.givenName,
    lastName: Invitee.shape.lastName,
  }),
  Words.extend({ isByEmail: z.literal(false) }),
]);

/** The person of an earlier invitation to the same manuscript. */
interface InvitedBefore {
  readonly invitationId: string;
  readonly name: string;
  readonly conflict: string | null;
}

/** The invited person: a suggested reviewer, the person of an earlier invitation, or someone by email. */
export type Invited = Pick<Proposal, 'userId' | 'name' | 'conflict'> | InvitedBefore | 'by-email';

/** Whether the form asks for a reason to set a conflict aside. By email, the server tells so for one address. */
export const asksReason = (invited: Invited, email: string, askedFor: string | null): boolean =>
  invited === 'by-email'
    ? askedFor !== null && email.trim().toLowerCase() === askedFor
    : invited.conflict !== null || askedFor !== null;

type Body = Omit<BodyOf<typeof editorial.invite>, 'version' | 'isMeant'>;

/** The person, as calls name them. */
export type Person = Omit<BodyOf<typeof editorial.previewInvitation>, 'message'>;

const listed = (invited: Exclude<Invited, 'by-email'>): Person =>
  'userId' in invited ? { userId: invited.userId } : { invitationId: invited.invitationId };

/** The person as typed, also while something is missing. */
export function personOf(
  {
    email,
    title,
    givenName,
    lastName,
  }: Record<'email' | 'givenName' | 'lastName', string> & {
    readonly title: (typeof authorTitles)[number];
  },
  invited: Invited,
): Person {
  if (invited !== 'by-email') return listed(invited);
  return { email, invitee: { title, givenName, lastName } };
}

/** What is sent for it. */
export function bodyOf(typed: z.output<typeof TypedInvitation>, invited: Invited): Body {
  const { message, conflictReason } = typed;
  const words = { message, ...(conflictReason === '' ? {} : { conflictReason }) };
  if (invited !== 'by-email') return { ...words, ...listed(invited) };
  return typed.isByEmail ? { ...words, ...personOf(typed, invited) } : words;
}
