import { v5 } from 'uuid';
import type { AuthorDecision } from '../../../../contracts/review-values.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { mayMove } from '../manuscripts/move-suggestion.ts';
import { isAfterReview } from '../decisions/decision-rules.ts';
import { anonymousReport } from '../reports/anonymous-report.ts';
import type { OpenReport, SentDecision } from './followed-store.ts';

/** Decisions as their author reads them, each after review with the reports of its round. */
export const presentDecisions = (
  manuscriptId: string,
  decisions: readonly SentDecision[],
  reports: readonly OpenReport[],
): AuthorDecision[] =>
  decisions.flatMap(({ id, round, version, kind, letter, sentAt, suggested }) => {
    if (sentAt === null) return [];
    const ofRound = isAfterReview(kind) ? reports.filter((report) => report.round === round) : [];
    return {
      // The id that is kept tells when the editor decided; the author is told when the letter went out.
      id: v5(id, manuscriptId),
      round,
      version,
      kind,
      letter,
      sentAt: sentAt.toISOString(),
      suggestedJournal: suggested && {
        id: suggested.id,
        journalTitle: suggested.title,
        journalAbbreviation: suggested.abbreviation,
      },
      reports: ofRound.flatMap(anonymousReport),
    };
  });

/** The journal that a manuscript can move to: the one that the last decision about it suggests, while it takes manuscripts and reviews by peers. */
export function journalToMoveTo(
  { manuscript }: Pick<FoundManuscript, 'manuscript'>,
  decisions: readonly SentDecision[],
): NonNullable<SentDecision['suggested']> | null {
  const last = decisions.at(-1);
  if (!last?.suggested) return null;
  const suggestedModel = last.suggested.archivedAt === null ? last.suggested.reviewModel : null;
  return mayMove(manuscript, { ...last, suggestedModel }) ? last.suggested : null;
}
