import {
  askedForChangeDays,
  emailChangeLinkHours,
  resetLinkHours,
  verificationLinkHours,
} from '../../../../contracts/constants.ts';
import * as t from '../../../../messages/emails/accounts.ts';
import { defineEmail, personFields } from './email-template.ts';

const group = 'Accounts';
const opensOn = { ...t.opensOn, isNeeded: true } as const;
const newEmail = { ...t.newEmail, isNeeded: true } as const;

// The name at registration was typed by a stranger: the email must not repeat it.
export const verify = defineEmail({
  name: 'verify',
  group,
  ...t.verify({ hours: verificationLinkHours }),
  fields: {},
});

export const registered = defineEmail({
  name: 'registered',
  group,
  ...t.registered,
  fields: personFields,
});

export const reset = defineEmail({
  name: 'reset',
  group,
  ...t.reset({ minutes: resetLinkHours * 60 }),
  fields: personFields,
});

export const password = defineEmail({
  name: 'password',
  group,
  ...t.password,
  fields: personFields,
});

// The owner of the new address is not known yet: the email says nothing about the account.
export const changeEmail = defineEmail({
  name: 'change-email',
  group,
  ...t.changeEmail({ hours: emailChangeLinkHours }),
  fields: {},
});

export const changeEmailAskedFor = defineEmail({
  name: 'change-email-asked-for',
  group,
  ...t.changeEmailAskedFor({ hours: emailChangeLinkHours }),
  fields: { opensOn },
});

export const confirmAddress = defineEmail({
  name: 'confirm-address',
  group,
  ...t.confirmAddress({ hours: emailChangeLinkHours }),
  fields: personFields,
});

export const emailNotice = defineEmail({
  name: 'email-notice',
  group,
  ...t.emailNotice({ hours: emailChangeLinkHours }),
  fields: { ...personFields, newEmail },
});

export const emailNoticeAskedFor = defineEmail({
  name: 'email-notice-asked-for',
  group,
  ...t.emailNoticeAskedFor({ days: askedForChangeDays }),
  fields: { ...personFields, newEmail, opensOn },
});

export const accountDeleted = defineEmail({
  name: 'account-deleted',
  group,
  ...t.accountDeleted,
  fields: personFields,
});
