import type { Correction } from '../../../contracts/corrections.ts';
import type { Context } from '../../context.ts';
import { mailboxOf } from '../accounts/index.ts';
import type { Corrected } from '../articles/index.ts';
import { sendLetter } from '../letters/index.ts';
import { noticeMail } from './manuscript-mails.ts';
import type { FoundManuscript } from './manuscript-store.ts';
import { tellAuthor } from './tell-author.ts';

/**
 * Writes to everybody who signed an article with an address, and to who submitted it, that it has a notice: once to a
 * mailbox. Nobody where the submitting author's account is deleted: which of the addresses was theirs is not known any more,
 * and they have asked to hear nothing. In the transaction of the notice.
 */
export async function tellOfCorrection(
  tx: Context,
  found: FoundManuscript,
  { article }: Corrected,
  { kind, notice }: Pick<Correction, 'kind' | 'notice'>,
): Promise<void> {
  const { author, manuscript } = found;
  if (author.deletedAt !== null) return;
  const told = new Set([mailboxOf(author.email)]);
  const said = { title: article.title.text, kind, day: article.correctedOn ?? '', notice };
  await tellAuthor(tx, found, noticeMail(tx.site, found, said, author));
  for (const { authorTitle, authorLastName, email } of article.authors) {
    if (email === null || told.has(mailboxOf(email))) continue;
    told.add(mailboxOf(email));
    const person = { email, title: authorTitle ?? '', surname: authorLastName };
    await sendLetter(tx, noticeMail(tx.site, found, said, person), { manuscriptId: manuscript.id });
  }
}
