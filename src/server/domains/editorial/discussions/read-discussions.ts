import { siteDay } from '../../../../contracts/site-zone.ts';
import type { Colleague, Counterpart, Discussion, Discussions } from '../../../../contracts/discussion-values.ts';
import type { OwnData } from '../../../../contracts/own-data.ts';
import { discussionFileHref } from '../../../../contracts/pages.ts';
import * as t from '../../../../messages/discussion-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import type { DiscussionRow, InvitationRow } from '../../../db/schema/index.ts';
import { fullName } from '../../accounts/index.ts';
import { listInvitations } from '../desk/edited-store.ts';
import { invitedName } from '../review-words.ts';
import { readUnattributed } from './by-email/unattributed.ts';
import { discussionActionsOf, isOneSided, mayAskEditors, mayBeAsked } from './discussion-rules.ts';
import {
  listDiscussionsOf,
  listDiscussionsWith,
  listFilesOf,
  listMessages,
  listMessagesBy,
  type Written,
} from './discussion-store.ts';
import { sideAtManuscript, sideAtReview, type Side } from './find-side.ts';
import { listColleagues } from './list-colleagues.ts';
import { listReadUntil } from './read-store.ts';

interface Invited {
  readonly invitation: InvitationRow;
  /** The number that authors read, once the report is in. */
  readonly number: number | null;
}

/** What presents the discussions of one person: who they are, and whom they may name. */
interface View extends Side {
  readonly userId: string;
  /** For editors every invitation with its number, for reviewers their own. */
  readonly invitations: ReadonlyMap<string, Invited>;
  /** For editors the other ones. */
  readonly colleagues: readonly Colleague[];
}

/** A reviewer as editors name them: by number, once they have one, and by name. */
const reviewerName = ({ invitation, number }: Invited): string =>
  number === null
    ? t.reviewerByName({ name: invitedName(invitation) })
    : t.reviewerByNumber({ number, name: invitedName(invitation) });

/** With whom a discussion is, as this person may name them: authors and reviewers know only “the editor”. */
function counterpartOf({ role, found, invitations }: View, { audience, invitationId }: Counterpart): Counterpart {
  if (role !== 'editor') return { audience, invitationId, name: t.theEditor() };
  const invited = invitations.get(invitationId ?? '');
  const names = {
    editors: () => t.editorsOnly(),
    author: () => t.authorByName({ name: fullName(found.author) }),
    reviewer: () => (invited ? reviewerName(invited) : ''),
  };
  return { audience, invitationId, name: names[audience]() };
}

/** Who wrote a message, as this person may name them. */
function writerOf(view: View, discussion: DiscussionRow, { message, writer }: Written): string {
  if (message.writtenBy === view.userId) return t.you();
  if (view.role !== 'editor') return t.theEditor();
  const invited = view.invitations.get(discussion.invitationId ?? '');
  if (invited?.invitation.reviewerId === message.writtenBy) return reviewerName(invited);
  const isAuthor = message.writtenBy === view.found.manuscript.submittingUserId;
  return isAuthor ? t.authorByName({ name: fullName(writer) }) : fullName(writer);
}

/** Whom a message was to tell, as an editor reads it. */
function toldOf({ userId, colleagues }: View, { message }: Written): string[] {
  const names = colleagues.filter(({ id }) => message.told.includes(id)).map(({ name }) => name);
  return message.told.includes(userId) ? [t.you(), ...names] : names;
}

type FileOf = Awaited<ReturnType<typeof listFilesOf>>[number];

const presentMessage = (view: View, discussion: DiscussionRow, written: Written, files: readonly FileOf[]) => ({
  id: written.message.id,
  by: writerOf(view, discussion, written),
  isOwn: written.message.writtenBy === view.userId,
  on: siteDay(written.message.writtenAt),
  text: written.message.text,
  files: files
    .filter(({ messageId }) => messageId === written.message.id)
    .map(({ file: { id, name, mediaType, size } }) => ({ name, url: discussionFileHref(id), mediaType, size })),
  told: toldOf(view, written),
});

/** Discussions as one person sees them. */
async function present(ctx: Context, view: View, rows: readonly DiscussionRow[]): Promise<Discussion[]> {
  const { db } = ctx;
  const ids = rows.map(({ id }) => id);
  const messages = await listMessages(db, ids);
  const files = await listFilesOf(
    db,
    messages.map(({ message }) => message.id),
  );
  const readUntil = await listReadUntil(db, ids, view.userId);
  const unattributed = view.role === 'editor' ? await readUnattributed(ctx, ids) : null;
  return rows.map((row) => {
    const own = messages.filter(({ message }) => message.discussionId === row.id);
    const until = readUntil.get(row.id) ?? new Date(0);
    const isNew = ({ message }: Written) => message.writtenBy !== view.userId && message.writtenAt > until;
    const invitation = view.invitations.get(row.invitationId ?? '')?.invitation ?? null;
    return {
      id: row.id,
      counterpart: counterpartOf(view, { ...row, name: '' }),
      subject: row.subject,
      isClosed: row.closedAt !== null,
      unread: own.filter(isNew).length,
      isOneSided: isOneSided(row, invitation),
      unattributed: unattributed?.get(row.id) ?? [],
      messages: own.map((written) => presentMessage(view, row, written, files)),
      allowed: discussionActionsOf(view.role, row, invitation),
    };
  });
}

/** The invitations through which editors reach reviewers: the last one of each person. */
function reachable(invitations: Iterable<Invited>): Invited[] {
  const reached = [...invitations].filter(({ invitation }) => mayBeAsked(invitation));
  return [...new Map(reached.map((invited) => [invited.invitation.reviewerId, invited])).values()];
}

const ofReviewer = ({ id }: Pick<InvitationRow, 'id'>) =>
  ({ audience: 'reviewer', invitationId: id, name: '' }) as const;

/** With whom this person can open a discussion. */
function whomToAsk(view: View): Counterpart[] {
  const own = [...view.invitations.values()].filter(({ invitation }) => mayAskEditors(invitation));
  const wanted: Record<Side['role'], Counterpart[]> = {
    editor: [
      { audience: 'author', invitationId: null, name: '' },
      ...reachable(view.invitations.values()).map(({ invitation }) => ofReviewer(invitation)),
      { audience: 'editors', invitationId: null, name: '' },
    ],
    author: [{ audience: 'author', invitationId: null, name: '' }],
    reviewer: own.map(({ invitation }) => ofReviewer(invitation)),
  };
  return wanted[view.role].map((counterpart) => counterpartOf(view, counterpart));
}

/** What a person at a manuscript sees of its discussions. */
export async function presentDiscussions(
  ctx: Context,
  side: Side & { readonly invitation?: InvitationRow | null },
): Promise<Discussions> {
  const { role, found, invitation } = side;
  const isReviewer = role === 'reviewer' && invitation;
  const invited: Invited[] = isReviewer ? [{ invitation, number: null }] : [];
  if (role === 'editor') invited.push(...(await listInvitations(ctx.db, found.manuscript.id)));
  const invitations = new Map(invited.map((one) => [one.invitation.id, one]));
  const colleagues = role === 'editor' ? await listColleagues(ctx, side) : [];
  const view: View = { role, found, userId: signedIn(ctx).userId, invitations, colleagues };
  const rows =
    role === 'reviewer'
      ? await listDiscussionsWith(ctx.db, invitation?.id ?? '')
      : await listDiscussionsOf(ctx.db, found.manuscript.id, role);
  return { discussions: await present(ctx, view, rows), canOpenWith: whomToAsk(view), canTell: [...colleagues] };
}

/** The discussions on a manuscript, for its editors and its author. */
export const readDiscussions = async (ctx: Context, articleId: string): Promise<Discussions> =>
  presentDiscussions(ctx, await sideAtManuscript(ctx, articleId));

/** The discussions of a reviewer. */
export const readReviewersDiscussions = async (ctx: Context, invitationId: string): Promise<Discussions> =>
  presentDiscussions(ctx, await sideAtReview(ctx, invitationId));

/** What the caller wrote in discussions, for the data export. */
export async function readOwnMessages(ctx: Context): Promise<Pick<OwnData, 'messages'>> {
  const rows = await listMessagesBy(ctx.db, signedIn(ctx).userId);
  return { messages: rows.map(({ writtenAt, ...message }) => ({ ...message, writtenOn: siteDay(writtenAt) })) };
}
