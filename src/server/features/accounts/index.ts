export { findAccount, findAccountByEmail, type Account } from './account-store.ts';
export { salutation } from './account-mails.ts';
export { createAdministrator, ensureFirstAdministrator, openVerifiedAccount } from './create-account.ts';
export { findSessionActor } from './find-session-actor.ts';
export { readAccount } from './read-account.ts';
export { registerAccount } from './register-account.ts';
export { signIn } from './sign-in.ts';
export { signOut } from './sign-out.ts';
export { verifyEmail } from './verify-email.ts';
