import * as t from '../../../../messages/discussion-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import type { DiscussionRow } from '../../../db/schema/index.ts';
import type { Person } from '../../../ports/inspection/document-inspector.ts';
import { findAccount } from '../../accounts/index.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { authorsNamed } from '../anonymity/people-named.ts';
import { findInText } from '../anonymity/search/find-in-text.ts';
import { listOtherReviewers, listReviewers } from '../anonymity/texts/invited-people-store.ts';
import { refuseUnmeant } from '../anonymity/texts/refuse-names.ts';
import type { Side } from './find-side.ts';

type Addressed = Pick<DiscussionRow, 'audience' | 'invitationId'>;

/** Whether readers of a message must not know all people: what an editor writes to an author or a reviewer. */
export const isForOthers = ({ role }: Side, { audience }: Addressed): boolean =>
  role === 'editor' && audience !== 'editors';

async function writer(ctx: Context): Promise<Person[]> {
  const account = await findAccount(ctx.db, signedIn(ctx).userId);
  if (!account) return [];
  const { otherName: givenName, surname: lastName, email } = account;
  return [{ givenName, lastName, email, affiliation: '' }];
}

/**
 * Whom the readers of an editor's message must not know: the reviewers, for an author; the authors and the other
 * reviewers, for a reviewer; the editor who writes, for both.
 */
export async function peopleHidden(ctx: Context, side: Side, to: Addressed): Promise<Person[]> {
  if (!isForOthers(side, to)) return [];
  const { manuscript } = side.found;
  const own = await writer(ctx);
  if (to.invitationId === null) return [...(await listReviewers(ctx.db, manuscript.id)), ...own];
  return [...(await authorsNamed(ctx, manuscript)), ...(await listOtherReviewers(ctx.db, to.invitationId)), ...own];
}

/** Throws for an editor's message that names a person whom its readers must not know, unless the editor intends it. */
export async function refuseHiddenNames(
  tx: Context,
  { side, to, words, isMeant }: { side: Side; to: Addressed; words: readonly string[]; isMeant: boolean },
): Promise<void> {
  const found = await findInText(words.join('\n\n'), await peopleHidden(tx, side, to));
  const detail = to.audience === 'author' ? t.namesUnknownToAuthor() : t.namesUnknownToReviewer();
  refuseUnmeant(detail, { text: found }, isMeant);
  if (found.length > 0) await addAuditEntry(tx, 'names-meant', side.found.manuscript.id, { text: 'discussion' });
}
