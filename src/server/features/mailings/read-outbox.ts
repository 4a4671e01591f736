import { signedIn, type Context } from '../../context.ts';
import { articleNumber } from '../articles/index.ts';
import { listLetters, readableText, type LetterRow } from '../letters/index.ts';
import { listOwnParts, type OwnPart } from '../manuscripts/index.ts';

/** As many messages as one answer holds. */
const outboxLimit = 100;

/** Whether a message is about a manuscript: by its title, its number, or an address that leads to it or to a review of it. */
function isAbout(
  { subject, text }: Pick<LetterRow, 'subject' | 'text'>,
  { id, titles, invitationIds }: OwnPart,
): boolean {
  const said = `${subject}\n${text ?? ''}`.replaceAll(/\s+/g, ' ');
  const names = [
    id,
    articleNumber(id),
    ...invitationIds,
    ...titles.map((title) => title.replaceAll(/\s+/g, ' ').trim()),
  ];
  return names.some((name) => name !== '' && said.includes(name));
}

/**
 * The newest letters, for administrators. Who wrote a manuscript that peers review, or reviews it, finds of the letters about
 * it their own alone.
 */
export async function readOutbox(ctx: Context) {
  const person = signedIn(ctx);
  const parts = await listOwnParts(ctx.db, person);
  const letters = await listLetters(ctx.db, outboxLimit);
  return letters
    .filter((letter) => letter.toAddress === person.email || !parts.some((part) => isAbout(letter, part)))
    .map((letter) => ({
      id: letter.id,
      to: letter.toAddress,
      replyTo: letter.replyTo,
      subject: letter.subject,
      text: readableText(ctx, letter),
      writtenAt: letter.createdAt.toISOString(),
    }));
}
