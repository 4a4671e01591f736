import { pages } from '../../../contracts/pages.ts';
import type { SiteFacts } from '../../context.ts';
import { accountTemplates as templates, composeEmail, type TemplateEmail } from '../emails/index.ts';
import type { Account } from './account-store.ts';
import { openingDay } from './later-opening.ts';

/** A person's name in full. */
export const fullName = (person: { title: string; otherName: string; surname: string }): string =>
  [person.title, person.otherName, person.surname].filter(Boolean).join(' ');

/** How an email addresses a person. */
export const salutation = (person: { title: string; surname: string }) => `Dear ${person.title} ${person.surname},`;

/** Who an email goes to, as it names them. */
const toHolder = ({ email, title, surname }: Account) => ({ to: email, values: { title, surname } });

/** The email with the link that verifies an address. */
export const verificationMail = (
  site: SiteFacts,
  { email, next }: { readonly email: string; readonly next?: string | undefined },
  token: string,
): TemplateEmail =>
  composeEmail(site, templates.verify, {
    to: email,
    values: {},
    url: site.url + pages.verifyEmail.href({ token }, { next }),
    isSecret: true,
  });

/** The notice to a person whose address was used to register again (decision 3). */
export const alreadyRegisteredMail = (site: SiteFacts, account: Account): TemplateEmail =>
  composeEmail(site, templates.registered, { ...toHolder(account), url: site.url + pages.login.href() });

/** The email with the link to a new password. */
export const passwordResetMail = (site: SiteFacts, account: Account, token: string): TemplateEmail =>
  composeEmail(site, templates.reset, {
    ...toHolder(account),
    url: site.url + pages.resetPassword.href({ resetToken: token }),
    isSecret: true,
  });

/** The notice that the password is another one now. */
export const passwordChangedMail = (site: SiteFacts, account: Account): TemplateEmail =>
  composeEmail(site, templates.password, { ...toHolder(account), url: site.url + pages.login.href() });

/** The email to a new address, with the link that makes it the account's. */
export const emailChangeMail = (site: SiteFacts, email: string, token: string): TemplateEmail =>
  composeEmail(site, templates.changeEmail, {
    to: email,
    values: {},
    url: site.url + pages.changeEmail.href({ token }),
    isSecret: true,
  });

/** The same where an administrator asked for it: its link works from a day on. */
export const askedForChangeMail = (
  site: SiteFacts,
  email: string,
  { token, opensAt }: { readonly token: string; readonly opensAt: Date },
): TemplateEmail =>
  composeEmail(site, templates.changeEmailAskedFor, {
    to: email,
    values: { opensOn: openingDay(opensAt) },
    url: site.url + pages.changeEmail.href({ token }),
    isSecret: true,
  });

/** The email that shows, by its link, that emails to an address arrive again. */
export const confirmAddressMail = (site: SiteFacts, account: Account, token: string): TemplateEmail =>
  composeEmail(site, templates.confirmAddress, {
    ...toHolder(account),
    url: site.url + pages.changeEmail.href({ token }),
    isSecret: true,
  });

/** The notice to the address that an account is to leave, with a way to cancel. */
export const emailChangeNotice = (site: SiteFacts, account: Account, newEmail: string, token: string): TemplateEmail =>
  composeEmail(site, templates.emailNotice, {
    to: account.email,
    values: { title: account.title, surname: account.surname, newEmail },
    url: site.url + pages.cancelEmailChange.href({ token }),
    isSecret: true,
  });

/** The same where an administrator asked for it: the change waits. */
export const askedForChangeNotice = (
  site: SiteFacts,
  account: Account,
  { newEmail, token, opensAt }: { readonly newEmail: string; readonly token: string; readonly opensAt: Date },
): TemplateEmail =>
  composeEmail(site, templates.emailNoticeAskedFor, {
    to: account.email,
    values: { title: account.title, surname: account.surname, newEmail, opensOn: openingDay(opensAt) },
    url: site.url + pages.cancelEmailChange.href({ token }),
    isSecret: true,
  });

/** The goodbye email to a person who has deleted the account. */
export const accountDeletedMail = (site: SiteFacts, account: Account): TemplateEmail =>
  composeEmail(site, templates.accountDeleted, toHolder(account));
