import type { Discussion } from '../../../../contracts/discussion-values.ts';
import { answerAbove, answerByEmail, answerOnPage } from '../../../../messages/discussion-emails.ts';
import * as t from '../../../../messages/discussion-responses.ts';
import { signedIn, type Context, type SiteFacts } from '../../../context.ts';
import { inTransaction } from '../../../in-transaction.ts';
import type { DiscussionRow } from '../../../db/schema/index.ts';
import { findAccount, type Account } from '../../accounts/index.ts';
import { composeEmail, reviewTemplates, sendEmail, type TemplateEmail } from '../../emails/index.ts';
import { editorsOf, listOfficersWithoutConflict } from '../editors-to-tell.ts';
import { lockManuscript } from '../manuscripts/manuscript-store.ts';
import { deskUrl, followUrl, namedTo, reviewUrl } from '../review-words.ts';
import { findDiscussion, listMessages } from './discussion-store.ts';
import { findSide, type SideIn } from './find-side.ts';
import { awaitEmail, claimEmail, listAwaiting, setRead, type Claimed } from './read-store.ts';
import { presentDiscussions } from './read-discussions.ts';

/** The editors of a discussion: those whom the manuscript concerns, unless an editor writes to others; and those who wrote in it. */
async function editorsToTell(tx: Context, { role, found }: SideIn, { id, audience }: DiscussionRow): Promise<string[]> {
  const concerned = role === 'editor' && audience !== 'editors' ? [] : await editorsOf(tx, found);
  const writers = new Set((await listMessages(tx.db, [id])).map(({ message }) => message.writtenBy));
  const officers = await listOfficersWithoutConflict(tx, found);
  return [...concerned, ...officers.filter(({ userId }) => writers.has(userId))].map(({ userId }) => userId);
}

/** Notes whom an email tells of a message: everyone who takes part and the editors named with it, and not who wrote it. */
export async function tellOf(
  tx: Context,
  side: SideIn,
  discussion: DiscussionRow,
  told: readonly string[],
): Promise<void> {
  const { userId: writer } = signedIn(tx);
  const others = {
    editors: null,
    author: side.found.manuscript.submittingUserId,
    reviewer: side.invitation?.reviewerId ?? null,
  };
  const people = new Set([
    ...(await editorsToTell(tx, side, discussion)),
    ...told,
    others[discussion.audience] ?? writer,
  ]);
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

/** What an email about messages says. */
interface Telling {
  readonly side: SideIn;
  readonly unread: readonly Discussion[];
  /** Where answers go; null: they are written on the page. */
  readonly replyTo: string | null;
}

const templates = {
  author: reviewTemplates.messagesForAuthor,
  editor: reviewTemplates.messagesForEditor,
  reviewer: reviewTemplates.messagesForReviewer,
} as const;

/** Where a person takes part in discussions. */
export function discussionsUrl(site: SiteFacts, { role, found, invitation }: SideIn): string {
  const urls = {
    author: () => followUrl(site, found),
    editor: () => deskUrl(site, found),
    reviewer: () => reviewUrl(site, invitation?.id ?? ''),
  };
  return urls[role]() + there;
}

function messagesMail({ site }: Context, person: Account, { side, unread, replyTo }: Telling): TemplateEmail {
  const { to, values } = namedTo(person, side.found);
  const messages = unread.map(unreadWords).join('\n\n');
  return composeEmail(site, templates[side.role], {
    to,
    ...(replyTo === null ? {} : { replyTo, topLine: answerAbove() }),
    values: { ...values, messages, answering: replyTo === null ? answerOnPage() : answerByEmail() },
    url: discussionsUrl(site, side),
  });
}

/** The page where a person reads a discussion: a reviewer has one for each round. */
const pageOf = ({ role, invitation }: SideIn): string => (role === 'reviewer' ? (invitation?.id ?? '') : role);

/** The emails about the unread messages on one page: one for each discussion where each has its reply address. */
function emailsOf(ctx: Context, person: Account, side: SideIn, unread: readonly (Discussion & Claimed)[]) {
  const { replyAddresses } = ctx.mail;
  if (replyAddresses === null) return [messagesMail(ctx, person, { side, unread, replyTo: null })];
  return unread.map((one) =>
    messagesMail(ctx, person, { side, unread: [one], replyTo: replyAddresses.of(one.replyId) }),
  );
}

/** The emails about the unread messages of these discussions, as a person may read them now: for each page its own. */
async function emailsAbout(as: Context, person: Account, claimed: readonly Claimed[]): Promise<TemplateEmail[]> {
  const sides = new Map<string, SideIn>();
  for (const { discussionId } of claimed) {
    const row = await findDiscussion(as.db, discussionId);
    const side = row && (await findSide(as, row));
    if (side) sides.set(pageOf(side), side);
  }
  const emails: TemplateEmail[] = [];
  for (const side of sides.values()) {
    const { discussions } = await presentDiscussions(as, side);
    const unread = discussions.flatMap((discussion) => {
      const told = claimed.find(({ discussionId }) => discussionId === discussion.id);
      return told && discussion.unread > 0 ? [{ ...discussion, ...told }] : [];
    });
    if (unread.length > 0) emails.push(...emailsOf(as, person, side, unread));
  }
  return emails;
}

/** The product acting for a person who is not there. */
export const asPerson = (ctx: Context, { id: userId, email, isAdmin }: Account): Context => ({
  ...ctx,
  actor: { kind: 'user', userId, email, isAdmin, sessionId: '' },
});

type Awaiting = Awaited<ReturnType<typeof listAwaiting>>[number];

/** Tells a person of the messages on one manuscript. */
async function sendOne(tx: Context, { userId, manuscriptId }: Awaiting): Promise<void> {
  await lockManuscript(tx.db, manuscriptId);
  const claimed = await claimEmail(tx.db, userId, manuscriptId);
  const person = await findAccount(tx.db, userId);
  if (person?.deletedAt !== null || person.disabledAt !== null) return;
  for (const letter of await emailsAbout(asPerson(tx, person), person, claimed))
    await sendEmail(tx, letter, { manuscriptId });
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
