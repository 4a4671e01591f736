import { authorName } from '../../../../contracts/author-name.ts';
import type { BodyOf, ReplyOf } from '../../../../contracts/call.ts';
import type { orcid as calls } from '../../../../contracts/orcid.ts';
import * as t from '../../../../messages/orcid-responses.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { findAccountByEmail, hashSecretToken } from '../../accounts/index.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { beginSignIn, isIdOfSome, requireOrcid } from '../../orcid/index.ts';
import { findManuscript, lockManuscript, type FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { askableAuthors, takesOrcids, type AskableAuthor } from './askable-authors.ts';
import { findAuthorOrcid, listAuthorOrcids, updateAuthorOrcid, type AuthorOrcidRow } from './author-orcid-store.ts';

const linkSpent = () => new AppError('link-spent', t.authorLinkSpent());

/** The author of a link that still works; throws for one that is used or expired, or whose author is none any more. */
function requireLiving(
  ctx: Context,
  row: AuthorOrcidRow | null,
  found: FoundManuscript | null,
): { row: AuthorOrcidRow; found: FoundManuscript; asked: AskableAuthor } {
  if (!row || !found || row.confirmedAt !== null || row.expiresAt <= ctx.now() || !takesOrcids(found))
    throw linkSpent();
  const asked = askableAuthors(found.manuscript.authors).find(({ mailbox }) => mailbox === row.mailbox);
  if (!asked) throw linkSpent();
  return { row, found, asked };
}

async function findByLink(ctx: Context, token: string) {
  requireOrcid(ctx);
  const row = await findAuthorOrcid(ctx.db, { tokenHash: hashSecretToken(token) });
  return requireLiving(ctx, row, row && (await findManuscript(ctx.db, row.manuscriptId)));
}

/** What a link is about, for its holder; reading does not use it up. */
export async function readAuthorLink(ctx: Context, token: string): Promise<ReplyOf<typeof calls.authorLink>> {
  const { found, asked } = await findByLink(ctx, token);
  const { manuscript, journal } = found;
  return {
    authorName: authorName(asked.author),
    articleTitle: manuscript.title,
    journalTitle: journal.title,
    offersWorks: ctx.orcid.records !== null,
  };
}

/** Begins the sign-in at ORCID by which the holder of a link confirms an iD. */
export async function beginConfirming(
  ctx: Context,
  token: string,
  { addsWorks }: BodyOf<typeof calls.confirm>,
): Promise<ReplyOf<typeof calls.confirm>> {
  const { row } = await findByLink(ctx, token);
  return beginSignIn(ctx, { userId: null, authorOrcidId: row.id }, { addsWorks, addsReviews: false });
}

/** An iD that another author of the manuscript confirmed, or has connected to the account, is that person’s. */
async function refuseIdOfOther(tx: Context, { row, found, asked }: ReturnType<typeof requireLiving>, orcid: string) {
  const others = found.manuscript.authors.filter((_, place) => place !== asked.place);
  const accounts = await Promise.all(
    others.flatMap(({ authorEmail }) => (authorEmail === '' ? [] : [findAccountByEmail(tx.db, authorEmail)])),
  );
  const rows = await listAuthorOrcids(tx.db, row.manuscriptId);
  const isTaken =
    rows.some((one) => one.id !== row.id && one.orcid === orcid) ||
    (await isIdOfSome(
      tx.db,
      orcid,
      accounts.flatMap((account) => account?.id ?? []),
    ));
  if (isTaken) throw new AppError('state-conflict', t.idOfOtherAuthor());
}

/** Notes the iD that the author of a link has confirmed, which uses the link up. */
export async function confirmAuthor(
  tx: Context,
  id: string,
  orcid: string,
): Promise<{ found: FoundManuscript; mailbox: string }> {
  const before = await findAuthorOrcid(tx.db, { id });
  const found = before && (await lockManuscript(tx.db, before.manuscriptId));
  const living = requireLiving(tx, await findAuthorOrcid(tx.db, { id }), found);
  await refuseIdOfOther(tx, living, orcid);
  await updateAuthorOrcid(tx.db, id, { orcid, confirmedAt: tx.now() });
  await addAuditEntry(tx, 'orcid-confirmed', living.found.manuscript.id);
  return { found: living.found, mailbox: living.row.mailbox };
}
