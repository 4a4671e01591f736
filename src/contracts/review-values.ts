import * as t from '../messages/contracts.ts';
import type { PlainMessage } from '../messages/message.ts';
import { authorTitles } from './constants.ts';
import { ManuscriptAuthor } from './contributors.ts';
import { AnsweredQuestion, Answers } from './review-form-values.ts';
import { longestComments, longestPoint, longestRemarks } from './review-limits.ts';
import { Id, Instant, line, PartialDay, prose } from './values.ts';
import { z } from './zod-for-pages.ts';

/** What a reviewer recommends, in the words of the guidelines (decision 48). */
export const recommendations = [
  'acceptance',
  'minor-modifications',
  'major-revision',
  'unsuitable',
  'rejection',
] as const;
export type Recommendation = (typeof recommendations)[number];
export const recommendationNames: Record<Recommendation, PlainMessage> = {
  acceptance: t.recommendsAcceptance,
  'minor-modifications': t.recommendsMinorModifications,
  'major-revision': t.recommendsMajorRevision,
  unsuitable: t.recommendsUnsuitable,
  rejection: t.recommendsRejection,
};

/** What an editor decides after review. */
export const decisionKinds = ['accept', 'revise-minor', 'revise-major', 'unsuitable', 'reject'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** Decisions without the reports, and the answers to an appeal. */
export const letterKindsWithoutReports = [
  'desk-reject',
  'stop-reject',
  'return',
  'uphold',
  'reopen',
  'move-offer',
] as const;

/** Every decision that an author receives. */
export const letterKinds = [...decisionKinds, ...letterKindsWithoutReports] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Whether a decision asks for a revision. */
export const isRevision = (kind: string): boolean => kind === 'revise-minor' || kind === 'revise-major';

/** What a reviewer scores, from 1 (poor) to 5 (excellent). */
export const scoredQualities = ['originality', 'soundness', 'clarity', 'significance'] as const;
export type ScoredQuality = (typeof scoredQualities)[number];

/** The states of an invitation. */
export const invitationStates = [
  'invited',
  'accepted',
  'reported',
  'declined',
  'lapsed',
  'cancelled',
  'recused',
] as const;
export type InvitationState = (typeof invitationStates)[number];

/** Something is still expected of the person: an answer, or the report. */
export const openInvitationStates: readonly InvitationState[] = ['invited', 'accepted'];

/** The person reviews, or has reported. */
export const reviewingStates: readonly InvitationState[] = ['accepted', 'reported'];

/** The points of the initial checks, as the help pages promise them to authors. */
export const initialChecks = ['scope', 'files', 'anonymity', 'originality', 'ethics', 'language'] as const;
export type InitialCheck = (typeof initialChecks)[number];

const Score = z.int().min(1).max(5);
export const Scores = z.object({ originality: Score, soundness: Score, clarity: Score, significance: Score });
export type Scores = z.infer<typeof Scores>;

/** A report while it is typed, which need not pass the rules of a report yet. */
export const ReportDraft = z.object({
  scores: z.object({
    originality: Score.nullable(),
    soundness: Score.nullable(),
    clarity: Score.nullable(),
    significance: Score.nullable(),
  }),
  commentsToAuthor: z.string().max(longestComments),
  confidentialRemarks: z.string().max(longestRemarks),
  recommendation: z.enum(recommendations).nullable(),
  /** To the questions of the journal’s review form. */
  answers: Answers.default({}),
});
export type ReportDraft = z.infer<typeof ReportDraft>;

/** An empty report. */
export const blankReport: ReportDraft = {
  scores: { originality: null, soundness: null, clarity: null, significance: null },
  commentsToAuthor: '',
  confidentialRemarks: '',
  recommendation: null,
  answers: {},
};

/** A report as its reviewer submits it. */
export const Report = z.object({
  scores: Scores,
  commentsToAuthor: prose(t.theCommentsToAuthor, longestComments),
  confidentialRemarks: z.union([z.literal(''), prose(t.theConfidentialRemarks, longestRemarks)]).default(''),
  recommendation: z.enum(recommendations, { error: t.chooseRecommendation }),
  answers: Answers.default({}),
});
export type Report = z.output<typeof Report>;

/** A report as it is kept: with the questions as they were asked. */
export const KeptReport = Report.omit({ answers: true }).extend({ answered: z.array(AnsweredQuestion) });
export type KeptReport = z.output<typeof KeptReport>;

/** A file as a party may see it: a neutral name and an address that checks who asks. */
export const NeutralFile = z.object({ name: z.string(), url: z.string(), mediaType: z.string(), size: z.int() });
export type NeutralFile = z.infer<typeof NeutralFile>;

/** A report as the author reads it: by a number, on a day, without what is for editors only. */
export const AnonymousReport = z.object({
  id: Id,
  reviewer: z.string(),
  round: z.int(),
  scores: Scores,
  commentsToAuthor: z.string(),
  /** The answers that are meant for the author. */
  answered: z.array(AnsweredQuestion),
  attachment: NeutralFile.nullable(),
  receivedOn: PartialDay,
});
export type AnonymousReport = z.infer<typeof AnonymousReport>;

/** The same for its author: one that came after the decision has a message of the editor with it. */
export const AuthorsReport = AnonymousReport.extend({
  forwarded: z.object({ on: PartialDay, message: z.string() }).nullable(),
});
export type AuthorsReport = z.infer<typeof AuthorsReport>;

/** Where the text of a manuscript may give its authors away. */
export const AnonymityFinding = z.object({
  kind: z.enum(['name', 'email', 'orcid', 'institution', 'phrase']),
  file: z.string(),
  /** The finding with the words around it. */
  excerpt: z.string(),
  page: z.int(),
});
export type AnonymityFinding = z.infer<typeof AnonymityFinding>;

/** Where a text for the other side names someone whom its readers must not know. */
export const TextFinding = z.object({
  /** The same for the same words at the same place of the same text. */
  id: z.string(),
  kind: z.enum(['name', 'email', 'orcid', 'institution']),
  /** The finding without the words around it. */
  words: z.string(),
  excerpt: z.string(),
});
export type TextFinding = z.infer<typeof TextFinding>;

/** What a text tells of a person. */
export const textFindingNames: Readonly<Record<TextFinding['kind'], PlainMessage>> = {
  name: t.findingName,
  email: t.findingEmail,
  orcid: t.findingOrcid,
  institution: t.findingInstitution,
};

/** What replaces words that an editor takes out of a text. */
export const removedWords = t.removedByEditor();

/** A finding as authors read it: `file` names the title, the abstract or the keywords where it has no page. */
export const AuthorsFinding = AnonymityFinding.extend({ page: z.int().nullable() });
export type AuthorsFinding = z.infer<typeof AuthorsFinding>;

/** What the search for the authors' own words found, as authors read it; `pending` while it is under way. */
export const AnonymityCheck = z.object({
  state: z.enum(['pending', 'clean', 'found', 'meant', 'unreadable']),
  findings: z.array(AuthorsFinding),
});
export type AnonymityCheck = z.infer<typeof AnonymityCheck>;

/** A decision as its author reads it. */
export const AuthorDecision = z.object({
  id: Id,
  round: z.int(),
  version: z.int(),
  kind: z.enum(letterKinds),
  letter: z.string(),
  sentAt: Instant,
  /** The journal that is suggested in place of this one. */
  suggestedJournal: z.object({ id: Id, journalTitle: z.string(), journalAbbreviation: z.string() }).nullable(),
  reports: z.array(AuthorsReport),
});
export type AuthorDecision = z.infer<typeof AuthorDecision>;

/** A person for an invitation who has no account yet. */
export const Invitee = z.object({
  title: z.enum(authorTitles).default('Dr.'),
  givenName: line(t.givenName, 100),
  lastName: line(t.lastName, 100),
});

/** An author as editors see them. */
export const SeenAuthor = ManuscriptAuthor;

/** One answer to one point of a report. */
export const PointAnswer = z.object({
  reportId: Id,
  point: z.string().max(longestPoint),
  answer: z.string().max(longestPoint),
});
export type PointAnswer = z.infer<typeof PointAnswer>;

export const scoreNames: Record<ScoredQuality, PlainMessage> = {
  originality: t.originality,
  soundness: t.soundness,
  clarity: t.clarity,
  significance: t.significance,
};

/** A round before the reviewer's own. */
export const EarlierRound = z.object({
  round: z.int(),
  decision: z.string(),
  reports: z.array(AnonymousReport),
  answers: z.array(PointAnswer),
});
export type EarlierRound = z.infer<typeof EarlierRound>;
