import type { PostedMail } from './mail-transport.ts';

/** One mailbox, given as such, so that nothing in it is read as a list or as a display name. */
const mailbox = (address: string) => [{ name: '', address }];

/** What looks like a coded word is taken apart: whoever reads it would decode what somebody typed, line breaks and all. */
const literal = (subject: string) => subject.replaceAll('=?', '=\u2060?');

/** A letter in the mailer's words. */
export const messageOf = ({ to, replyTo, messageId, returnPath, subject, ...content }: PostedMail) => ({
  ...content,
  subject: literal(subject),
  to: mailbox(to),
  ...(replyTo === undefined ? {} : { replyTo: mailbox(replyTo) }),
  ...(returnPath === null ? {} : { envelope: { from: returnPath, to } }),
  messageId: `<${messageId}>`,
});
