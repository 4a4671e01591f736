import type { Context } from '../../context.ts';
import { sendLetter, type TemplateLetter } from '../letters/index.ts';
import type { FoundManuscript } from './manuscript-store.ts';

/** Writes to the submitting author, in the transaction of the change; a manuscript may outlive the account of its author. */
export async function tellAuthor(
  tx: Context,
  { author, manuscript }: FoundManuscript,
  letter: TemplateLetter,
): Promise<void> {
  if (author.deletedAt === null) await sendLetter(tx, letter, { manuscriptId: manuscript.id });
}
