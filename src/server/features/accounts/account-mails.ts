import { emailChangeLinkHours, resetLinkHours, verificationLinkHours } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import type { SiteFacts } from '../../context.ts';
import { composeMail } from '../../ports/mail/compose-mail.ts';
import type { OutgoingMail } from '../../ports/mail/mail-transport.ts';
import type { Account } from './account-store.ts';

/** A person's name in full. */
export const fullName = (person: { title: string; otherName: string; surname: string }): string =>
  [person.title, person.otherName, person.surname].filter(Boolean).join(' ');

/** How a letter addresses a person. */
export const salutation = (person: { title: string; surname: string }) => `Dear ${person.title} ${person.surname},`;

/** The letter with the link that verifies an address. */
export function verificationMail(site: SiteFacts, account: Pick<Account, 'email'>, token: string): OutgoingMail {
  return composeMail(site, {
    to: account.email,
    key: 'verify',
    subject: `Confirm your email address for ${site.name}`,
    // Whoever registered wrote the name; a stranger's words must not stand in a letter of ours.
    greeting: 'Hello,',
    paragraphs: [
      `Thank you for registering with ${site.name}. Please confirm that this address is yours; after that you can log in.`,
    ],
    action: { label: 'Confirm my address', url: site.url + pages.verifyEmail.href({ token }), isSecret: true },
    after: [
      `The link works once, for ${verificationLinkHours} hours. If you did not register, ignore this message and nothing will happen.`,
    ],
  });
}

/** The notice to somebody whose address was used to register again (decision 3). */
export function alreadyRegisteredMail(site: SiteFacts, account: Account, at: Date): OutgoingMail {
  return composeMail(site, {
    to: account.email,
    key: `registered:${at.toISOString()}`,
    subject: `You already have an account with ${site.name}`,
    greeting: salutation(account),
    paragraphs: [
      'Somebody, probably you, has just tried to register with this address. It already has an account, so nothing was changed.',
    ],
    action: { label: 'Log in', url: site.url + pages.login.href() },
    after: ['If it was not you, there is nothing to do: your account and your password are as they were.'],
  });
}

/** The letter with the link to a new password. */
export function passwordResetMail(site: SiteFacts, account: Account, token: string): OutgoingMail {
  return composeMail(site, {
    to: account.email,
    key: 'reset',
    subject: `Choose a new password for ${site.name}`,
    greeting: salutation(account),
    paragraphs: ['Somebody, probably you, has asked for a new password for this address.'],
    action: {
      label: 'Choose a new password',
      url: site.url + pages.resetPassword.href({ resetToken: token }),
      isSecret: true,
    },
    after: [
      `The link works once, for ${resetLinkHours * 60} minutes. If you did not ask for it, ignore this message: your password stays as it is.`,
    ],
  });
}

/** The notice that the password is another one now. */
export function passwordChangedMail(site: SiteFacts, account: Account, at: Date): OutgoingMail {
  return composeMail(site, {
    to: account.email,
    key: `password:${at.toISOString()}`,
    subject: `Your password for ${site.name} was changed`,
    greeting: salutation(account),
    paragraphs: ['Your password has just been changed. Wherever else you were signed in, you have been signed out.'],
    action: { label: 'Log in', url: site.url + pages.login.href() },
    after: [`If it was not you, ask for a new password at once, or write to ${site.contactEmail}.`],
  });
}

/** The letter to a new address, with the link that makes it the account's. */
export function emailChangeMail(site: SiteFacts, email: string, token: string): OutgoingMail {
  return composeMail(site, {
    to: email,
    key: 'change-email',
    subject: `Confirm your new email address for ${site.name}`,
    // It is not known yet whose address this is; nothing of the account is told to it.
    greeting: 'Hello,',
    paragraphs: [`This address is to become the one of an account with ${site.name}. Please confirm that it is yours.`],
    action: { label: 'Confirm my new address', url: site.url + pages.changeEmail.href({ token }), isSecret: true },
    after: [
      `The link works once, for ${emailChangeLinkHours} hours. If you know nothing of this, ignore this message and nothing will happen.`,
    ],
  });
}

/** The letter that shows, by its link, that letters to an address arrive again. */
export function confirmAddressMail(site: SiteFacts, account: Account, token: string): OutgoingMail {
  return composeMail(site, {
    to: account.email,
    key: 'confirm-address',
    subject: `Do letters from ${site.name} reach you again?`,
    greeting: salutation(account),
    paragraphs: ['Letters to this address came back to us. If you can read this one, please say so by its link.'],
    action: { label: 'Letters reach me', url: site.url + pages.changeEmail.href({ token }), isSecret: true },
    after: [`The link works once, for ${emailChangeLinkHours} hours.`],
  });
}

/** The notice to the address that an account is to leave, with a way to cancel. */
export function emailChangeNotice(site: SiteFacts, account: Account, email: string, token: string): OutgoingMail {
  return composeMail(site, {
    to: account.email,
    key: 'email-notice',
    subject: `Your email address for ${site.name} is to change`,
    greeting: salutation(account),
    paragraphs: [
      `Somebody, probably you, has asked to use ${email} instead of this address. The change takes effect when the new address is confirmed.`,
      'If it was not you, cancel the change: the account stays with this address, and every sign-in ends.',
    ],
    action: { label: 'Cancel the change', url: site.url + pages.cancelEmailChange.href({ token }), isSecret: true },
    after: [`The link works once, for ${emailChangeLinkHours} hours.`],
  });
}

/** The farewell to somebody who has deleted the account. */
export function accountDeletedMail(site: SiteFacts, account: Account): OutgoingMail {
  return composeMail(site, {
    to: account.email,
    key: `deleted:${account.id}`,
    subject: `Your account with ${site.name} is deleted`,
    greeting: salutation(account),
    paragraphs: [
      'Your account has been deleted, as you asked. Published articles keep their authors; receipts are kept for as long as the law asks.',
    ],
    after: [`If it was not you, write to ${site.contactEmail}.`],
  });
}
