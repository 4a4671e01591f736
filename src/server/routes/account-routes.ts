import { accounts } from '../../contracts/accounts.ts';
import {
  cancelEmailChange,
  changePassword,
  confirmAddressAnew,
  confirmEmailChange,
  editProfile,
  endSignIn,
  forgotPassword,
  readMailStatus,
  readSignIns,
  registerAccount,
  resendVerification,
  resetPassword,
  signIn,
  signOut,
  verifyEmail,
} from '../domains/accounts/index.ts';
import { route } from '../http/route.ts';
import { deleteAccount } from '../workflows/accounts/delete-account.ts';
import { readUser, readOwnData } from '../workflows/accounts/read-own-data.ts';

export const accountRoutes = [
  route(accounts.register, (ctx, { body }) => registerAccount(ctx, body)),
  route(accounts.verifyEmail, (ctx, { params }) => verifyEmail(ctx, params.token)),
  route(accounts.resendVerification, (ctx, { body }) => resendVerification(ctx, body.email)),
  route(accounts.forgotPassword, (ctx, { body }) => forgotPassword(ctx, body.email)),
  route(accounts.resetPassword, (ctx, { params, body }) => resetPassword(ctx, params.resetToken, body)),
  route(accounts.confirmEmailChange, (ctx, { params }) => confirmEmailChange(ctx, params.token)),
  route(accounts.cancelEmailChange, (ctx, { params }) => cancelEmailChange(ctx, params.token)),
  route(accounts.login, async (ctx, { body }, exchange) => {
    const { signedIn, cookieToken } = await signIn(ctx, body, exchange.userAgent);
    exchange.setSessionCookie(cookieToken);
    return signedIn;
  }),
  route(accounts.logout, (ctx, _, exchange) => signOut(ctx, exchange.clearSessionCookie)),
  route(accounts.user, (ctx, { params }) => readUser(ctx, params.id)),
  route(accounts.editProfile, (ctx, { params, body }) => editProfile(ctx, params.id, body)),
  route(accounts.changePassword, (ctx, { body }) => changePassword(ctx, body)),
  route(accounts.mailStatus, (ctx) => readMailStatus(ctx)),
  route(accounts.confirmAddress, (ctx) => confirmAddressAnew(ctx)),
  route(accounts.signIns, (ctx) => readSignIns(ctx)),
  route(accounts.endSignIn, (ctx, { params }) => endSignIn(ctx, params.signInId)),
  route(accounts.ownData, (ctx) => readOwnData(ctx)),
  route(accounts.deleteAccount, (ctx, { body }) => deleteAccount(ctx, body.currentPassword)),
];
