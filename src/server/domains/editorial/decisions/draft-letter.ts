import type { LetterKind } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/editorial-emails.ts';
import type { Context } from '../../../context.ts';
import { salutation } from '../../accounts/index.ts';
import { findEdited } from '../who-may.ts';
import { namedForEditors } from '../review-words.ts';
import { isAfterReview } from './decision-rules.ts';
import { listCountedReports } from './decision-store.ts';

/** What an email is drafted from. */
export interface Drafted {
  readonly greeting: string;
  /** The manuscript with its title and number. */
  readonly named: string;
  readonly journalTitle: string;
  /** Comments to the author, by the reviewers' numbers; never remarks, recommendations or names. */
  readonly reports: readonly { readonly reviewerNumber: number | null; readonly comments: string }[];
}

/** Comments are quoted while the email has room; the rest is on the author's page. */
const roomForComments = 180_000;

// The day itself is named below the email, once it is sent.
const ask = t.askRevision();

const bodies: Record<LetterKind, (drafted: Drafted) => readonly string[]> = {
  accept: ({ journalTitle }) => [t.draftAccept({ journal: journalTitle })],
  'revise-minor': () => [t.draftReviseMinor(), ask],
  'revise-major': () => [t.draftReviseMajor(), ask],
  unsuitable: ({ journalTitle }) => [t.draftUnsuitable({ journal: journalTitle })],
  reject: ({ journalTitle }) => [t.draftReject({ journal: journalTitle })],
  'desk-reject': ({ journalTitle }) => [t.draftDeskReject({ journal: journalTitle }), t.draftReason()],
  'stop-reject': ({ journalTitle }) => [t.draftStopReject({ journal: journalTitle }), t.draftReason()],
  return: () => [t.draftReturn()],
  uphold: () => [t.draftUphold(), t.draftReason()],
  reopen: () => [t.draftReopen()],
  'move-offer': ({ journalTitle }) => [t.draftUnsuitable({ journal: journalTitle })],
};

const readBy = (reports: Drafted['reports']): string[] =>
  reports.length === 0 ? [] : [t.draftComments({ count: reports.length })];

/** The heading above a reviewer's comments. */
export const headingOf = (reviewerNumber: number | null): string =>
  t.draftHeading({ number: reviewerNumber ?? '' }).trim();

const hasHeading = (letter: string, reviewerNumber: number | null): boolean =>
  letter.split('\n').some((line) => line.trim() === headingOf(reviewerNumber));

function quoted(reports: Drafted['reports']): string[] {
  let room = roomForComments;
  return reports.flatMap(({ reviewerNumber, comments }) => {
    room -= comments.length;
    const words = room < 0 ? t.commentsOnPage() : comments;
    return [headingOf(reviewerNumber), words];
  });
}

/** Whether an email quotes these comments. */
export const quotes = (letter: string, comments: string): boolean =>
  comments.trim() !== '' && letter.includes(comments.trim());

const headingLine = /^[ \t]*(Reviewer \d+)[ \t]*\r?\n\s*/gm;

/** The reviewers' headings in an email, each with the text below it. */
const headingsIn = (letter: string) =>
  [...letter.matchAll(headingLine)].map(({ 0: line, 1: heading = '', index }) => ({
    heading,
    below: letter.slice(index + line.length),
  }));

const beginsWith = (below: string, comments: string) => comments.trim() !== '' && below.startsWith(comments.trim());

/** The heading above these comments in an email; undefined if there is none. */
export const headingOver = (letter: string, comments: string): string | undefined =>
  headingsIn(letter).find(({ below }) => beginsWith(below, comments))?.heading;

/**
 * The first heading that does not match the report below it, with the right heading, or null if that reviewer has no
 * report. An email drafted before a reviewer withdrew has the old numbers.
 */
export function misheaded(
  letter: string,
  reports: Drafted['reports'],
): { readonly heading: string; readonly now: string | null } | null {
  const known = new Set(reports.map(({ reviewerNumber }) => headingOf(reviewerNumber)));
  for (const { heading, below } of headingsIn(letter)) {
    const here = reports
      .filter(({ comments }) => beginsWith(below, comments))
      .toSorted((one, other) => other.comments.length - one.comments.length);
    const now = here.map(({ reviewerNumber }) => headingOf(reviewerNumber));
    if (now.length > 0 && !now.includes(heading)) return { heading, now: now[0] ?? null };
    if (!known.has(heading)) return { heading, now: null };
  }
  return null;
}

/** How many reviewers' comments the email mentions, as its current or earlier template puts it; 0 if it does not say. */
export const saidToStandBelow = (letter: string): number =>
  Number(/The comments of (\d+) independent reviewers (?:are|stand) below/.exec(letter)?.[1] ?? 0);

/** An email for a kind of decision, which the editor goes on writing. */
export function draftLetter(kind: LetterKind, drafted: Drafted): string {
  const { greeting, named, journalTitle, reports } = drafted;
  const shown = isAfterReview(kind) ? reports : [];
  return [
    greeting,
    t.draftThanks({ manuscript: named, journal: journalTitle }),
    ...bodies[kind](drafted),
    ...readBy(shown),
    t.draftEditors({ journal: journalTitle }),
    ...quoted(shown),
  ].join('\n\n');
}

/** The reports that a sent email does not quote; they are added below it. */
export const unquoted = (letter: string, reports: Drafted['reports']): string[] =>
  quoted(reports.filter(({ reviewerNumber }) => !hasHeading(letter, reviewerNumber)));

/** An email drafted from the reports of the round, for the editor to go on with. */
export async function readLetterDraft(
  ctx: Context,
  articleId: string,
  { kind }: { kind: LetterKind },
): Promise<{ letter: string }> {
  const found = await findEdited(ctx, articleId);
  const reports = await listCountedReports(ctx.db, articleId, found.manuscript.round);
  const letter = draftLetter(kind, {
    greeting: salutation(found.author),
    named: namedForEditors(found),
    journalTitle: found.journal.title,
    reports,
  });
  return { letter };
}
