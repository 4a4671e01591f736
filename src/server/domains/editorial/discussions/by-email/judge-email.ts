import type { ArrivedEmail } from '../../../../ports/mail/apart/arrived-email.ts';

type Head = ArrivedEmail['head'];

const says = (head: Head, name: string, pattern: RegExp): boolean =>
  (head.get(name) ?? []).some((value) => pattern.test(value));

/** Whether a program wrote an email (RFC 3834 and what older programs say): no one answers it. */
export const isAutomatic = ({ head }: Pick<ArrivedEmail, 'head'>): boolean =>
  says(head, 'auto-submitted', /^\s*(?!no\b)\S/i) ||
  says(head, 'precedence', /^\s*(bulk|junk|list|auto[-_]reply)\b/i) ||
  says(head, 'return-path', /^\s*<\s*>/) ||
  says(head, 'content-type', /^\s*multipart\/report\b/i) ||
  says(head, 'from', /\b(mailer-daemon|postmaster)@/i) ||
  ['x-auto-response-suppress', 'x-autoreply', 'x-autorespond'].some((name) => head.has(name));

/**
 * Whether an email comes from this address alone. A mail server that says the sender was forged is believed: a lie there
 * only brings the email to the editors.
 */
export const isFrom = ({ head, from }: Pick<ArrivedEmail, 'head' | 'from'>, address: string): boolean =>
  from.length === 1 &&
  from[0] === address.toLowerCase() &&
  !says(head, 'authentication-results', /\bdmarc\s*=\s*fail\b/i);
