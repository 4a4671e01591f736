import type { MutableReminder } from '../../../../contracts/reviewers.ts';
import * as t from '../../../../messages/editorial-emails.ts';
import { fullName, listMailboxesBehind, mailboxOf } from '../../accounts/index.ts';
import { sendEmail, type TemplateEmail } from '../../emails/index.ts';
import { isReviewersAddress } from '../../conflicts/index.ts';
import { isMutedAt } from './muted-store.ts';
import type { ManuscriptAuthor } from '../../../../contracts/contributors.ts';
import { namedAsAuthorMail, noticeMail, withdrawnMail } from './manuscript-mails.ts';
import { listNamedOfficers } from './named-officers-store.ts';
import type { Correction } from '../../../../contracts/corrections.ts';
import type { Corrected } from '../../articles/index.ts';
import type { Context } from '../../../context.ts';
import type { FoundManuscript } from './manuscript-store.ts';
import { takeStep } from './take-step.ts';

/**
 * Emails every author with an address, and the submitting author, about a notice on an article: once for each mailbox.
 * Emails no one if the submitting author deleted the account, because their address among these is no longer known. In
 * the transaction of the notice.
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
    await sendEmail(tx, noticeMail(tx.site, found, said, { email, ...person }), { manuscriptId: manuscript.id });
  }
}

const addressesOf = (authors: readonly ManuscriptAuthor[]) =>
  authors.map(({ authorEmail }) => authorEmail).filter((address) => address !== '');

/**
 * Tells editors whom a peer-reviewed manuscript now names as authors: they can no longer act on it, and an author could
 * use that to choose the editor.
 */
export async function tellNamedOfficers(
  tx: Context,
  found: FoundManuscript,
  before: readonly ManuscriptAuthor[],
): Promise<void> {
  const { manuscript } = found;
  if (manuscript.reviewModel !== 'double-anonymous') return;
  const addresses = { now: addressesOf(manuscript.authors), before: addressesOf(before) };
  for (const officer of await listNamedOfficers(tx.db, manuscript, addresses))
    await sendEmail(tx, namedAsAuthorMail(tx.site, found, officer), { manuscriptId: manuscript.id });
}

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
 * Emails the submitting author, with a copy to the corresponding author, in the transaction of the change; the author's
 * account may have been deleted.
 */
export async function tellAuthor(
  tx: Context,
  found: FoundManuscript,
  letter: TemplateEmail,
  reminder?: MutableReminder,
): Promise<void> {
  const { author, manuscript } = found;
  if (author.deletedAt !== null) return;
  const about = { manuscriptId: manuscript.id };
  await sendEmail(tx, letter, about);
  const copyAddress = await findCopyAddress(tx, found, reminder);
  const note = t.copyForCorresponding({ author: fullName(author) });
  if (copyAddress !== null) await sendEmail(tx, letter.copyTo(copyAddress, note), about);
}

/** Marks the manuscript of an article that is being withdrawn, and writes to its author with the reason. */
export async function withdrawManuscript(tx: Context, found: FoundManuscript, reason: string): Promise<void> {
  await takeStep(tx, 'withdraw', found);
  await tellAuthor(tx, found, withdrawnMail(tx.site, found, reason));
}
