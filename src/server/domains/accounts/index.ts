export { noOwnRole } from './people/no-own-role.ts';
export { giveRole, hasRole, listEditorsInChief, listRoleHolders } from './role-store.ts';
export { findAccount, findAccountByEmail, lockAccount, setMarketing, type Account } from './account-store.ts';
export { fullName, salutation } from './account-mails.ts';
export { forgotPassword, resendVerification } from './ask-for-letter.ts';
export { cancelEmailChange, confirmEmailChange } from './change-email.ts';
export { clearAccountLeftovers } from './clear-accounts.ts';
export { changePassword } from './change-password.ts';
export { confirmCaller, refuseEndedSignIn } from './confirm-caller.ts';
export { createAdministrator, ensureFirstAdministrator, openVerifiedAccount } from './create-account.ts';
export { editProfile } from './edit-profile.ts';
export { eraseOwnAccount, lockForErasure } from './erase-own-account.ts';
export { findSessionActor } from './find-session-actor.ts';
export { lockStandingAccount } from './lock-standing-account.ts';
export { setAdministrator, setDisabled, setJournalRole } from './people/manage-person.ts';
export { isCalled, listAdministrators } from './people/people-store.ts';
export { confirmAddressAnew, readMailStanding } from './mail-standing.ts';
export { isOwnEmail } from './is-own-email.ts';
export { mailboxOf } from './mailbox.ts';
export {
  holdersOf,
  listFormerMailboxes,
  listMailboxesBehind,
  mailboxesOf,
  type Person,
  type PersonOfRow,
} from './mailbox-store.ts';
export { openInvitedAccount, prepareInvitedAccount, type InvitedPerson } from './open-invited-account.ts';
export { hashSecretToken, newSecretToken } from './secret-token.ts';
export { readPeople } from './people/read-people.ts';
export { readAccount } from './read-account.ts';
export { registerAccount } from './register-account.ts';
export { resetAccountPassword } from './reset-account-password.ts';
export { resetPassword } from './reset-password.ts';
export { endSignIn, readSignIns } from './sign-in-places.ts';
export { opensWith, signIn } from './sign-in.ts';
export { signOut } from './sign-out.ts';
export { verifyEmail } from './verify-email.ts';
export { writeAccountLetter } from './write-account-letter.ts';
