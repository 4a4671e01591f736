export { noOwnRole, setAdministrator, setDisabled, setJournalRole, readPeople } from './people/manage-person.ts';
export { giveRole, hasRole, holdsRole, listEditorsInChief, listRoleHolders } from './role-store.ts';
export { findAccount, findAccountByEmail, lockAccount, setMarketing, type Account } from './account-store.ts';
export { fullName, salutation } from './account-mails.ts';
export { forgotPassword, resendVerification, writeAccountEmail } from './write-account-email.ts';
export { cancelEmailChange, confirmEmailChange } from './change-email.ts';
export { clearAccountLeftovers, eraseOwnAccount, lockForErasure, lockActiveAccount } from './erase-own-account.ts';
export { changePassword, resetPassword, resetAccountPassword } from './change-password.ts';
export { confirmCaller, refuseEndedSignIn } from './confirm-caller.ts';
export {
  createAdministrator,
  ensureFirstAdministrator,
  openVerifiedAccount,
  registerAccount,
  openInvitedAccount,
  prepareInvitedAccount,
  type InvitedPerson,
} from './open-account.ts';
export { editProfile, readAccount, isOwnEmail } from './own-account.ts';
export { findSessionActor, endSignIn, readSignIns, opensWith, signIn, signOut } from './sign-in.ts';
export { isCalled, listAdministrators } from './people/people-store.ts';
export { confirmAddressAnew, readMailStatus } from './mail-status.ts';
export { mailboxOf } from './mailbox.ts';
export {
  holdersOf,
  listFormerMailboxes,
  listMailboxesBehind,
  mailboxesOf,
  type Person,
  type PersonOfRow,
} from './mailbox-store.ts';
export { hashSecretToken, newSecretToken } from './secret-token.ts';
export { verifyEmail } from './email-links.ts';
