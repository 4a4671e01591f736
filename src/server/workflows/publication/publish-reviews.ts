import { siteDay } from '../../../contracts/site-zone.ts';
import type { BodyOf } from '../../../contracts/call.ts';
import type { Obstacle, openReview } from '../../../contracts/open-review.ts';
import * as t from '../../../messages/open-review-responses.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, forbidden, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { eraseOpenReview, keepOpenReview, mintReviewDoi, requestDeposit } from '../../domains/articles/index.ts';
import { addAuditEntry } from '../../domains/audit-log/index.ts';
import {
  findEdited,
  judgePieces,
  lockManuscript,
  noteWaiting,
  readPublication,
  refuseUnmeant,
  tellOfWaiting,
  type FoundManuscript,
  type JudgedPiece,
} from '../../domains/editorial/index.ts';

/** Keeps a piece with what became of it. */
const keep = (tx: Context, { manuscript }: FoundManuscript, piece: JudgedPiece, state: 'published' | 'left-out') => {
  const { kind, sourceId, anchor, round, reviewerNumber, writtenOn } = piece;
  const isPublic = state === 'published';
  return keepOpenReview(tx.db, {
    articleId: manuscript.id,
    kind,
    sourceId,
    state,
    anchor,
    round,
    reviewerNumber,
    writtenOn,
    signedBy: isPublic ? piece.signedBy : null,
    contents: isPublic ? piece.contents : null,
    publishedOn: isPublic ? siteDay(tx.now()) : null,
  });
};

async function publishPiece(tx: Context, found: FoundManuscript, piece: JudgedPiece): Promise<void> {
  const kept = await keep(tx, found, piece, 'published');
  await mintReviewDoi(tx, kept);
  const { kind, round, reviewerNumber } = piece;
  await addAuditEntry(tx, 'review-published', found.manuscript.id, { kind, round, reviewerNumber });
  await tx.announcePublicChange();
}

/**
 * Publishes with an article what its writers agreed to and what may name no one; an editor decides about the rest. In
 * the transaction that publishes the article.
 */
export async function publishReviews(tx: Context, found: FoundManuscript): Promise<void> {
  const ready = async () =>
    (await judgePieces(tx, found)).filter(({ state, obstacle }) => state === 'open' && obstacle === null);
  for (const piece of await ready()) await publishPiece(tx, found, piece);
  // Answers and letters may quote reports once these are published.
  for (const piece of await ready()) await publishPiece(tx, found, piece);
  if ((await noteWaiting(tx, found)) > 0) await tellOfWaiting(tx, found);
}

const refusals: Readonly<Record<Exclude<Obstacle, 'names'>, PlainMessage>> = {
  setting: t.settingOff,
  author: t.authorDisagrees,
  writer: t.writerDisagrees,
  report: t.reportFirst,
  quotes: t.quotesUnpublished,
  unpublished: t.articleFirst,
};

const conflict = (detail: string) => new AppError('state-conflict', detail);

type Named = Pick<BodyOf<typeof openReview.leaveOut>, 'kind' | 'id'>;
type Act = (tx: Context, found: FoundManuscript, piece: JudgedPiece) => Promise<string>;

/** Acts on a piece of a manuscript that the caller edits, with both locked; answers with all pieces. */
async function onPiece(ctx: Context, articleId: string, { kind, id }: Named, act: Act) {
  await findEdited(ctx, articleId);
  const message = await inTransaction(ctx, async (tx) => {
    const found = await lockManuscript(tx.db, articleId);
    if (!found) throw notFound('manuscript');
    const piece = (await judgePieces(tx, found)).find((one) => one.kind === kind && one.sourceId === id);
    if (!piece) throw notFound('review');
    const said = await act(tx, found, piece);
    await noteWaiting(tx, found);
    return said;
  });
  return { message, publication: await readPublication(ctx, articleId) };
}

/** Publishes a piece whose writer agrees; one that may name someone only if the editor says that it may. */
export const publishReview = (ctx: Context, articleId: string, wish: BodyOf<typeof openReview.publish>) =>
  onPiece(ctx, articleId, wish, async (tx, found, piece) => {
    if (piece.state === 'published' || piece.state === 'taken-down') throw conflict(t.cannotPublish());
    if (piece.obstacle !== null && piece.obstacle !== 'names') throw conflict(refusals[piece.obstacle]());
    refuseUnmeant(t.pieceNamesPeople(), { text: piece.findings }, wish.isMeant);
    await publishPiece(tx, found, piece);
    return t.piecePublished();
  });

/** Leaves a piece out of what is published. */
export const leaveReviewOut = (ctx: Context, articleId: string, wish: Named) =>
  onPiece(ctx, articleId, wish, async (tx, found, piece) => {
    if (piece.state === 'left-out') return t.pieceLeftOut();
    if (piece.state !== 'open') throw conflict(t.cannotLeaveOut());
    await keep(tx, found, piece, 'left-out');
    const { kind, round, reviewerNumber } = piece;
    await addAuditEntry(tx, 'review-left-out', articleId, { kind, round, reviewerNumber });
    return t.pieceLeftOut();
  });

/** Takes a published piece down, and the answers that quote a report with it. */
export async function takeReviewDown(ctx: Context, articleId: string, wish: BodyOf<typeof openReview.takeDown>) {
  if (!signedIn(ctx).isAdmin) throw forbidden(t.onlyAdministrators());
  return onPiece(ctx, articleId, wish, async (tx, _found, { kind, sourceId, state, round, reviewerNumber }) => {
    if (state === 'taken-down') return t.pieceTakenDown();
    if (state !== 'published') throw conflict(t.cannotTakeDown());
    await eraseOpenReview(tx.db, { articleId, kind, sourceId });
    if (kind === 'report') await eraseOpenReview(tx.db, { articleId, kind: 'answers', sourceId });
    await requestDeposit(tx.db, articleId, tx.now());
    await addAuditEntry(tx, 'review-taken-down', articleId, { kind, round, reviewerNumber, reason: wish.reason });
    await tx.announcePublicChange();
    return t.pieceTakenDown();
  });
}
