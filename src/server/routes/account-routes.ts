import { accounts } from '../../contracts/accounts.ts';
import { readAccount, registerAccount, signIn, signOut, verifyEmail } from '../features/accounts/index.ts';
import { route } from '../http/route.ts';

export const accountRoutes = [
  route(accounts.register, (ctx, { body }) => registerAccount(ctx, body)),
  route(accounts.verifyEmail, (ctx, { params }) => verifyEmail(ctx, params.token)),
  route(accounts.login, async (ctx, { body }, exchange) => {
    const { signedIn, cookieToken } = await signIn(ctx, body);
    exchange.setSessionCookie(cookieToken);
    return signedIn;
  }),
  route(accounts.logout, (ctx, _, exchange) => signOut(ctx, exchange.clearSessionCookie)),
  route(accounts.user, (ctx, { params }) => readAccount(ctx, params.id)),
];
