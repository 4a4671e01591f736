import type { Manuscript } from '../../../contracts/manuscript-values.ts';
import type { Context } from '../../context.ts';
import { findFiles, presentFile, type FileRow } from '../files/index.ts';
import { articleStatuses } from './manuscript-lifecycle.ts';
import { allowedActions } from './manuscript-policy.ts';
import type { FoundManuscript } from './manuscript-store.ts';

function present(ctx: Context, { manuscript, journal, author }: FoundManuscript, files: FileRow[]): Manuscript {
  const shown = files.map(presentFile).map((file) => ({ ...file, slot: file.slot ?? 0 }));
  return {
    id: manuscript.id,
    articleTitle: manuscript.title,
    articleAbstract: manuscript.abstract,
    articleKeywords: manuscript.keywords,
    articleAuthors: manuscript.authors,
    articleStatus: articleStatuses[manuscript.state],
    articleVolume: String(manuscript.volume),
    articleIssue: String(manuscript.issue),
    articleReceivedDate: manuscript.submittedAt.toISOString().slice(0, 10),
    articlePublishedJournal: {
      journalAbbreviation: journal.abbreviation,
      journalTitle: journal.title,
      journalISSN: journal.issn,
    },
    awsId: manuscript.uploadId,
    userId: manuscript.submittingUserId,
    submittedBy: `${author.title} ${author.otherName} ${author.surname}`,
    publicPdfName: manuscript.publicPdfName,
    filesURL: shown.map((file) => file.url),
    files: shown,
    rejectionText: manuscript.rejectionText,
    isReview: false,
    isPublished: manuscript.state === 'published',
    specialReview: manuscript.specialReview,
    updatedAt: manuscript.updatedAt.toISOString(),
    allowed: allowedActions(ctx.actor, manuscript.state),
  };
}

/** Manuscripts as those see them who may read them, with their files read in one go. */
export async function presentManuscripts(ctx: Context, found: readonly FoundManuscript[]): Promise<Manuscript[]> {
  const files = await findFiles(
    ctx.db,
    found.flatMap(({ manuscript }) => manuscript.fileIds),
  );
  const byId = new Map(files.map((file) => [file.id, file]));
  return found.map((row) =>
    present(
      ctx,
      row,
      row.manuscript.fileIds.flatMap((id) => byId.get(id) ?? []).toSorted((a, b) => (a.slot ?? 0) - (b.slot ?? 0)),
    ),
  );
}
