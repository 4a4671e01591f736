import type { OwnChoice, PublicationChoice } from '../../../../contracts/open-review.ts';
import * as t from '../../../../messages/open-review-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { listOpenReviews } from '../../articles/index.ts';
import { lockActiveAccount } from '../../accounts/index.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { lockManuscript, type FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { findOwnReview } from '../reports/own-review.ts';
import { reviewingStates } from '../../../../contracts/review-values.ts';
import { findFollowed } from '../revisions/own-manuscript.ts';
import { findEdited } from '../who-may.ts';
import { findConsent, saveConsent } from './consent-store.ts';
import { gatherPieces, type Review } from './gather-pieces.ts';
import { noteWaiting } from './note-waiting.ts';
import { mayChoose } from './open-review-rules.ts';

type SourceIds = (review: Review, userId: string) => readonly string[];

/** Whose texts a person wrote: a reviewer their reports, an editor their letters, an author every answer. */
const reportsOf: SourceIds = ({ reports }, userId) =>
  reports.filter(({ reviewerId }) => reviewerId === userId).map(({ id }) => id);
const lettersOf: SourceIds = ({ pieces, letterWriters }, userId) =>
  pieces.filter(({ sourceId }) => letterWriters.get(sourceId) === userId).map(({ sourceId }) => sourceId);
const everything: SourceIds = ({ pieces }) => pieces.map(({ sourceId }) => sourceId);

interface Chosen {
  readonly choice: PublicationChoice;
  readonly as: 'author' | 'reviewer' | 'editor';
  readonly texts: SourceIds;
}

/** Saves what a person agrees to; the same choice again changes nothing. */
async function choose(ctx: Context, found: FoundManuscript, { choice, as, texts }: Chosen): Promise<string> {
  const { userId } = signedIn(ctx);
  const { id } = found.manuscript;
  await inTransaction(ctx, async (tx) => {
    await lockActiveAccount(tx, userId);
    // What is being published at this moment is waited for.
    await lockManuscript(tx.db, id);
    const before = await findConsent(tx.db, id, userId);
    if ((before?.choice ?? 'no') === choice) return;
    if (choice !== 'no' && !found.journal.publishesReviews) throw new AppError('state-conflict', t.notOffered());
    const own = new Set(texts(await gatherPieces(tx.db, found), userId));
    const published = (await listOpenReviews(tx.db, id)).some(
      ({ sourceId, state }) => own.has(sourceId) && state === 'published',
    );
    if (!mayChoose(choice, published)) throw new AppError('state-conflict', t.publishedAlready());
    await saveConsent(tx.db, { manuscriptId: id, userId, choice, chosenAt: tx.now() });
    await addAuditEntry(tx, 'publication-chosen', id, { as, choice });
    if (found.manuscript.state === 'published') await noteWaiting(tx, found);
  });
  return t.choiceSaved();
}

/** A reviewer chooses for all their reports on a manuscript. */
export async function chooseAsReviewer(ctx: Context, invitationId: string, choice: PublicationChoice) {
  const { invitation, found } = await findOwnReview(ctx, invitationId);
  if (!reviewingStates.includes(invitation.state)) throw new AppError('state-conflict', t.acceptFirst());
  return { message: await choose(ctx, found, { choice, as: 'reviewer', texts: reportsOf }) };
}

/** The submitting author agrees for all authors that reviews are published, with their answers. */
export async function chooseAsAuthor(ctx: Context, articleId: string, isAgreed: boolean) {
  const found = await findFollowed(ctx, articleId);
  const choice = isAgreed ? 'named' : 'no';
  return { message: await choose(ctx, found, { choice, as: 'author', texts: everything }) };
}

/** An editor chooses for the letters that they wrote to the author. */
export async function chooseAsEditor(ctx: Context, articleId: string, choice: PublicationChoice): Promise<string> {
  const found = await findEdited(ctx, articleId);
  return choose(ctx, found, { choice, as: 'editor', texts: lettersOf });
}

/** What the caller chose; null where the journal does not publish reviews and the caller never agreed. */
export async function readOwnChoice(ctx: Context, { manuscript, journal }: FoundManuscript): Promise<OwnChoice | null> {
  const { choice = 'no' } = (await findConsent(ctx.db, manuscript.id, signedIn(ctx).userId)) ?? {};
  const isOffered = manuscript.reviewModel === 'double-anonymous' && journal.publishesReviews;
  return isOffered || choice !== 'no' ? { choice, isOffered } : null;
}
