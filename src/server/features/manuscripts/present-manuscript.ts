import type { Manuscript, ManuscriptEntry } from '../../../contracts/manuscript-values.ts';
import type { Context } from '../../context.ts';
import { fullName } from '../accounts/index.ts';
import { articleNumber } from '../articles/index.ts';
import { readFilesOf, type ShowFiles } from './known-files.ts';
import { articleStatuses } from './manuscript-lifecycle.ts';
import type { ListedManuscript } from './manuscript-list-store.ts';
import { allowedActions, publicDocumentOf, withCorrespondingAuthor } from './manuscript-policy.ts';
import type { FoundManuscript } from './manuscript-store.ts';
import { restorableUntil } from './restoring.ts';

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** A manuscript without its long texts, as those see it who may. */
function presentEntry(ctx: Context, found: ListedManuscript, show: ShowFiles): ManuscriptEntry {
  const { manuscript, journal, author } = found;
  const files = show(manuscript.fileIds);
  const rejectionFiles = show(manuscript.rejectionFileIds);
  const isArticle = manuscript.state === 'published' || manuscript.state === 'withdrawn';
  const acceptedDate = isArticle && manuscript.decidedAt ? dayOf(manuscript.decidedAt) : null;
  return {
    id: manuscript.id,
    articleNumber: articleNumber(manuscript.id),
    journalId: journal.id,
    version: manuscript.version,
    articleTitle: manuscript.title,
    articleStatus: articleStatuses[manuscript.state],
    articleVolume: String(manuscript.volume),
    articleIssue: String(manuscript.issue),
    articleReceivedDate: dayOf(manuscript.submittedAt),
    articleAcceptedDate: acceptedDate,
    articlePublishedDate: acceptedDate,
    articlePublishedJournal: {
      journalAbbreviation: journal.abbreviation,
      journalTitle: journal.title,
      journalISSN: journal.issn,
    },
    awsId: manuscript.uploadId,
    userId: manuscript.submittingUserId,
    submittedBy: fullName(author),
    publicPdfName: manuscript.publicPdfName,
    filesURL: files.map((file) => file.url),
    files,
    rejectionText: manuscript.rejectionText,
    rejectionFilesURL: rejectionFiles.map((file) => file.url),
    rejectionFiles,
    isReview: false,
    isPublished: manuscript.state === 'published',
    specialReview: manuscript.specialReview,
    waitingSince: manuscript.waitingSince.toISOString(),
    updatedAt: manuscript.updatedAt.toISOString(),
    publicDocument: publicDocumentOf(files, ctx.conversion.isAvailable),
    restorableUntil: manuscript.deletedAt && restorableUntil(manuscript.deletedAt).toISOString(),
    allowed: allowedActions(ctx.actor, manuscript),
  };
}

/** Manuscripts for a list. */
export async function presentEntries(ctx: Context, found: readonly ListedManuscript[]): Promise<ManuscriptEntry[]> {
  const show = await readFilesOf(
    ctx,
    found.map(({ manuscript }) => manuscript),
  );
  return found.map((row) => presentEntry(ctx, row, show));
}

/** A manuscript as those see it who may read it, with all that was sent. */
function presentWhole(ctx: Context, found: FoundManuscript, show: ShowFiles): Manuscript {
  return {
    ...presentEntry(ctx, found, show),
    articleAbstract: found.manuscript.abstract,
    articleKeywords: found.manuscript.keywords,
    articleAuthors: withCorrespondingAuthor(found.manuscript.authors),
  };
}

/** One manuscript, with all that was sent. */
export async function presentManuscript(ctx: Context, found: FoundManuscript): Promise<Manuscript> {
  return presentWhole(ctx, found, await readFilesOf(ctx, [found.manuscript]));
}

/** Manuscripts with all that was sent. */
export async function presentManuscripts(ctx: Context, found: readonly FoundManuscript[]): Promise<Manuscript[]> {
  const show = await readFilesOf(
    ctx,
    found.map(({ manuscript }) => manuscript),
  );
  return found.map((row) => presentWhole(ctx, row, show));
}
