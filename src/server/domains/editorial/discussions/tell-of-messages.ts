import type { Discussion } from '../../../../contracts/discussion-values.ts';
import * as t from '../../../../messages/discussion-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { inTransaction } from '../../../in-transaction.ts';
import type { DiscussionRow } from '../../../db/schema/index.ts';
import { findAccount, type Account } from '../../accounts/index.ts';
import { composeEmail, reviewTemplates, sendEmail, type TemplateEmail } from '../../emails/index.ts';
import { editorsOf, listOfficersWithoutConflict } from '../editors-to-tell.ts';
import { lockManuscript } from '../manuscripts/manuscript-store.ts';
import { deskUrl, followUrl, namedTo, reviewUrl } from '../review-words.ts';
import { findDiscussion, listMessages } from './discussion-store.ts';
import { findSide, type SideIn } from './find-side.ts';
import { awaitEmail, claimEmail, listAwaiting, setRead } from './read-store.ts';
import { presentDiscussions } from './read-discussions.ts';

/** The editors of a discussion: those whom the manuscript concerns, unless an editor writes to others; and those who wrote in it. */
async function editorsToTell(tx: Context, { role, found }: SideIn, { id, audience }: DiscussionRow): Promise<string[]> {
  const concerned = role === 'editor' && audience !== 'editors' ? [] : await editorsOf(tx, found);
  const writers = new Set((await listMessages(tx.db, [id])).map(({ message }) => message.writtenBy));
  const officers = await listOfficersWithoutConflict(tx, found);
  return [...concerned, ...officers.filter(({ userId }) => writers.has(userId))].map(({ userId }) => userId);
}

/** Notes whom an email tells of a message: everyone who takes part, and not who wrote it. */
export async function tellOf(tx: Context, side: SideIn, discussion: DiscussionRow): Promise<void> {
  const { userId: writer } = signedIn(tx);
  const others = {
    editors: null,
    author: side.found.manuscript.submittingUserId,
    reviewer: side.invitation?.reviewerId ?? null,
  };
  const people = new Set([...(await editorsToTell(tx, side, discussion)), others[discussion.audience] ?? writer]);
  people.delete(writer);
  await setRead(tx.db, { discussionId: discussion.id, userId: writer, readAt: tx.now() });
  await awaitEmail(tx.db, discussion.id, [...people]);
}

/** The messages of others that a person has not read, as an email shows them. */
function unreadWords({ subject, unread, messages }: Discussion): string {
  const fresh = messages.filter(({ isOwn }) => !isOwn).slice(-unread);
  const lines = fresh.map(({ by, text, files }) => t.messageInEmail({ by, text, files: files.length }));
  return [t.subjectInEmail({ subject }), ...lines].join('\n\n');
}

/** The discussions on each of these pages. */
const there = '#discussions';

function messagesMail({ site }: Context, { role, found, invitation }: SideIn, person: Account, messages: string) {
  const { to, values } = namedTo(person, found);
  if (role === 'author')
    return composeEmail(site, reviewTemplates.messagesForAuthor, {
      to,
      values: { ...values, messages },
      url: followUrl(site, found) + there,
    });
  if (role === 'editor')
    return composeEmail(site, reviewTemplates.messagesForEditor, {
      to,
      values: { ...values, messages },
      url: deskUrl(site, found) + there,
    });
  return composeEmail(site, reviewTemplates.messagesForReviewer, {
    to,
    values: { ...values, messages },
    url: reviewUrl(site, invitation?.id ?? '') + there,
  });
}

/** The page where a person reads a discussion: a reviewer has one for each round. */
const pageOf = ({ role, invitation }: SideIn): string => (role === 'reviewer' ? (invitation?.id ?? '') : role);

/** The emails about the unread messages of these discussions, as a person may read them now: one for each page. */
async function emailsAbout(as: Context, person: Account, ids: readonly string[]): Promise<TemplateEmail[]> {
  const sides = new Map<string, SideIn>();
  for (const id of ids) {
    const row = await findDiscussion(as.db, id);
    const side = row && (await findSide(as, row));
    if (side) sides.set(pageOf(side), side);
  }
  const emails: TemplateEmail[] = [];
  for (const side of sides.values()) {
    const { discussions } = await presentDiscussions(as, side);
    const unread = discussions.filter((discussion) => ids.includes(discussion.id) && discussion.unread > 0);
    if (unread.length > 0) emails.push(messagesMail(as, side, person, unread.map(unreadWords).join('\n\n')));
  }
  return emails;
}

type Awaiting = Awaited<ReturnType<typeof listAwaiting>>[number];

/** Tells a person of the messages on one manuscript. */
async function sendOne(tx: Context, { userId, manuscriptId }: Awaiting): Promise<void> {
  await lockManuscript(tx.db, manuscriptId);
  const ids = await claimEmail(tx.db, userId, manuscriptId);
  const person = await findAccount(tx.db, userId);
  if (person?.deletedAt !== null || person.disabledAt !== null) return;
  const { email, isAdmin } = person;
  const as: Context = { ...tx, actor: { kind: 'user', userId, email, isAdmin, sessionId: '' } };
  for (const letter of await emailsAbout(as, person, ids)) await sendEmail(tx, letter, { manuscriptId });
}

/** As many emails as one run writes; the next one goes on. */
const mostAtOnce = 1000;

/** Writes the emails about new messages: one for each person and manuscript, and no other until they have read. Safe to repeat. */
export async function sendMessageEmails(ctx: Context): Promise<void> {
  for (const awaiting of await listAwaiting(ctx.db, mostAtOnce))
    try {
      await inTransaction(ctx, (tx) => sendOne(tx, awaiting));
    } catch (error) {
      ctx.log.warn({ err: error, ...awaiting }, 'Messages could not be told by email; the next run tries again');
    }
}
