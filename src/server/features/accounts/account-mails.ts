import { verificationLinkHours } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import type { SiteFacts } from '../../context.ts';
import { composeMail } from '../../ports/mail/compose-mail.ts';
import type { OutgoingMail } from '../../ports/mail/mail-transport.ts';
import type { Account } from './account-store.ts';

/** How a letter addresses a person. */
export const salutation = (person: { title: string; surname: string }) => `Dear ${person.title} ${person.surname},`;

/** The letter with the link that verifies an address. */
export function verificationMail(site: SiteFacts, account: Pick<Account, 'email'>, token: string): OutgoingMail {
  return composeMail(site, {
    to: account.email,
    key: `verify:${token}`,
    subject: `Confirm your email address for ${site.name}`,
    // Whoever registered wrote the name; a stranger's words must not stand in a letter of ours.
    greeting: 'Hello,',
    paragraphs: [
      `Thank you for registering with ${site.name}. Please confirm that this address is yours; after that you can log in.`,
    ],
    action: { label: 'Confirm my address', url: site.url + pages.verifyEmail.href({ token }) },
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
