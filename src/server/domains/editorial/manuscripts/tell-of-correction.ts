import type { Correction } from '../../../../contracts/corrections.ts';
import type { Context } from '../../../context.ts';
import { mailboxOf } from '../../accounts/index.ts';
import type { Corrected } from '../../articles/index.ts';
import { sendLetter } from '../../letters/index.ts';
import { noticeMail } from './manuscript-mails.ts';
import type { FoundManuscript } from './manuscript-store.ts';

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
  const told = new Set<string>();
  const said = { title: article.title.text, kind, day: article.correctedOn ?? '', notice };
  const people = [
    author,
    ...article.authors.map(({ authorTitle, authorLastName, email }) => ({
      email,
      title: authorTitle ?? '',
      surname: authorLastName,
    })),
  ];
  for (const { email, ...person } of people) {
    if (email === null || told.has(mailboxOf(email))) continue;
    told.add(mailboxOf(email));
    await sendLetter(tx, noticeMail(tx.site, found, said, { email, ...person }), { manuscriptId: manuscript.id });
  }
}
