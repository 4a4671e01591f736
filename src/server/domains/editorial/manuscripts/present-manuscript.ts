import { siteDay } from '../../../../contracts/site-zone.ts';
import type { Manuscript, ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import type { Context } from '../../../context.ts';
import { fullName } from '../../accounts/index.ts';
import { articleNumber } from '../../articles/index.ts';
import { readFeeStatuses, type FeeStatus } from '../../fees/index.ts';
import { findUndeliverable, presentMark, type UndeliverableRow } from '../../emails/index.ts';
import { dayOf } from '../review-words.ts';
import { readFilesOf, type ShowFiles } from './own-files.ts';
import { articleStatuses, isInReview } from './manuscript-lifecycle.ts';
import type { ListedManuscript } from './manuscript-list-store.ts';
import { allowedActions, publicDocumentOf, withCorrespondingAuthor } from './manuscript-policy.ts';
import type { FoundManuscript } from './manuscript-store.ts';
import { readMovable } from './move-suggestion.ts';
import { restorableUntil } from './delete-manuscript.ts';

/** When a manuscript last changed; authors see only the day, because the time would show when editors work. */
function lastChange({ actor }: Context, { manuscript: { reviewModel, updatedAt } }: ListedManuscript): string {
  const isBlind = reviewModel === 'double-anonymous' && !(actor.kind === 'user' && actor.isAdmin);
  return isBlind ? `${siteDay(updatedAt)}T00:00:00.000Z` : updatedAt.toISOString();
}

/** Data that belongs to a manuscript. */
interface Beside {
  readonly show: ShowFiles;
  readonly fee: FeeStatus;
  readonly isMovable: boolean;
  readonly mark: UndeliverableRow | undefined;
}

/** A manuscript without its long texts, as those see it who may. */
function presentEntry(ctx: Context, found: ListedManuscript, { show, fee, isMovable, mark }: Beside): ManuscriptEntry {
  const { manuscript, journal, author } = found;
  const files = show(manuscript.fileIds);
  const rejectionFiles = show(manuscript.rejectionFileIds);
  const isAccepted = manuscript.publishedAt !== null || manuscript.state === 'accepted';
  return {
    id: manuscript.id,
    articleNumber: articleNumber(manuscript.id),
    manuscriptNumber: manuscript.number,
    journalId: journal.id,
    version: manuscript.version,
    articleTitle: manuscript.title,
    articleStatus: articleStatuses[manuscript.state],
    articleVolume: String(manuscript.volume),
    articleIssue: String(manuscript.issue),
    articleReceivedDate: siteDay(manuscript.submittedAt),
    articleAcceptedDate: isAccepted && manuscript.decidedAt ? siteDay(manuscript.decidedAt) : null,
    articlePublishedDate: manuscript.publishedAt && siteDay(manuscript.publishedAt),
    articlePublishedJournal: {
      journalAbbreviation: journal.abbreviation,
      journalTitle: journal.title,
      journalISSN: journal.issn,
    },
    awsId: manuscript.uploadId,
    userId: manuscript.submittingUserId,
    submittedBy: fullName(author),
    authorComesBack: presentMark(mark),
    publicPdfName: manuscript.publicPdfName,
    filesURL: files.map((file) => file.url),
    files,
    rejectionText: manuscript.rejectionText,
    rejectionFilesURL: rejectionFiles.map((file) => file.url),
    rejectionFiles,
    isReview: isInReview(manuscript.state),
    reviewModel: manuscript.reviewModel,
    turn: manuscript.turn,
    dueOn: manuscript.dueAt && dayOf(manuscript.dueAt),
    isPublished: manuscript.state === 'published',
    paymentStatus: fee.paymentStatus,
    payable: fee.payable,
    specialReview: manuscript.specialReview,
    section: found.section,
    articleType: found.articleType,
    waitingSince: manuscript.waitingSince.toISOString(),
    updatedAt: lastChange(ctx, found),
    publicDocument: publicDocumentOf(files, ctx.conversion.isAvailable),
    restorableUntil: manuscript.deletedAt && restorableUntil(manuscript.deletedAt).toISOString(),
    allowed: [...allowedActions(ctx.actor, manuscript), ...fee.allowed, ...(isMovable ? (['move'] as const) : [])],
  };
}

/** The marks of the addresses that decisions go to, for administrators. */
async function marksOf({ actor, db }: Context, found: readonly ListedManuscript[]) {
  if (actor.kind !== 'user' || !actor.isAdmin) return new Map<string, UndeliverableRow>();
  return findUndeliverable(
    db,
    found.map(({ author }) => author.email),
  );
}

/** Builds the entry of each manuscript; related data is read once for all. */
async function entriesOf(ctx: Context, found: readonly ListedManuscript[]) {
  const rows = found.map(({ manuscript }) => manuscript);
  const show = await readFilesOf(ctx, rows);
  const feeOf = await readFeeStatuses(ctx, rows);
  const movable = await readMovable(ctx, rows);
  const marks = await marksOf(ctx, found);
  return (row: ListedManuscript) => {
    const { manuscript, author } = row;
    const isMovable = movable.has(manuscript.id);
    return presentEntry(ctx, row, { show, fee: feeOf(manuscript), isMovable, mark: marks.get(author.email) });
  };
}

/** Manuscripts for a list. */
export async function presentEntries(ctx: Context, found: readonly ListedManuscript[]): Promise<ManuscriptEntry[]> {
  return found.map(await entriesOf(ctx, found));
}

/** Manuscripts as those see them who may read them, with all that was sent. */
export async function presentManuscripts(ctx: Context, found: readonly FoundManuscript[]): Promise<Manuscript[]> {
  const entryOf = await entriesOf(ctx, found);
  return found.map((row) => ({
    ...entryOf(row),
    articleAbstract: row.manuscript.abstract,
    articleKeywords: row.manuscript.keywords,
    articleAuthors: withCorrespondingAuthor(row.manuscript.authors),
    statements: row.manuscript.statements,
  }));
}

/** One manuscript, with all that was sent. */
export async function presentManuscript(ctx: Context, found: FoundManuscript): Promise<Manuscript> {
  const [manuscript] = await presentManuscripts(ctx, [found]);
  if (!manuscript) throw new Error(`Manuscript ${found.manuscript.id} could not be presented`);
  return manuscript;
}
