import { answerInWords } from '../../../../contracts/review-answers.ts';
import type { Obstacle } from '../../../../contracts/open-review.ts';
import type { TextFinding } from '../../../../contracts/review-values.ts';
import type { Context } from '../../../context.ts';
import type { Person } from '../../../ports/inspection/document-inspector.ts';
import { listRoleHolders } from '../../accounts/index.ts';
import { listOpenReviews, type OpenReviewRow } from '../../articles/index.ts';
import { findSubmitter } from '../anonymity/check-store.ts';
import { findInText } from '../anonymity/search/find-in-text.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { editing } from '../who-may.ts';
import { gatherPieces, type Piece, type Review } from './gather-pieces.ts';
import { obstacleTo, quotesOneOf } from './open-review-rules.ts';
import { listActingEditors, listHiddenReviewers, listPeople } from './piece-store.ts';

/** A piece with what became of it, and why it cannot be published. */
export interface JudgedPiece extends Piece {
  readonly state: OpenReviewRow['state'] | 'open';
  readonly obstacle: Obstacle | null;
  readonly findings: TextFinding[];
}

/** Everyone whom the readers of published reviews must not know: reviewers and editors who do not sign, and a submitter who is no author. */
async function peopleHidden(ctx: Context, { manuscript }: FoundManuscript, { consents }: Review): Promise<Person[]> {
  const signing = consents.filter(({ choice }) => choice === 'named').map(({ userId }) => userId);
  const { id, journalId, handlingEditorId, submittingUserId } = manuscript;
  const holders = await listRoleHolders(ctx.db, journalId, editing);
  const editors = new Set([
    ...(await listActingEditors(ctx.db, id)),
    ...holders.map(({ userId }) => userId),
    ...(handlingEditorId === null ? [] : [handlingEditorId]),
  ]);
  const submitter = await findSubmitter(ctx.db, submittingUserId);
  const isAuthor = manuscript.authors.some(({ authorEmail }) => authorEmail.toLowerCase() === submitter?.email);
  return [
    ...(await listHiddenReviewers(ctx.db, id, signing)),
    ...(await listPeople(
      ctx.db,
      [...editors].filter((userId) => !signing.includes(userId)),
    )),
    ...(submitter && !isAuthor ? [submitter] : []),
  ];
}

/** Everything that a piece says, as one text. */
const textOf = ({ contents }: Piece): string =>
  [
    contents.text,
    ...contents.answered.map(({ answer }) => answer),
    ...contents.points.flatMap(({ point, answer }) => [point, answer]),
  ].join('\n\n');

const stateOf = (rows: readonly OpenReviewRow[], kind: Piece['kind'], sourceId: string) =>
  rows.find((row) => row.kind === kind && row.sourceId === sourceId)?.state ?? 'open';

/** Whether readers get to see a report: now, or with the article. */
const isForReaders = ({ state, obstacle, findings }: JudgedPiece): boolean =>
  state === 'published' || (state === 'open' && obstacle === 'unpublished' && findings.length === 0);

/** What no piece may quote: what is for editors only, and reports that readers do not get to see. */
function unpublishedTexts(piece: Piece, { reports }: Review, forReaders: ReadonlySet<string>): string[] {
  return reports.flatMap(({ id, report }) => {
    // What a reviewer writes they may repeat.
    if (piece.kind === 'report' && piece.sourceId === id) return [];
    const confidential = (report.answered ?? [])
      .filter(({ question }) => question.readers !== 'everyone')
      .map(answerInWords);
    const comments = forReaders.has(id) ? [] : [report.commentsToAuthor ?? ''];
    return [...comments, report.confidentialRemarks ?? '', ...confidential];
  });
}

/** The pieces of a manuscript's review, each with what keeps it from being published. */
export async function judgePieces(ctx: Context, found: FoundManuscript): Promise<JudgedPiece[]> {
  const { manuscript, journal } = found;
  const review = await gatherPieces(ctx.db, found);
  const rows = await listOpenReviews(ctx.db, manuscript.id);
  const hidden = await peopleHidden(ctx, found, review);
  const authorAgrees = review.consents.some(
    ({ userId, choice }) => userId === manuscript.submittingUserId && choice !== 'no',
  );
  const judge = async (piece: Piece, forReaders: ReadonlySet<string>): Promise<JudgedPiece> => {
    const findings = await findInText(textOf(piece), hidden);
    const obstacle = obstacleTo({
      publishesReviews: journal.publishesReviews,
      authorAgrees,
      choice: piece.choice,
      isReportPublished: piece.kind !== 'answers' || forReaders.has(piece.sourceId),
      quotesUnpublished: quotesOneOf(textOf(piece), unpublishedTexts(piece, review, forReaders)),
      isArticlePublished: manuscript.state === 'published',
      namesPeople: findings.length > 0,
    });
    return { ...piece, state: stateOf(rows, piece.kind, piece.sourceId), obstacle, findings };
  };
  const published = new Set(
    rows.filter(({ kind, state }) => kind === 'report' && state === 'published').map(({ sourceId }) => sourceId),
  );
  const isReport = ({ kind }: Piece) => kind === 'report';
  const reports = await Promise.all(review.pieces.filter(isReport).map((piece) => judge(piece, published)));
  // Answers and letters follow the reports that they quote.
  const forReaders = new Set(reports.filter(isForReaders).map(({ sourceId }) => sourceId));
  const others = review.pieces.filter((piece) => !isReport(piece));
  return [...reports, ...(await Promise.all(others.map((piece) => judge(piece, forReaders))))];
}
