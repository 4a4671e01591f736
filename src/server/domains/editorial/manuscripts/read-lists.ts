import type { ReplyOf } from '../../../../contracts/call.ts';
import { foldedWords } from '../../../db/word-search.ts';
import { mostCounted, type ManuscriptStatus, type ReviewModel } from '../../../../contracts/constants.ts';
import type { Manuscript, ManuscriptPage } from '../../../../contracts/manuscript-values.ts';
import type { manuscripts } from '../../../../contracts/manuscripts.ts';
import { signedIn, type Context } from '../../../context.ts';
import type { ManuscriptState } from '../../../db/schema/index.ts';
import { countFeesToPay, countRequestsToDecide } from '../../fees/index.ts';
import { countOpenFindings } from '../../payments/index.ts';
import { listUnreadOfAuthor, listUnreadOfEditor } from '../discussions/read-store.ts';
import { countDrafts } from './drafts/draft-store.ts';
import { partOf, readPlace, type Place } from './list-cursor.ts';
import { needsAuthor, statesOf } from './manuscript-lifecycle.ts';
import {
  countList,
  deletedList,
  findLastStated,
  listForAuthor,
  listIds,
  listOfPerson,
  ownList,
  readEntries,
  waitingList,
  type List,
  type ListedManuscript,
} from './manuscript-list-store.ts';
import { listWaitingManuscripts } from './manuscript-store.ts';
import { presentEntries, presentManuscripts } from './present-manuscript.ts';
import { restorableSince } from './delete-manuscript.ts';

interface Wish {
  readonly q?: string | undefined;
  readonly after?: string | undefined;
}

async function readPart(
  ctx: Context,
  list: List,
  wish: Wish,
  placeOf: (row: ListedManuscript) => Place,
): Promise<ManuscriptPage> {
  const after = readPlace(wish.after);
  const words = wish.q ? await foldedWords(ctx.db, wish.q) : null;
  const rows = await readEntries(ctx.db, await listIds(ctx.db, list, { after, words }));
  const { part, next } = partOf(rows, placeOf);
  return { manuscripts: await presentEntries(ctx, part), next };
}

/** A part of the caller's own manuscripts: those that need the caller first, then the newest. */
export const readMyManuscripts = (
  ctx: Context,
  wish: Wish & { status?: ManuscriptStatus | undefined },
): Promise<ManuscriptPage> =>
  readPart(ctx, ownList(signedIn(ctx).userId, wish.status && statesOf(wish.status)), wish, ({ manuscript }) => ({
    at: manuscript.submittedAt,
    id: manuscript.id,
    isFirst: needsAuthor(manuscript),
  }));

/** A page of the manuscripts that wait for verification, oldest first. */
export const readQueue = (ctx: Context, wish: Wish & { special: boolean }): Promise<ManuscriptPage> =>
  readPart(ctx, waitingList(signedIn(ctx), wish.special), wish, ({ manuscript }) => ({
    at: manuscript.waitingSince,
    id: manuscript.id,
  }));

/** A part of the deleted manuscripts that can be brought back, the last deleted first. */
export const readDeletedManuscripts = (ctx: Context, wish: Wish): Promise<ManuscriptPage> =>
  readPart(ctx, deletedList(signedIn(ctx), restorableSince(ctx.now())), wish, ({ manuscript }) => ({
    at: manuscript.deletedAt ?? manuscript.updatedAt,
    id: manuscript.id,
  }));

/** What the caller stated with their last manuscript; works that belong to that one are left out. */
export async function readLastStatements(ctx: Context): Promise<ReplyOf<typeof manuscripts.lastStatements>> {
  const last = await findLastStated(ctx.db, signedIn(ctx).userId);
  return last && { articleTitle: last.title, statements: { ...last.statements, relatedWorks: [] } };
}

/** As many waiting manuscripts as the specified call answers with. */
const queueLimit = 200;

/** All manuscripts that wait for verification, regular and special, oldest first. */
export async function readManuscriptsToVerify(ctx: Context): Promise<Manuscript[]> {
  return presentManuscripts(ctx, await listWaitingManuscripts(ctx.db, signedIn(ctx), queueLimit));
}

/** The caller's tasks as an author: manuscripts to change without peer review, and the requests of peer review. */
async function countAuthorsTurns(ctx: Context, userId: string) {
  const count = (model: ReviewModel, state: ManuscriptState) => countList(ctx.db, listForAuthor(userId, model, state));
  const [rejected, returned, revisions, modesToChoose] = await Promise.all([
    count('verification', 'rejected'),
    count('double-anonymous', 'returned'),
    count('double-anonymous', 'revision-requested'),
    count('double-anonymous', 'accepted'),
  ]);
  return { rejected, returned, revisions, modesToChoose };
}

/** The counts in the tabs of the caller's dashboard. */
export async function countManuscripts(
  ctx: Context,
): Promise<Omit<ReplyOf<typeof manuscripts.counts>, 'production' | 'proofs'>> {
  const person = signedIn(ctx);
  const { userId, isAdmin } = person;
  const [mine, turns, drafts, unpaidFees, asAuthor, asEditor, verifyRegular, verifySpecial, waiverRequests, findings] =
    await Promise.all([
      countList(ctx.db, listOfPerson(userId)),
      countAuthorsTurns(ctx, userId),
      countDrafts(ctx.db, userId),
      countFeesToPay(ctx),
      listUnreadOfAuthor(ctx.db, userId),
      listUnreadOfEditor(ctx.db, person),
      isAdmin ? countList(ctx.db, waitingList(person, false)) : null,
      isAdmin ? countList(ctx.db, waitingList(person, true)) : null,
      isAdmin ? countRequestsToDecide(ctx) : null,
      isAdmin ? countOpenFindings(ctx.db, mostCounted) : null,
    ]);
  return {
    mine,
    ...turns,
    drafts,
    unpaidFees,
    newMessages: [...asAuthor, ...asEditor],
    verifyRegular,
    verifySpecial,
    waiverRequests,
    findings,
  };
}
