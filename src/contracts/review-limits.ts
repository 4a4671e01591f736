/** The longest that the texts of peer review may be, in characters. */
export const longestComments = 60_000;
export const longestRemarks = 20_000;
/** A point of a report, and the answer to it. */
export const longestPoint = 20_000;
/** Long enough for the comments of several reviewers at their longest. */
export const longestLetter = 200_000;
/** Notes among editors, and messages to invited people. */
export const longestNote = 5000;
/** An author's appeal against a rejection. */
export const longestAppeal = 10_000;
/** A reason to decline, withdraw, request something or override a rule. */
export const longestReason = 2000;
/** Why a finding of the anonymity check is none. */
export const longestDismissal = 500;
/** Words that an editor removes from a text at once. */
export const longestRemovedWords = 300;

/** How many reports a journal can ask for. */
export const reportsNeededLimits = { least: 2, most: 10 } as const;

/** The most days that a journal can give for a step. */
export const mostDays = { invitationDays: 90, reviewDays: 180, revisionDays: 365, editorDays: 90 } as const;

/** Days after a rejection in which its author can appeal. */
export const appealDays = 30;

/** The most days by which a date moves at once: a reviewer’s, and that of a revision. */
export const mostExtraDays = { reviewer: 90, revision: 180 } as const;
