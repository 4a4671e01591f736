import type { Obstacle, PublicationChoice } from '../../../../contracts/open-review.ts';
import { sharedPassages } from '../similarity/shared-passages.ts';

/** What decides whether a piece of a review can be published. */
interface PieceFacts {
  readonly publishesReviews: boolean;
  readonly authorAgrees: boolean;
  readonly choice: PublicationChoice;
  /** Of answers: whether the report that they answer is published. */
  readonly isReportPublished: boolean;
  readonly quotesUnpublished: boolean;
  readonly isArticlePublished: boolean;
  readonly namesPeople: boolean;
}

/** Why a piece cannot be published; an editor can publish only what may name someone. */
export function obstacleTo(piece: PieceFacts): Obstacle | null {
  if (!piece.publishesReviews) return 'setting';
  if (!piece.authorAgrees) return 'author';
  if (piece.choice === 'no') return 'writer';
  if (!piece.isReportPublished) return 'report';
  if (piece.quotesUnpublished) return 'quotes';
  if (!piece.isArticlePublished) return 'unpublished';
  return piece.namesPeople ? 'names' : null;
}

/** The name that is published with a piece. */
export const signatureOf = (choice: PublicationChoice, name: string): string | null =>
  choice === 'named' ? name : null;

/** Whether a choice may follow an earlier one: once something is published, only the rest can be withdrawn. */
export const mayChoose = (choice: PublicationChoice, hasPublished: boolean): boolean =>
  choice === 'no' || !hasPublished;

/** Fewer words say nothing of their writer. */
const fewestWords = 4;

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether a text contains one of these texts, or a passage of one. */
export const quotesOneOf = (text: string, others: readonly string[]): boolean =>
  others.some((other) => {
    const words = spaced(other);
    if (words.split(' ').length < fewestWords) return false;
    return spaced(text).includes(words) || sharedPassages(text, other) !== null;
  });

/** A letter without the reports that it quotes, which have their own place and their own consent. */
export const withoutReports = (letter: string, reports: readonly string[], instead: string): string =>
  reports
    .map((comments) => comments.trim())
    .filter((comments) => comments.split(/\s+/).length >= fewestWords)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, comments) => rest.replaceAll(comments, instead), letter);
