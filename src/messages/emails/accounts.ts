import { emailField, emailText } from './email-text.ts';
import { dearPerson, hello } from './shared.ts';

// Registration
export const verify = ({ hours }: { readonly hours: number }) =>
  emailText({
    title: 'Confirm email address',
    when: 'After registration, with a confirmation link.',
    subject: 'Confirm your email address for {{siteName}}',
    greeting: hello,
    text: `Thank you for registering with {{siteName}}. Please confirm your email address; then you can log in.

{{link}}

The link works once, for ${hours} hours. If you did not register, ignore this email.`,
    actionLabel: 'Confirm my address',
  });

export const registered = emailText({
  title: 'Address already registered',
  when: 'To an account holder whose address is used to register again.',
  subject: 'You already have an account with {{siteName}}',
  greeting: dearPerson,
  text: `Someone, probably you, tried to register with this address. It already has an account, so nothing has changed.

{{link}}

If this was not you, you do not need to do anything.`,
  actionLabel: 'Log in',
});

// Passwords
export const reset = ({ minutes }: { readonly minutes: number }) =>
  emailText({
    title: 'Choose a new password',
    when: 'On request, with a link to replace a forgotten password.',
    subject: 'Choose a new password for {{siteName}}',
    greeting: dearPerson,
    text: `We received a request to reset the password for this address.

{{link}}

The link works once, for ${minutes} minutes. If you did not ask for it, ignore this email: your password stays the same.`,
    actionLabel: 'Choose a new password',
  });

export const password = emailText({
  title: 'Password changed',
  when: 'To the account holder after every password change.',
  subject: 'Your password for {{siteName}} was changed',
  greeting: dearPerson,
  text: `Your password has been changed, and your other devices have been logged out.

{{link}}

If this was not you, reset your password now or write to {{contactEmail}}.`,
  actionLabel: 'Log in',
});

// A new address
export const changeEmail = ({ hours }: { readonly hours: number }) =>
  emailText({
    title: 'Confirm new address',
    when: 'To the new address, with a confirmation link.',
    subject: 'Confirm your new email address for {{siteName}}',
    greeting: hello,
    text: `We received a request to use this address for an account with {{siteName}}. Please confirm that it is yours.

{{link}}

The link works once, for ${hours} hours. If you did not ask for this, ignore this email and nothing will change.`,
    actionLabel: 'Confirm my new address',
  });

export const changeEmailAskedFor = ({ hours }: { readonly hours: number }) =>
  emailText({
    title: 'Confirm new address, requested by an administrator',
    when: 'To the new address, with a confirmation link that opens later.',
    subject: 'Confirm your new email address for {{siteName}}',
    greeting: hello,
    text: `An administrator asked to use this address for an account with {{siteName}}. Please confirm on or after {{opensOn}} that it is yours. Until then, the current address can cancel the change.

{{link}}

From that day, the link works once, for ${hours} hours. If you do not know about this, ignore this email and nothing will change.`,
    actionLabel: 'Confirm my new address',
  });

export const emailNotice = ({ hours }: { readonly hours: number }) =>
  emailText({
    title: 'Address change requested',
    when: 'To the old address, with a link to cancel.',
    subject: 'Your email address for {{siteName}} is about to change',
    greeting: dearPerson,
    text: `Someone, probably you, asked to replace this address with {{newEmail}}. The change takes effect when the new address is confirmed.

If this was not you, cancel the change. Your account will keep this address, and you will be logged out everywhere.

{{link}}

The link works once, for ${hours} hours.`,
    actionLabel: 'Cancel the change',
  });

export const emailNoticeAskedFor = ({ days }: { readonly days: number }) =>
  emailText({
    title: 'Address change requested by an administrator',
    when: 'To the old address, with a link to cancel.',
    subject: 'Your email address for {{siteName}} is about to change',
    greeting: dearPerson,
    text: `An administrator of {{siteName}} asked to replace this address with {{newEmail}}. The new address can be confirmed from {{opensOn}}.

If you do not want this, cancel the change. Your account will keep this address, or get it back, and you will be logged out everywhere.

{{link}}

The link works once. It expires ${days} days after the change.`,
    actionLabel: 'Cancel the change',
  });

export const opensOn = emailField('First day to confirm the change', '2 March 2026');
export const newEmail = emailField('New address', 'new.address@example.org');

// Bounced emails
export const confirmAddress = ({ hours }: { readonly hours: number }) =>
  emailText({
    title: 'Confirm that emails arrive',
    when: 'On request, to an address that bounced.',
    subject: 'Please confirm that our emails reach you',
    greeting: dearPerson,
    text: `Our emails to this address were returned to us. If you can read this one, please confirm that they arrive again.

{{link}}

The link works once, for ${hours} hours.`,
    actionLabel: 'Emails reach me',
  });

// The end of an account
export const accountDeleted = emailText({
  title: 'Account deleted',
  when: 'To the person who deleted their account.',
  subject: 'Your account with {{siteName}} has been deleted',
  greeting: dearPerson,
  text: `Your account has been deleted, as you asked. Published articles still name you as an author, and we keep receipts for as long as the law requires.

If this was not you, write to {{contactEmail}}.`,
  actionLabel: '',
});
