import { RetractedCited } from './retracted-works.ts';
import { DeskEntry } from './desk-values.ts';
import { ComingBack } from './coming-back.ts';
import { ManuscriptFile, ManuscriptVersion } from './manuscript-values.ts';
import { AnsweredQuestion } from './review-form-values.ts';
import {
  AnonymityFinding,
  initialChecks,
  invitationStates,
  letterKinds,
  recommendations,
  Scores,
  SeenAuthor,
  NeutralFile,
  TextFinding,
} from './review-values.ts';
import { StatedStatements } from './statements.ts';
import { Id, Instant, PartialDay } from './values.ts';
import { z } from './zod-for-pages.ts';

/** What an editor, an editor in chief or an administrator in an editor's place may do next. */
export const editorialActions = [
  'save-checks',
  'correct-details',
  'dismiss-finding',
  'judge-texts',
  'return-report',
  'return-revision',
  'start-review',
  'desk-reject',
  'return',
  'stop-review',
  'invite',
  'remind',
  'forward-report',
  'decide',
  'ratify',
  'send-back',
  'retract-decision',
  'reopen',
  'uphold',
  'offer-move',
  'take-offer-back',
  'hold',
  'release',
  'answer-extension',
  'extend-revision',
  'assign',
  'take-on',
  'hand-over',
  'recuse',
] as const;
export type EditorialAction = (typeof editorialActions)[number];

const dismissal = z.object({ reason: z.string(), by: z.string(), at: Instant }).nullable();

/** What a text tells about its writer, as editors judge it before the other side reads it. */
export const EditorsTextFinding = TextFinding.extend({ dismissal });
export type EditorsTextFinding = z.infer<typeof EditorsTextFinding>;

/** An invitation as editors see it. */
export const EditorsInvitation = z.object({
  id: Id,
  round: z.int(),
  state: z.enum(invitationStates),
  name: z.string(),
  email: z.string(),
  /** Whether emails to that address come back. */
  comesBack: ComingBack,
  /** What became of the email that brought it. */
  delivery: z.enum(['waiting', 'sent', 'came-back']),
  /** "Reviewer 2", as the author reads it, once the report is in. */
  reviewerNumber: z.int().nullable(),
  invitedAt: Instant,
  answerBy: Instant,
  dueAt: Instant.nullable(),
  answeredAt: Instant.nullable(),
  /** An editor reminds at most once a day. */
  isRemindedToday: z.boolean(),
  /** Why they declined or recused; for editors alone. */
  reason: z.string().nullable(),
  report: z
    .object({
      id: Id,
      scores: Scores,
      commentsToAuthor: z.string(),
      confidentialRemarks: z.string(),
      recommendation: z.enum(recommendations),
      answered: z.array(AnsweredQuestion),
      attachment: NeutralFile.nullable(),
      submittedAt: Instant,
      /** What the texts for the author tell of their reviewer, while they have not gone to the author. */
      findings: z.array(EditorsTextFinding),
      /** The reviewer says that what was found is meant. */
      isMeant: z.boolean(),
      /** The texts for the author as their reviewer wrote them, once an editor has removed words. */
      originalComments: z.string().nullable(),
      /** It came after the decision: the author has it only once it is forwarded. */
      isLate: z.boolean(),
      forwardedAt: Instant.nullable(),
    })
    .nullable(),
});
export type EditorsInvitation = z.infer<typeof EditorsInvitation>;

/** A decision with who took and who ratified it. */
export const EditorsDecision = z.object({
  id: Id,
  round: z.int(),
  version: z.int(),
  kind: z.enum(letterKinds),
  letter: z.string(),
  decidedBy: z.string(),
  decidedAt: Instant,
  ratification: z.enum(['not-needed', 'waiting', 'ratified', 'sent-back', 'taken-back']),
  ratifiedBy: z.string().nullable(),
  remark: z.string().nullable(),
  suggestedJournalId: Id.nullable(),
  overrideReason: z.string().nullable(),
  sentAt: Instant.nullable(),
});
export type EditorsDecision = z.infer<typeof EditorsDecision>;

/** A text of the portal that shares passages with the manuscript. */
export const Similarity = z.object({
  articleId: Id,
  title: z.string(),
  url: z.string(),
  /** How much of the manuscript’s text it shares, in per cent. */
  percent: z.int(),
  passages: z.array(z.string()),
});

/** Equal findings of one file, which are dismissed together. */
export const EditorsFinding = AnonymityFinding.omit({ page: true }).extend({
  /** The same in every version for the same words of the same file. */
  id: z.string(),
  /** The pages that are known. */
  pages: z.array(z.int()),
  /** Otherwise it is in the title, the abstract or the keywords, and `file` says in which. */
  isInFile: z.boolean(),
  dismissal,
});
export type EditorsFinding = z.infer<typeof EditorsFinding>;

/** What the search for the authors' own words found, as editors see it; `found` while a finding is open. */
export const EditorsAnonymity = z.object({
  state: z.enum(['pending', 'clean', 'found', 'dismissed', 'unreadable']),
  /** The author says that what was found is meant. */
  isMeant: z.boolean(),
  findings: z.array(EditorsFinding),
});
export type EditorsAnonymity = z.infer<typeof EditorsAnonymity>;

/** The editor's list of the initial checks of a version. */
export const InitialChecks = z.object({
  done: z.array(z.enum(initialChecks)),
  note: z.string(),
});

/** A manuscript as its editors see it: everything but fee, waiver and payment. */
export const EditorsManuscript = DeskEntry.extend({
  journalId: Id,
  journalTitle: z.string(),
  articleAbstract: z.string(),
  articleKeywords: z.array(z.string()),
  articleAuthors: z.array(SeenAuthor),
  statements: StatedStatements,
  submittedBy: z.string(),
  /** Whether emails to the submitting author come back. */
  authorComesBack: ComingBack,
  specialReview: z.boolean(),
  /** What the author confirmed of the journal’s checklist, as it was worded then; for editors alone. */
  confirmedStatements: z.array(z.string()),
  files: z.array(ManuscriptFile),
  /** What reviewers get: copies under neutral names; empty until review has begun, and without those that could not be made. */
  reviewCopies: z.array(NeutralFile),
  reviewCopiesState: z.enum(['none', 'pending', 'ready', 'failed']),
  checks: InitialChecks,
  anonymity: EditorsAnonymity,
  similarity: z.object({ state: z.enum(['pending', 'ready']), found: z.array(Similarity) }),
  retracted: RetractedCited,
  invitations: z.array(EditorsInvitation),
  decisions: z.array(EditorsDecision),
  versions: z.array(ManuscriptVersion),
  answers: z.array(
    z.object({
      round: z.int(),
      answers: z.array(z.object({ point: z.string(), answer: z.string() })),
      /** What they tell of the authors, while the round is in review. */
      findings: z.array(EditorsTextFinding),
      /** The author says that what was found is meant. */
      isMeant: z.boolean(),
      /** The answers as their author wrote them, once an editor has removed words. */
      originalAnswers: z.string().nullable(),
    }),
  ),
  /** What editors note for one another, the newest first. */
  notes: z.array(z.object({ id: Id, text: z.string(), by: z.string(), at: Instant })),
  /** The author's appeal against a rejection, which only editors read. */
  appeal: z.object({ reason: z.string(), askedAt: Instant }).nullable(),
  extension: z.object({ days: z.int(), reason: z.string(), askedAt: Instant }).nullable(),
  revisionDueAt: Instant.nullable(),
  /** The journal’s usual time for a revision. */
  usualRevisionDays: z.int(),
  holdReason: z.string().nullable(),
  /** The journals to which its author could move it: the others that peers review. */
  movesTo: z.array(z.object({ id: Id, journalTitle: z.string() })),
  record: z.array(z.object({ at: Instant, who: z.string(), what: z.string() })),
  allowed: z.array(z.enum(editorialActions)),
});
export type EditorsManuscript = z.infer<typeof EditorsManuscript>;

/** A suggested reviewer, with the reasons. */
export const Proposal = z.object({
  userId: Id,
  name: z.string(),
  affiliation: z.string(),
  /** Nearness to the manuscript, from 0 to 100. */
  nearness: z.int(),
  /** In words: the article of theirs that is nearest, the interests that match. */
  reasons: z.array(z.string()),
  openReviews: z.int(),
  mostOpenReviews: z.int(),
  /** When they last answered an invitation, and how. */
  lastAnswer: z.object({ on: PartialDay, state: z.enum(invitationStates) }).nullable(),
  /** Why a person found by name cannot review; null if they can. */
  conflict: z.string().nullable(),
  /** Whether an editor can set the conflict aside, with a reason. */
  mayBeInvited: z.boolean(),
});
export type Proposal = z.infer<typeof Proposal>;
