import {
  askedForChangeDays,
  emailChangeLinkHours,
  resetLinkHours,
  verificationLinkHours,
} from '../../../../contracts/constants.ts';
import { dearPerson, defineLetter, personFields } from './letter-template.ts';

const group = 'Accounts';

export const verify = defineLetter({
  name: 'verify',
  title: 'Confirm an address',
  group,
  when: 'To whoever has registered, with the link that confirms the address.',
  fields: {},
  words: {
    subject: 'Confirm your email address for {{siteName}}',
    // Whoever registered wrote the name; a stranger's words must not stand in a letter of ours.
    greeting: 'Hello,',
    text: `Thank you for registering with {{siteName}}. Please confirm that this address is yours; after that you can log in.

{{link}}

The link works once, for ${verificationLinkHours} hours. If you did not register, ignore this message and nothing will happen.`,
    actionLabel: 'Confirm my address',
  },
});

export const registered = defineLetter({
  name: 'registered',
  title: 'An account is there already',
  group,
  when: 'To the holder of an account whose address was used to register again.',
  fields: personFields,
  words: {
    subject: 'You already have an account with {{siteName}}',
    greeting: dearPerson,
    text: `Somebody, probably you, has just tried to register with this address. It already has an account, so nothing was changed.

{{link}}

If it was not you, there is nothing to do: your account and your password are as they were.`,
    actionLabel: 'Log in',
  },
});

export const reset = defineLetter({
  name: 'reset',
  title: 'Choose a new password',
  group,
  when: 'To whoever has forgotten the password, with the link to a new one.',
  fields: personFields,
  words: {
    subject: 'Choose a new password for {{siteName}}',
    greeting: dearPerson,
    text: `Somebody, probably you, has asked for a new password for this address.

{{link}}

The link works once, for ${resetLinkHours * 60} minutes. If you did not ask for it, ignore this message: your password stays as it is.`,
    actionLabel: 'Choose a new password',
  },
});

export const password = defineLetter({
  name: 'password',
  title: 'The password was changed',
  group,
  when: 'To the holder of an account, after each change of the password.',
  fields: personFields,
  words: {
    subject: 'Your password for {{siteName}} was changed',
    greeting: dearPerson,
    text: `Your password has just been changed. Wherever else you were signed in, you have been signed out.

{{link}}

If it was not you, ask for a new password at once, or write to {{contactEmail}}.`,
    actionLabel: 'Log in',
  },
});

export const changeEmail = defineLetter({
  name: 'change-email',
  title: 'Confirm a new address',
  group,
  when: 'To the new address of an account, with the link that makes it the account’s.',
  fields: {},
  words: {
    subject: 'Confirm your new email address for {{siteName}}',
    // It is not known yet whose address this is; nothing of the account is told to it.
    greeting: 'Hello,',
    text: `This address is to become the one of an account with {{siteName}}. Please confirm that it is yours.

{{link}}

The link works once, for ${emailChangeLinkHours} hours. If you know nothing of this, ignore this message and nothing will happen.`,
    actionLabel: 'Confirm my new address',
  },
});

const opensOn = { about: 'From when on the change can be made', example: '2 March 2026', isNeeded: true } as const;

export const changeEmailAskedFor = defineLetter({
  name: 'change-email-asked-for',
  title: 'Confirm a new address later',
  group,
  when: 'To the new address of an account for which an administrator asked, with the link that makes it the account’s from a day on.',
  fields: { opensOn },
  words: {
    subject: 'Confirm your new email address for {{siteName}}',
    greeting: 'Hello,',
    text: `This address is to become the one of an account with {{siteName}}, as an administrator has asked. Please confirm from {{opensOn}} on that it is yours; until then the address of today can cancel the change.

{{link}}

The link works once, for ${emailChangeLinkHours} hours from then on. If you know nothing of this, ignore this message and nothing will happen.`,
    actionLabel: 'Confirm my new address',
  },
});

export const confirmAddress = defineLetter({
  name: 'confirm-address',
  title: 'Do emails arrive again?',
  group,
  when: 'To an address that bounces, when its holder asks for one.',
  fields: personFields,
  words: {
    subject: 'Do emails from {{siteName}} reach you again?',
    greeting: dearPerson,
    text: `Emails to this address came back to us. If you can read this one, please say so by its link.

{{link}}

The link works once, for ${emailChangeLinkHours} hours.`,
    actionLabel: 'Emails reach me',
  },
});

export const emailNotice = defineLetter({
  name: 'email-notice',
  title: 'An address is to change',
  group,
  when: 'To the old address of an account, with a way to cancel.',
  fields: {
    ...personFields,
    newEmail: { about: 'The address that was asked for', example: 'new.address@example.org', isNeeded: true },
  },
  words: {
    subject: 'Your email address for {{siteName}} is to change',
    greeting: dearPerson,
    text: `Somebody, probably you, has asked to use {{newEmail}} instead of this address. The change takes effect when the new address is confirmed.

If it was not you, cancel the change: the account stays with this address, and every sign-in ends.

{{link}}

The link works once, for ${emailChangeLinkHours} hours.`,
    actionLabel: 'Cancel the change',
  },
});

export const emailNoticeAskedFor = defineLetter({
  name: 'email-notice-asked-for',
  title: 'An administrator asks for another address',
  group,
  when: 'To the old address of an account when an administrator has asked for another one, with a way to cancel.',
  fields: {
    ...personFields,
    newEmail: { about: 'The address that was asked for', example: 'new.address@example.org', isNeeded: true },
    opensOn,
  },
  words: {
    subject: 'Your email address for {{siteName}} is to change',
    greeting: dearPerson,
    text: `An administrator of {{siteName}} has asked to use {{newEmail}} instead of this address for your account. The change can take effect from {{opensOn}} on, when the new address is confirmed.

If you did not wish for it, cancel the change: the account stays with this address, or comes back to it, and every sign-in ends.

{{link}}

The link works once, until the change is made and for ${askedForChangeDays} days after it.`,
    actionLabel: 'Cancel the change',
  },
});

export const accountDeleted = defineLetter({
  name: 'account-deleted',
  title: 'An account is deleted',
  group,
  when: 'To somebody who has deleted their account.',
  fields: personFields,
  words: {
    subject: 'Your account with {{siteName}} is deleted',
    greeting: dearPerson,
    text: `Your account has been deleted, as you asked. Published articles keep their authors; receipts are kept for as long as the law asks.

If it was not you, write to {{contactEmail}}.`,
    actionLabel: '',
  },
});
