import { authorName } from '../../../../contracts/author-name.ts';
import type { ReplyOf } from '../../../../contracts/call.ts';
import type { orcid } from '../../../../contracts/orcid.ts';
import type { Context } from '../../../context.ts';
import { mailboxOf } from '../../accounts/index.ts';
import { findConnection } from '../../orcid/index.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { dayOf } from '../review-words.ts';
import { findFollowed } from '../revisions/own-manuscript.ts';
import { askableAuthors, mayAsk, takesOrcids } from './askable-authors.ts';
import { listAuthorOrcids } from './author-orcid-store.ts';

/** The iDs of a manuscript’s authors by their mailboxes: what they confirmed for it, and the submitting author’s own. */
export async function confirmedOrcids(ctx: Context, found: FoundManuscript): Promise<Map<string, string>> {
  const { manuscript, author } = found;
  const rows = await listAuthorOrcids(ctx.db, manuscript.id);
  const confirmed = new Map(rows.flatMap(({ mailbox, orcid }) => (orcid === null ? [] : [[mailbox, orcid] as const])));
  const own = await findConnection(ctx.db, manuscript.submittingUserId);
  const ownMailbox = mailboxOf(author.email);
  // No two authors of one work have one iD.
  if (own && !confirmed.has(ownMailbox) && ![...confirmed.values()].includes(own.orcid))
    confirmed.set(ownMailbox, own.orcid);
  const askable = new Set(askableAuthors(manuscript.authors).map(({ mailbox }) => mailbox));
  return new Map([...confirmed].filter(([mailbox]) => askable.has(mailbox)));
}

/** Who of the authors has confirmed an iD, for the submitting author. */
export async function readAuthorOrcids(ctx: Context, articleId: string): Promise<ReplyOf<typeof orcid.ofManuscript>> {
  const found = await findFollowed(ctx, articleId);
  if (!ctx.orcid.isAvailable) return { isOffered: false, authors: [] };
  const rows = await listAuthorOrcids(ctx.db, articleId);
  const confirmed = await confirmedOrcids(ctx, found);
  const authors = askableAuthors(found.manuscript.authors).map(({ place, author, mailbox }) => {
    const row = rows.find((one) => one.mailbox === mailbox);
    const itsOrcid = confirmed.get(mailbox) ?? null;
    const askedAt = row && (row.remindedAt ?? row.askedAt);
    return {
      place,
      name: authorName(author),
      orcid: itsOrcid,
      askedOn: askedAt ? dayOf(askedAt) : null,
      mayAsk: itsOrcid === null && takesOrcids(found) && mayAsk(row, ctx.now()),
    };
  });
  return { isOffered: true, authors };
}
