import type { MutableReminder } from '../../../../contracts/reviewers.ts';
import type { Context } from '../../../context.ts';
import { fullName, listMailboxesBehind, mailboxOf } from '../../accounts/index.ts';
import { sendLetter, type TemplateLetter } from '../../letters/index.ts';
import { isReviewersAddress } from '../../parts/index.ts';
import type { FoundManuscript } from './manuscript-store.ts';
import { isMutedAt } from './muted-store.ts';

/**
 * The address of the corresponding author, where a copy goes: not to the submitting author a second time, never to a person who
 * reviews the manuscript, and no reminder to a person who has muted it.
 */
async function findCopyAddress(
  tx: Context,
  { author, manuscript }: FoundManuscript,
  reminder: MutableReminder | undefined,
): Promise<string | null> {
  const email = manuscript.authors.find(({ isCorresponding }) => isCorresponding)?.authorEmail ?? '';
  if (email === '') return null;
  const mailboxes = await listMailboxesBehind(tx.db, email);
  if (mailboxes.includes(mailboxOf(author.email))) return null;
  if (await isReviewersAddress(tx.db, manuscript.id, email)) return null;
  return reminder && (await isMutedAt(tx.db, reminder, mailboxes)) ? null : email;
}

/**
 * Writes to the submitting author, with a copy to the corresponding author, in the transaction of the change; a manuscript may
 * outlive the account of its author.
 */
export async function tellAuthor(
  tx: Context,
  found: FoundManuscript,
  letter: TemplateLetter,
  reminder?: MutableReminder,
): Promise<void> {
  const { author, manuscript } = found;
  if (author.deletedAt !== null) return;
  const about = { manuscriptId: manuscript.id };
  await sendLetter(tx, letter, about);
  const copyAddress = await findCopyAddress(tx, found, reminder);
  const note = `A copy for you as the corresponding author. The email went to ${fullName(author)}, who submitted the manuscript.`;
  if (copyAddress !== null) await sendLetter(tx, letter.copyTo(copyAddress, note), about);
}
