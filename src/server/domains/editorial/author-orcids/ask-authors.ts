import { createHmac } from 'node:crypto';
import { v7 } from 'uuid';
import { daysAfter } from '../../../../contracts/days.ts';
import { authorLinkDays } from '../../../../contracts/orcid.ts';
import { pages } from '../../../../contracts/pages.ts';
import * as t from '../../../../messages/orcid-responses.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { hashSecretToken } from '../../accounts/index.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { sendEmail } from '../../emails/index.ts';
import { readSecret } from '../../files/index.ts';
import { requireOrcid } from '../../orcid/index.ts';
import { lockManuscript, type FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { actAsAuthor } from '../revisions/own-manuscript.ts';
import { askableAuthors, mayAsk, takesOrcids, type AskableAuthor } from './askable-authors.ts';
import { insertAuthorOrcid, listAuthorOrcids, updateAuthorOrcid, type AuthorOrcidRow } from './author-orcid-store.ts';
import { orcidRequestMail } from './orcid-mails.ts';
import { confirmedOrcids } from './read-author-orcids.ts';

/** The token of an author’s link, derived from this installation’s secret, so that a reminder contains the same one. */
async function tokenOf(tx: Context, id: string): Promise<string> {
  return createHmac('sha256', await readSecret(tx.db, 'author-orcids'))
    .update(id)
    .digest('base64url');
}

/** Sends an author the link, for the first time or as the reminder. */
async function askOne(
  tx: Context,
  found: FoundManuscript,
  asked: AskableAuthor,
  before: AuthorOrcidRow | undefined,
): Promise<void> {
  const { id: manuscriptId } = found.manuscript;
  const id = before?.id ?? v7();
  const token = await tokenOf(tx, id);
  const now = tx.now();
  const expiresAt = daysAfter(now, authorLinkDays);
  if (before) await updateAuthorOrcid(tx.db, id, { remindedAt: now, expiresAt });
  else {
    const { mailbox } = asked;
    const tokenHash = hashSecretToken(token);
    await insertAuthorOrcid(tx.db, { id, manuscriptId, mailbox, tokenHash, askedAt: now, expiresAt });
  }
  const url = tx.site.url + pages.confirmOrcid.href({ token });
  await sendEmail(tx, orcidRequestMail(tx.site, found, asked, { url, expiresAt }), { manuscriptId });
}

/**
 * Asks every author of an accepted manuscript who has neither an iD nor been asked before. In the transaction that
 * accepts it.
 */
export async function askAuthors(tx: Context, found: FoundManuscript): Promise<void> {
  if (!tx.orcid.isAvailable || !takesOrcids(found)) return;
  const rows = await listAuthorOrcids(tx.db, found.manuscript.id);
  const confirmed = await confirmedOrcids(tx, found);
  const unasked = askableAuthors(found.manuscript.authors).filter(
    ({ mailbox }) => !confirmed.has(mailbox) && rows.every((row) => row.mailbox !== mailbox),
  );
  if (unasked.length === 0) return;
  for (const one of unasked) await askOne(tx, found, one, undefined);
  await addAuditEntry(tx, 'orcids-asked', found.manuscript.id, { authors: unasked.length });
}

/** Asks one author again, or for the first time, at the press of the submitting author. */
export async function askAuthor(ctx: Context, articleId: string, place: number): Promise<string> {
  requireOrcid(ctx);
  return actAsAuthor(ctx, articleId, async (tx) => {
    const found = await lockManuscript(tx.db, articleId);
    const asked = found && askableAuthors(found.manuscript.authors).find((one) => one.place === place);
    if (!asked || !takesOrcids(found) || (await confirmedOrcids(tx, found)).has(asked.mailbox))
      throw new AppError('state-conflict', t.cannotAsk());
    const row = (await listAuthorOrcids(tx.db, articleId)).find(({ mailbox }) => mailbox === asked.mailbox);
    if (!mayAsk(row, tx.now())) throw new AppError('state-conflict', t.askedAlready());
    await askOne(tx, found, asked, row);
    await addAuditEntry(tx, 'orcids-asked', articleId, { authors: 1 });
    return t.authorAsked({ email: asked.author.authorEmail });
  });
}
