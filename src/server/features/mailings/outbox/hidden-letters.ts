import { signedIn, type Context } from '../../../context.ts';
import { articleNumber } from '../../articles/index.ts';
import type { LetterRow } from '../../letters/index.ts';
import { listOwnParts, type OwnPart } from '../../manuscripts/index.ts';

/** Whether a message is about a manuscript: by its title, its number, or an address that leads to it or to a review of it. */
function isAbout({ subject, text }: LetterRow, { id, titles, invitationIds }: OwnPart): boolean {
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
 * Which letters the administrator may see. Who wrote a manuscript that peers review, or reviews it, finds of the letters
 * about it their own alone.
 */
export async function mayBeSeen(ctx: Context): Promise<(letter: LetterRow) => boolean> {
  const person = signedIn(ctx);
  const parts = await listOwnParts(ctx.db, person);
  return (letter) => letter.toAddress === person.email || !parts.some((part) => isAbout(letter, part));
}
