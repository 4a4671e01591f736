import * as t from '../messages/contracts.ts';
import { z } from 'zod';
import { AccountFields, GivenPassword, PasswordChange, PasswordReset, ProfileEdit, retyped } from './account-forms.ts';
import { defineCall } from './call.ts';
import { ComingBack } from './coming-back.ts';
import { CurrentUser, OwnData, SavedProfile, SignInPlace, UserWithArticles } from './own-data.ts';
import { ownAddress } from './pages.ts';
import { Email, Id, NewPassword } from './values.ts';

/** What a visitor sends to register; `agreeTerms` is a notice, not a condition (specification, section 5). */
export const Registration = AccountFields.extend({
  password: NewPassword,
  confirmPassword: z.string(),
  marketingCommunications: z.boolean().default(false),
  agreeTerms: z.boolean().default(false),
  /** Where the person was on the way to: the email's link leads back there. Anything but a path of ours is left out. */
  next: z.string().max(500).regex(ownAddress).optional().catch(undefined),
}).refine((fields) => fields.password === fields.confirmPassword, retyped('password', 'confirmPassword'));
export type Registration = z.infer<typeof Registration>;

export const Credentials = z.object({
  email: z.string().max(300).trim().toLowerCase(),
  password: GivenPassword,
});
export type Credentials = z.infer<typeof Credentials>;

/** The login answer, which the browser stores under `currentUser`. */
export const SignedIn = z.object({ token: z.string(), user: CurrentUser });
export type SignedIn = z.infer<typeof SignedIn>;

const Message = z.object({ message: z.string() });
const Token = z.string().min(1).max(200);

export const loginFailedMessage = t.loginFailed();

export const accounts = {
  register: defineCall({
    method: 'POST',
    path: '/api/auth/register',
    limit: { rule: 'register', account: 'email' },
    summary: 'Opens an account and sends the verification email',
    access: 'visitor',
    body: Registration,
    reply: Message,
    status: 201,
  }),
  verifyEmail: defineCall({
    method: 'POST',
    path: '/api/auth/verify-email/:token',
    summary: 'Confirms an email address with the link of a verification email',
    access: 'visitor',
    limit: { rule: 'link', account: null },
    params: z.object({ token: Token }),
    reply: Message,
  }),
  resendVerification: defineCall({
    method: 'POST',
    path: '/api/auth/resend-verification',
    summary: 'Sends the verification email again; the response does not reveal whether an account exists',
    access: 'visitor',
    limit: { rule: 'letter', account: 'email' },
    body: z.object({ email: Email }),
    reply: Message,
  }),
  forgotPassword: defineCall({
    method: 'POST',
    path: '/api/auth/forget-password',
    summary: 'Sends a password reset link; the response does not reveal whether an account exists',
    access: 'visitor',
    limit: { rule: 'letter', account: 'email' },
    body: z.object({ email: Email }),
    reply: Message,
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/api/auth/reset/:resetToken',
    summary: 'Sets a new password with the link of a reset email; all sessions end',
    access: 'visitor',
    limit: { rule: 'link', account: null },
    params: z.object({ resetToken: Token }),
    body: PasswordReset,
    reply: Message,
  }),
  confirmEmailChange: defineCall({
    method: 'POST',
    path: '/api/auth/change-email/:token',
    summary: 'Confirms a new address with the link sent to it',
    access: 'visitor',
    limit: { rule: 'link', account: null },
    params: z.object({ token: Token }),
    reply: Message,
  }),
  cancelEmailChange: defineCall({
    method: 'POST',
    path: '/api/auth/cancel-email-change/:token',
    summary: 'Cancels a change of address with the link sent to the old address; all sessions end',
    access: 'visitor',
    limit: { rule: 'link', account: null },
    params: z.object({ token: Token }),
    reply: Message,
  }),
  login: defineCall({
    method: 'POST',
    path: '/api/auth/login',
    limit: { rule: 'login', account: 'email' },
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
    summary: 'The caller’s account and submissions',
    access: 'user',
    actsFor: 'id',
    administratorMayActFor: true,
    params: z.object({ id: Id }),
    reply: UserWithArticles,
  }),
  editProfile: defineCall({
    method: 'POST',
    path: '/api/users/edit/:id',
    summary: 'Edits the profile; a new address takes effect once confirmed',
    access: 'user',
    actsFor: 'id',
    administratorMayActFor: true,
    limit: [
      { rule: 'password', account: 'caller' },
      { rule: 'letter', account: ['email', 'caller'], exceptOwnAddress: true, sentTo: 'waitsForAddress' },
    ],
    params: z.object({ id: Id }),
    body: ProfileEdit,
    reply: z.object({ message: z.string(), waitsForAddress: z.string().nullable(), profile: SavedProfile }),
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/api/users/:id/password',
    summary: 'Changes the password; all other sessions end',
    access: 'user',
    actsFor: 'id',
    limit: { rule: 'password', account: 'caller' },
    params: z.object({ id: Id }),
    body: PasswordChange,
    reply: Message,
  }),
  mailStatus: defineCall({
    method: 'GET',
    path: '/api/users/:id/mail',
    summary: 'Whether the caller’s address bounces',
    access: 'user',
    actsFor: 'id',
    params: z.object({ id: Id }),
    reply: z.object({ comesBack: ComingBack }),
  }),
  confirmAddress: defineCall({
    method: 'POST',
    path: '/api/users/:id/confirm-address',
    summary: 'Sends an email to the caller’s bouncing address; its link clears the mark',
    access: 'user',
    actsFor: 'id',
    limit: { rule: 'letter', account: 'caller' },
    params: z.object({ id: Id }),
    reply: Message,
  }),
  signIns: defineCall({
    method: 'GET',
    path: '/api/users/:id/sign-ins',
    summary: 'The caller’s sessions',
    access: 'user',
    actsFor: 'id',
    params: z.object({ id: Id }),
    reply: z.array(SignInPlace),
  }),
  endSignIn: defineCall({
    method: 'DELETE',
    path: '/api/users/:id/sign-ins/:signInId',
    summary: 'Ends one of the caller’s sessions',
    access: 'user',
    actsFor: 'id',
    params: z.object({ id: Id, signInId: Id }),
    reply: Message,
  }),
  ownData: defineCall({
    method: 'GET',
    path: '/api/users/:id/data',
    summary: 'All data stored about the caller',
    access: 'user',
    actsFor: 'id',
    params: z.object({ id: Id }),
    reply: OwnData,
  }),
  deleteAccount: defineCall({
    method: 'POST',
    path: '/api/users/:id/delete',
    summary: 'Deletes the caller’s account; published articles keep their authors',
    access: 'user',
    actsFor: 'id',
    limit: { rule: 'password', account: 'caller' },
    params: z.object({ id: Id }),
    body: z.object({ currentPassword: GivenPassword }),
    reply: Message,
  }),
} as const;
