import type { LetterKind } from '../../../../contracts/review-values.ts';

/** What a letter is drafted from. */
export interface Drafted {
  readonly greeting: string;
  /** The manuscript with its title and number. */
  readonly named: string;
  readonly journalTitle: string;
  /** Comments to the author, by the reviewers' numbers; never remarks, recommendations or names. */
  readonly reports: readonly { readonly reviewerNumber: number | null; readonly comments: string }[];
}

/** Comments are quoted as long as a letter has room for them; the rest stands on the author's page. */
const roomForComments = 180_000;

// The day itself is named below the letter, once it is sent.
const ask =
  'Please submit the revised manuscript by the day named below, anonymised as before, with an answer to each of the reviewers’ points. If you disagree with a point, please say why. If you need more time, please ask for it on the page of your manuscript before that day ends.';

const bodies: Record<LetterKind, (drafted: Drafted) => readonly string[]> = {
  accept: ({ journalTitle }) => [
    `We are glad to tell you that it is accepted for publication in ${journalTitle}. The list of authors is closed now.`,
  ],
  'revise-minor': () => ['It can be accepted after a minor revision.', ask],
  'revise-major': () => ['It needs a major revision before we can decide about it.', ask],
  unsuitable: ({ journalTitle }) => [
    `The work may be sound, but it is not suitable for ${journalTitle}. Where we suggest another of our journals, you can move the manuscript there in one step, with its reports, or decline.`,
  ],
  reject: ({ journalTitle }) => [
    `We are sorry to tell you that it cannot be published in ${journalTitle}. The reasons stand in the comments of the reviewers. A later version can be submitted only as a new manuscript, with an account of what has changed.`,
  ],
  'desk-reject': ({ journalTitle }) => [
    `We are sorry to tell you that ${journalTitle} will not send it to review. We tell you now so that you can soon try a more suitable journal.`,
    'The reason:',
  ],
  return: () => [
    'Before it can go to review, we ask you to correct the following, and to submit it again. You may also withdraw it.',
  ],
};

const readBy = (reports: Drafted['reports']): string[] =>
  reports.length === 0
    ? []
    : [
        reports.length === 1
          ? 'The comments of an independent reviewer stand below.'
          : `The comments of ${reports.length} independent reviewers stand below.`,
      ];

/** The heading under which a reviewer's comments stand. */
export const headingOf = (reviewerNumber: number | null): string => `Reviewer ${reviewerNumber ?? ''}`.trim();

const hasHeading = (letter: string, reviewerNumber: number | null): boolean =>
  letter.split('\n').some((line) => line.trim() === headingOf(reviewerNumber));

function quoted(reports: Drafted['reports']): string[] {
  let room = roomForComments;
  return reports.flatMap(({ reviewerNumber, comments }) => {
    room -= comments.length;
    const words = room < 0 ? 'These comments stand on the page of your manuscript.' : comments;
    return [headingOf(reviewerNumber), words];
  });
}

/** Whether a letter quotes these comments. */
export const quotes = (letter: string, comments: string): boolean =>
  comments.trim() !== '' && letter.includes(comments.trim());

const headingLine = /^[ \t]*(Reviewer \d+)[ \t]*\r?\n\s*/gm;

/** The headings of reviewers in a letter, each with what stands below it. */
const headingsIn = (letter: string) =>
  [...letter.matchAll(headingLine)].map(({ 0: line, 1: heading = '', index }) => ({
    heading,
    below: letter.slice(index + line.length),
  }));

const beginsWith = (below: string, comments: string) => comments.trim() !== '' && below.startsWith(comments.trim());

/** The heading under which a letter quotes these comments; undefined where they stand under none. */
export const headingOver = (letter: string, comments: string): string | undefined =>
  headingsIn(letter).find(({ below }) => beginsWith(below, comments))?.heading;

/**
 * A heading of a letter that is not, or not any more, that of the report below it, with the heading of that report; or of nobody
 * whose report stands. A letter that was drafted before somebody stepped back counts the reviewers as they were.
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

/** Of how many reviewers a letter says that their comments stand below, in the words of the draft; 0: it does not say. */
export const saidToStandBelow = (letter: string): number =>
  Number(/The comments of (\d+) independent reviewers stand below/.exec(letter)?.[1] ?? 0);

const isBeforeReview = (kind: LetterKind) => kind === 'desk-reject' || kind === 'return';

/** A letter for a kind of decision, which the editor goes on writing. */
export function draftLetter(kind: LetterKind, drafted: Drafted): string {
  const { greeting, named, journalTitle, reports } = drafted;
  const shown = isBeforeReview(kind) ? [] : reports;
  return [
    greeting,
    `Thank you for submitting ${named} to ${journalTitle}.`,
    ...bodies[kind](drafted),
    ...readBy(shown),
    `The editors of ${journalTitle}`,
    ...quoted(shown),
  ].join('\n\n');
}

/** Of a letter that is sent: the reports that it does not quote, which then stand under it. */
export const unquoted = (letter: string, reports: Drafted['reports']): string[] =>
  quoted(reports.filter(({ reviewerNumber }) => !hasHeading(letter, reviewerNumber)));
