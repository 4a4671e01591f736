import { reminderAfterDays } from '../../../../contracts/orcid.ts';
import type { ManuscriptAuthor } from '../../../../contracts/contributors.ts';
import { daysAfter } from '../../../../contracts/days.ts';
import { mailboxOf } from '../../accounts/index.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import type { AuthorOrcidRow } from './author-orcid-store.ts';

/** An author who can confirm an iD. */
export interface AskableAuthor {
  readonly place: number;
  readonly author: ManuscriptAuthor;
  readonly mailbox: string;
}

/** The authors who can confirm an iD: people whose address no other author has, because a link cannot tell those apart. */
export function askableAuthors(authors: readonly ManuscriptAuthor[]): AskableAuthor[] {
  const addressed = authors.flatMap((author, place) =>
    author.authorEmail === '' ? [] : [{ place, author, mailbox: mailboxOf(author.authorEmail) }],
  );
  return addressed.filter(
    ({ author, mailbox }) => author.kind !== 'group' && addressed.filter((one) => one.mailbox === mailbox).length === 1,
  );
}

/** Whether authors can confirm an iD now: before acceptance, no one writes to people whom an author merely named. */
export const takesOrcids = ({ manuscript }: FoundManuscript): boolean =>
  manuscript.deletedAt === null && (manuscript.state === 'accepted' || manuscript.state === 'published');

/** Whether an author may be asked: once, and once more a week later. */
export function mayAsk(row: Pick<AuthorOrcidRow, 'confirmedAt' | 'askedAt' | 'remindedAt'> | undefined, now: Date) {
  if (!row) return true;
  return row.confirmedAt === null && row.remindedAt === null && daysAfter(row.askedAt, reminderAfterDays) <= now;
}
