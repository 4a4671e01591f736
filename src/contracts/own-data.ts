import { z } from 'zod';
import { journalRoles } from './constants.ts';
import { Id, Instant } from './values.ts';

/** The user as the person itself sees it. */
export const CurrentUser = z.object({
  id: Id,
  email: z.string(),
  title: z.string(),
  surname: z.string(),
  otherName: z.string(),
  affiliation: z.string(),
  country: z.string(),
  isAdmin: z.boolean(),
  marketingCommunications: z.boolean(),
  roles: z.array(z.object({ journalAbbreviation: z.string(), role: z.enum(journalRoles) })),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** A place where a person is signed in. */
export const SignInPlace = z.object({
  id: Id,
  device: z.string(),
  signedInAt: Instant,
  lastUsedAt: Instant,
  isThisOne: z.boolean(),
});
export type SignInPlace = z.infer<typeof SignInPlace>;

/** Everything that is kept about one person. */
export const OwnData = z.object({
  account: CurrentUser.extend({ createdAt: Instant }),
  signIns: z.array(SignInPlace),
  manuscripts: z.array(
    z.object({ id: Id, title: z.string(), abstract: z.string(), state: z.string(), receivedDate: z.string() }),
  ),
  orders: z.array(
    z.object({
      id: Id,
      kind: z.string(),
      amountMinor: z.int(),
      currency: z.string(),
      state: z.string(),
      createdAt: Instant,
    }),
  ),
});
export type OwnData = z.infer<typeof OwnData>;
