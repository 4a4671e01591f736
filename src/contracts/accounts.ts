import { z } from 'zod';
import { defineCall } from './call.ts';
import { userTitles } from './constants.ts';
import { Email, Id, line, NewPassword } from './values.ts';

const AccountFields = z.object({
  email: Email,
  title: z.enum(userTitles, { error: 'Please choose a title.' }),
  surname: line('Surname', 100),
  otherName: line('Other name', 100),
  affiliation: line('Affiliation', 300),
  country: z.string().regex(/^[A-Z]{2}$/, 'Please choose a country.'),
});

const PasswordPair = z.object({ password: z.string(), confirmPassword: z.string() });

/** What a visitor sends to register; `agreeTerms` is a notice, not a condition (specification, section 5). */
export const Registration = AccountFields.extend({
  password: NewPassword,
  confirmPassword: z.string(),
  marketingCommunications: z.boolean().default(false),
  agreeTerms: z.boolean().default(false),
}).refine((fields) => fields.password === fields.confirmPassword, {
  path: ['confirmPassword'],
  error: 'Password do not match',
  // The two are compared whatever else is amiss, so that a person sees every fault at once.
  when: ({ value }) => PasswordPair.safeParse(value).success,
});
export type Registration = z.infer<typeof Registration>;

export const Credentials = z.object({
  email: z.string().max(300).trim().toLowerCase(),
  password: z.string().max(1000),
});
export type Credentials = z.infer<typeof Credentials>;

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
  roles: z.array(
    z.object({ journalAbbreviation: z.string(), role: z.enum(['editor', 'editor-in-chief', 'reviewer']) }),
  ),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** The login answer; the browser stores the whole of it under `currentUser`. */
export const SignedIn = z.object({ token: z.string(), user: CurrentUser });
export type SignedIn = z.infer<typeof SignedIn>;

const Message = z.object({ message: z.string() });

export const loginFailedMessage =
  'Login Failed, either email or password is incorrect or credentials do not exist or are not verified by registered email.';

export const accounts = {
  register: defineCall({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Opens an account and sends the verification email',
    access: 'visitor',
    body: Registration,
    reply: Message,
    status: 201,
  }),
  verifyEmail: defineCall({
    method: 'POST',
    path: '/api/auth/verify-email/:token',
    summary: 'Spends the link of a verification email',
    access: 'visitor',
    params: z.object({ token: z.string().min(1).max(200) }),
    reply: Message,
  }),
  login: defineCall({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs in with email and password',
    access: 'visitor',
    body: Credentials,
    reply: SignedIn,
  }),
  logout: defineCall({
    method: 'GET',
    path: '/api/auth/logout',
    summary: 'Revokes the token of the bearer header',
    access: 'visitor',
    reply: Message,
  }),
  user: defineCall({
    method: 'GET',
    path: '/api/users/:id',
    summary: 'The account of the signed-in person',
    access: 'user',
    actsFor: 'id',
    administratorMayActFor: true,
    params: z.object({ id: Id }),
    reply: CurrentUser,
  }),
} as const;
