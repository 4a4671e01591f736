import { signedIn, type Context } from '../../context.ts';
import type { WrittenMessage } from '../../ports/mail/mail-transport.ts';
import { articleNumber } from '../articles/index.ts';
import { listOwnParts, type OwnPart } from '../manuscripts/index.ts';

/** As many messages as one answer holds. */
const outboxLimit = 100;

/** Whether a message is about a manuscript: by its title, its number, or an address that leads to it or to a review of it. */
function isAbout({ subject, text }: WrittenMessage, { id, titles, invitationIds }: OwnPart): boolean {
  const said = `${subject}\n${text}`.replaceAll(/\s+/g, ' ');
  const names = [
    id,
    articleNumber(id),
    ...invitationIds,
    ...titles.map((title) => title.replaceAll(/\s+/g, ' ').trim()),
  ];
  return names.some((name) => name !== '' && said.includes(name));
}

/**
 * The newest messages of the built-in outbox, for administrators (decision 33). Who wrote a manuscript that peers review, or
 * reviews it, finds of the letters about it their own alone.
 */
export async function readOutbox(ctx: Context) {
  const person = signedIn(ctx);
  const parts = await listOwnParts(ctx.db, person);
  const messages = await ctx.outbox.newest(outboxLimit);
  return messages
    .filter((message) => message.to === person.email || !parts.some((part) => isAbout(message, part)))
    .map((message) => ({ ...message, writtenAt: message.writtenAt.toISOString() }));
}
