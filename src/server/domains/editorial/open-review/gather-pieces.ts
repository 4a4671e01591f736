import { siteDay } from '../../../../contracts/site-zone.ts';
import { answerInWords, publicAnswers } from '../../../../contracts/review-answers.ts';
import type { OpenReviewContents, OpenReviewKind, PublicationChoice } from '../../../../contracts/open-review.ts';
import * as t from '../../../../messages/review-responses.ts';
import type { Database } from '../../../db/database.ts';
import { fullName } from '../../accounts/index.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { listSubmittedAnswers } from '../revisions/answers-store.ts';
import { listConsents, type ConsentRow } from './consent-store.ts';
import { signatureOf, withoutReports } from './open-review-rules.ts';
import { listLetters, listReports } from './piece-store.ts';

/** A report, the answers to one, or a letter, as it would be published. */
export interface Piece {
  readonly kind: OpenReviewKind;
  /** The report’s invitation or the decision. */
  readonly sourceId: string;
  readonly anchor: string;
  readonly round: number;
  readonly reviewerNumber: number | null;
  readonly choice: PublicationChoice;
  readonly signedBy: string | null;
  readonly writtenOn: string;
  readonly contents: OpenReviewContents;
}

type SubmittedReport = Awaited<ReturnType<typeof listReports>>[number];

/** Everything of a manuscript's review that could be published, and what must not be. */
export interface Review {
  readonly consents: readonly ConsentRow[];
  readonly pieces: readonly Piece[];
  readonly reports: readonly SubmittedReport[];
  /** Who wrote each letter. */
  readonly letterWriters: ReadonlyMap<string, string>;
}

const choiceOf = (consents: readonly ConsentRow[], userId: string | null): PublicationChoice =>
  consents.find((consent) => consent.userId === userId)?.choice ?? 'no';

const nameOf = (person: SubmittedReport['person']): string => (person ? fullName(person) : '');

const contents = (part: Partial<OpenReviewContents>): OpenReviewContents => ({
  text: '',
  answered: [],
  points: [],
  ...part,
});

function reportPiece(
  { id, round, reviewerId, number, report, person }: SubmittedReport,
  consents: readonly ConsentRow[],
) {
  const choice = choiceOf(consents, reviewerId);
  return {
    kind: 'report',
    sourceId: id,
    anchor: `report-${round}-${number}`,
    round,
    reviewerNumber: number,
    choice,
    signedBy: signatureOf(choice, nameOf(person)),
    writtenOn: siteDay(report.submittedAt ?? report.savedAt),
    // Comments and public answers alone: no remarks, scores, recommendation or attachment.
    contents: contents({
      text: report.commentsToAuthor ?? '',
      answered: publicAnswers(report.answered ?? []).map((one) => ({
        question: one.question.question,
        answer: answerInWords(one),
      })),
    }),
  } as const;
}

type Answers = Awaited<ReturnType<typeof listSubmittedAnswers>>[number];

/** The answers to one report: they quote its points. */
function answersPiece(
  { id, round, number }: SubmittedReport,
  answers: readonly Answers[],
  choice: PublicationChoice,
): Piece[] {
  const ofRound = answers.find((row) => row.round === round);
  const points = (ofRound?.answers ?? []).filter(({ reportId }) => reportId === id);
  if (!ofRound || points.length === 0) return [];
  return [
    {
      kind: 'answers',
      sourceId: id,
      anchor: `answers-${round}-${number}`,
      round,
      reviewerNumber: number,
      choice,
      signedBy: null,
      writtenOn: siteDay(ofRound.savedAt),
      contents: contents({ points: points.map(({ point, answer }) => ({ point, answer })) }),
    },
  ];
}

type Letter = Awaited<ReturnType<typeof listLetters>>[number];

/** A letter without the reports that it quotes; a reopened round has more than one. */
function letterPiece(
  { decision, person }: Letter,
  before: readonly Letter[],
  { consents, comments }: { readonly consents: readonly ConsentRow[]; readonly comments: readonly string[] },
): Piece {
  const { id, round, letter, decidedBy, sentAt, decidedAt } = decision;
  const choice = choiceOf(consents, decidedBy);
  const earlier = before.filter((one) => one.decision.round === round).length;
  return {
    kind: 'letter',
    sourceId: id,
    anchor: earlier === 0 ? `letter-${round}` : `letter-${round}-${earlier + 1}`,
    round,
    reviewerNumber: null,
    choice,
    signedBy: signatureOf(choice, nameOf(person)),
    writtenOn: siteDay(sentAt ?? decidedAt),
    contents: contents({ text: withoutReports(letter, comments, t.reportElsewhere()) }),
  };
}

/** The reports, answers and letters of a manuscript with what their writers chose. */
export async function gatherPieces(db: Database, { manuscript }: FoundManuscript): Promise<Review> {
  const consents = await listConsents(db, manuscript.id);
  const reports = await listReports(db, manuscript.id);
  const letters = await listLetters(db, manuscript.id);
  const answers = await listSubmittedAnswers(db, manuscript.id);
  const decided = new Set(letters.map(({ decision }) => decision.round));
  const counted = reports.filter(
    ({ state, round, isHeldBack }) => state === 'reported' && !isHeldBack && decided.has(round),
  );
  const authors = choiceOf(consents, manuscript.submittingUserId);
  const comments = reports.map(({ report }) => report.commentsToAuthor ?? '');
  return {
    consents,
    reports,
    letterWriters: new Map(letters.map(({ decision }) => [decision.id, decision.decidedBy])),
    pieces: [
      ...counted.map((report) => reportPiece(report, consents)),
      ...counted.flatMap((report) => answersPiece(report, answers, authors)),
      ...letters.map((letter, place) => letterPiece(letter, letters.slice(0, place), { consents, comments })),
    ],
  };
}
