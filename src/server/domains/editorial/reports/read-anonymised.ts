import { siteDay } from '../../../../contracts/site-zone.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { noStatements } from '../../../../contracts/statements.ts';
import { signedIn, type Context } from '../../../context.ts';
import { articleNumber } from '../../articles/index.ts';
import { articleStatuses, isInReview } from '../manuscripts/manuscript-lifecycle.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { findReviewOf } from '../invitations/invitation-store.ts';
import { findOwnReview } from './own-review.ts';
import { readReview } from './read-review.ts';

type Review = Awaited<ReturnType<typeof readReview>>;

/**
 * The specified form of a manuscript with only what its reviewer may see: no person, upload, version's file or time.
 * Ids that would reveal a person are replaced by the manuscript's own.
 */
function anonymised({ manuscript, journal, section, articleType }: FoundManuscript, review: Review): Manuscript {
  const { id, state, submittedAt } = manuscript;
  const receivedOn = siteDay(submittedAt);
  const files = review.files.map((file) => ({ ...file, slot: null }));
  return {
    id,
    articleNumber: articleNumber(id),
    manuscriptNumber: manuscript.number,
    journalId: journal.id,
    version: manuscript.version,
    articleTitle: review.articleTitle,
    articleAbstract: review.articleAbstract,
    articleKeywords: review.articleKeywords,
    articleAuthors: [],
    statements: noStatements,
    articleStatus: articleStatuses[state],
    articleVolume: String(manuscript.volume),
    articleIssue: String(manuscript.issue),
    articleReceivedDate: receivedOn,
    articleAcceptedDate: null,
    articlePublishedDate: null,
    articlePublishedJournal: {
      journalAbbreviation: journal.abbreviation,
      journalTitle: journal.title,
      journalISSN: journal.issn,
    },
    awsId: id,
    userId: id,
    submittedBy: '',
    publicPdfName: null,
    filesURL: files.map(({ url }) => url),
    files,
    rejectionText: null,
    rejectionFilesURL: [],
    rejectionFiles: [],
    isReview: isInReview(state),
    reviewModel: manuscript.reviewModel,
    turn: null,
    dueOn: review.dueOn,
    isPublished: state === 'published',
    paymentStatus: null,
    payable: null,
    specialReview: false,
    section,
    articleType,
    waitingSince: `${receivedOn}T00:00:00.000Z`,
    updatedAt: `${receivedOn}T00:00:00.000Z`,
    publicDocument: 'administrator',
    restorableUntil: null,
    authorComesBack: null,
    allowed: [],
  };
}

/** A manuscript that the actor reviews or has reviewed, without names; null for others. */
export async function readAnonymised(ctx: Context, articleId: string): Promise<Manuscript | null> {
  const review = await findReviewOf(ctx.db, articleId, signedIn(ctx));
  if (!review) return null;
  const { found } = await findOwnReview(ctx, review.id);
  return anonymised(found, await readReview(ctx, review.id));
}
