import type { PostedMail } from './mail-transport.ts';

/** One mailbox, given as such, so that nothing in it is read as a list or as a display name. */
const mailbox = (address: string) => [{ name: '', address }];

/** A letter in the mailer's words. */
export const messageOf = ({ to, replyTo, messageId, returnPath, ...content }: PostedMail) => ({
  ...content,
  to: mailbox(to),
  ...(replyTo === undefined ? {} : { replyTo: mailbox(replyTo) }),
  ...(returnPath === null ? {} : { envelope: { from: returnPath, to } }),
  messageId: `<${messageId}>`,
});
