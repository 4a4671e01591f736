import { v4 } from 'uuid';
import type { BodyOf, ReplyOf } from '../../../../contracts/call.ts';
import type { discussions } from '../../../../contracts/discussions.ts';
import * as t from '../../../../messages/discussion-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import type { DiscussionRow } from '../../../db/schema/index.ts';
import { AppError, forbidden, invalidInput, notFound } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { lockActiveAccount } from '../../accounts/index.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { keepFromClearing } from '../../files/index.ts';
import { findInvitation } from '../invitations/invitation-store.ts';
import { lockManuscript } from '../manuscripts/manuscript-store.ts';
import { detailsOf } from './discussion-details.ts';
import { discussionActionsOf, mayAskEditors, mayBeAsked, takesPart } from './discussion-rules.ts';
import {
  findDiscussion,
  insertDiscussion,
  insertMessage,
  listFilesOf,
  listMessages,
  setClosed,
} from './discussion-store.ts';
import { sideAtManuscript, sideAtReview, sideIn, type Side, type SideIn } from './find-side.ts';
import { refuseHiddenNames } from './hidden-people.ts';
import { filesToSend } from './message-files.ts';
import { listColleagues } from './list-colleagues.ts';
import { tellOf } from './tell-of-messages.ts';

type Message = BodyOf<typeof discussions.write>;
type Opening = BodyOf<typeof discussions.open>;

/** Locks in the order of everything else: the account, then the manuscript. */
async function lock(tx: Context, manuscriptId: string): Promise<void> {
  await lockActiveAccount(tx, signedIn(tx).userId);
  await lockManuscript(tx.db, manuscriptId);
}

interface Sending {
  readonly side: SideIn;
  readonly discussion: DiscussionRow;
  readonly message: Message;
  readonly fileIds: readonly string[];
  /** The subject, where it is new. */
  readonly subject?: string;
}

/** The editors of this manuscript whom an editor wants to be told; throws for everyone else. */
async function requireColleagues(tx: Context, side: SideIn, tell: readonly string[]): Promise<string[]> {
  if (tell.length === 0) return [];
  const colleagues = side.role === 'editor' ? await listColleagues(tx, side) : [];
  const wanted = new Set(tell);
  if (![...wanted].every((id) => colleagues.some((colleague) => colleague.id === id)))
    throw invalidInput('tell', t.tellEditorsOnly());
  return [...wanted];
}

async function keep(tx: Context, { side, discussion, message, fileIds, subject = '' }: Sending): Promise<void> {
  const { text, isMeant } = message;
  await refuseHiddenNames(tx, { side, to: discussion, words: [subject, text], isMeant });
  await keepFromClearing(tx, fileIds);
  const [writtenBy, writtenAt] = [signedIn(tx).userId, tx.now()];
  const told = await requireColleagues(tx, side, message.tell);
  await insertMessage(tx.db, { id: v4(), discussionId: discussion.id, text, writtenBy, writtenAt, told }, fileIds);
  await tellOf(tx, side, discussion, told);
}

/** Whether these words are the last of their discussion already: a message that is sent twice is one. */
async function isSaidAlready(tx: Context, { id }: DiscussionRow, { text, filesUrl }: Message): Promise<boolean> {
  const last = (await listMessages(tx.db, [id])).at(-1)?.message;
  if (last?.text !== text || last.writtenBy !== signedIn(tx).userId || filesUrl.length > 0) return false;
  return (await listFilesOf(tx.db, [last.id])).length === 0;
}

/** The discussion and the caller's side of it, locked; throws unless they can do this now. */
async function holdFor(tx: Context, action: 'write' | 'close' | 'reopen', row: DiscussionRow) {
  await lock(tx, row.manuscriptId);
  const discussion = await findDiscussion(tx.db, row.id);
  if (!discussion) throw notFound('discussion');
  const side = await sideIn(tx, discussion);
  return { discussion, side, isAllowed: discussionActionsOf(side.role, discussion, side.invitation).includes(action) };
}

/**
 * Posts a message, unless the same words were the last. What belongs to it is written in the same transaction, and says
 * whether the message is new.
 */
export async function postMessage(
  ctx: Context,
  row: DiscussionRow,
  { message, fileIds }: Pick<Sending, 'message' | 'fileIds'>,
  isNew: (tx: Context) => Promise<boolean>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { discussion, side, isAllowed } = await holdFor(tx, 'write', row);
    if (!isAllowed) throw new AppError('state-conflict', discussion.closedAt === null ? t.reviewEnded() : t.isClosed());
    if (!(await isNew(tx)) || (await isSaidAlready(tx, discussion, message))) return;
    await keep(tx, { side, discussion, message, fileIds });
    await addAuditEntry(tx, 'discussion-message', discussion.manuscriptId, detailsOf(discussion));
  });
}

/** Writes a message in a discussion. */
export async function writeMessage(ctx: Context, discussionId: string, message: Message): Promise<{ message: string }> {
  const row = await findDiscussion(ctx.db, discussionId);
  const before = await sideIn(ctx, row);
  if (!row) throw notFound('discussion');
  const fileIds = await filesToSend(ctx, before, row, message.filesUrl);
  await postMessage(ctx, row, { message, fileIds }, () => Promise.resolve(true));
  return { message: t.messageSent() };
}

/** Closes a discussion, or reopens it; the same again changes nothing. */
export async function closeDiscussion(
  ctx: Context,
  discussionId: string,
  { isClosed }: BodyOf<typeof discussions.close>,
): Promise<{ message: string }> {
  const row = await findDiscussion(ctx.db, discussionId);
  const { role } = await sideIn(ctx, row);
  if (role !== 'editor' || !row) throw forbidden(t.onlyEditorsClose());
  await inTransaction(ctx, async (tx) => {
    const { discussion, isAllowed } = await holdFor(tx, isClosed ? 'close' : 'reopen', row);
    if (!isAllowed) return;
    const now = tx.now();
    await setClosed(tx.db, row.id, isClosed ? { closedAt: now } : { closedAt: null, openedByEditorAt: now });
    const action = isClosed ? 'discussion-closed' : 'discussion-reopened';
    await addAuditEntry(tx, action, row.manuscriptId, detailsOf(discussion));
  });
  return { message: isClosed ? t.closed() : t.reopened() };
}

/** Throws unless a person can open a discussion with these people. */
async function requireReachable(
  tx: Context,
  { role, found }: Side,
  { audience, invitationId }: Opening,
): Promise<void> {
  if (!takesPart(role, audience)) throw forbidden(t.onlyWithEditors());
  if (audience !== 'reviewer') return;
  const invitation = invitationId === null ? null : await findInvitation(tx.db, invitationId);
  if (invitation?.manuscriptId !== found.manuscript.id) throw notFound('reviewer');
  if (role === 'editor' ? !mayBeAsked(invitation) : !mayAskEditors(invitation))
    throw new AppError('state-conflict', role === 'editor' ? t.hasNoAccount() : t.reviewEnded());
}

type Opened = ReplyOf<typeof discussions.open>;

/** Opens a discussion with its first message. */
async function open(ctx: Context, before: Side, opening: Opening): Promise<Opened> {
  const { id: manuscriptId } = before.found.manuscript;
  const { audience, subject } = opening;
  const to = { ...opening, invitationId: audience === 'reviewer' ? opening.invitationId : null };
  await requireReachable(ctx, before, to);
  const fileIds = await filesToSend(ctx, before, to, opening.filesUrl);
  const id = v4();
  await inTransaction(ctx, async (tx) => {
    await lock(tx, manuscriptId);
    const openedAt = tx.now();
    const openedByEditorAt = before.role === 'editor' ? openedAt : null;
    const { invitationId } = to;
    const discussion = { id, manuscriptId, audience, invitationId, subject, openedAt, openedByEditorAt };
    const row: DiscussionRow = { ...discussion, closedAt: null };
    await insertDiscussion(tx.db, row);
    // Looked up again under lock: who has lost their part meanwhile is refused, and nothing is kept.
    const side = await sideIn(tx, row);
    await requireReachable(tx, side, to);
    await keep(tx, { side, discussion: row, message: opening, fileIds, subject });
    await addAuditEntry(tx, 'discussion-opened', manuscriptId, detailsOf(row));
  });
  return { message: t.messageSent(), discussionId: id };
}

/** Opens a discussion as an editor or as the author. */
export const openDiscussion = async (ctx: Context, articleId: string, opening: Opening): Promise<Opened> =>
  open(ctx, await sideAtManuscript(ctx, articleId), opening);

/** Opens a discussion as a reviewer, with the editors. */
export const openWithEditors = async (
  ctx: Context,
  invitationId: string,
  opening: BodyOf<typeof discussions.openWithEditors>,
): Promise<Opened> =>
  open(ctx, await sideAtReview(ctx, invitationId), { ...opening, audience: 'reviewer', invitationId });
