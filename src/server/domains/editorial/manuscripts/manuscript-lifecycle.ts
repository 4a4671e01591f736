import type { ManuscriptStatus, Party, ReviewModel } from '../../../../contracts/constants.ts';
import { manuscriptStates, type ManuscriptState } from '../../../db/schema/index.ts';

/** What leads from where to where, by whom, in journals of which model. */
interface StepRule {
  readonly by: Party | 'system';
  readonly models: readonly ReviewModel[];
  readonly from: readonly ManuscriptState[];
  /** `held-from`: where a manuscript goes on that was on hold, or offered to another journal. `same`: the state stays. */
  readonly to: ManuscriptState | 'held-from' | 'same';
}

const verified = ['verification'] as const;
const reviewed = ['double-anonymous'] as const;
const every = ['double-anonymous', 'verification'] as const;

/** Neither closed nor published. */
const living = [
  'submitted',
  'returned',
  'in-review',
  'awaiting-ratification',
  'revision-requested',
  'accepted',
] as const satisfies readonly ManuscriptState[];

/** The life of a manuscript. A `verification` journal: an administrator alone decides; else peer review. */
export const steps = {
  accept: { by: 'administrator', models: verified, from: ['submitted'], to: 'published' },
  reject: { by: 'administrator', models: verified, from: ['submitted'], to: 'rejected' },
  edit: { by: 'author', models: verified, from: ['submitted', 'rejected'], to: 'submitted' },

  amend: { by: 'author', models: reviewed, from: ['submitted', 'returned'], to: 'submitted' },
  'start-review': { by: 'editor', models: reviewed, from: ['submitted'], to: 'in-review' },
  'desk-reject': { by: 'editor', models: reviewed, from: ['submitted'], to: 'rejected' },
  return: { by: 'editor', models: reviewed, from: ['submitted'], to: 'returned' },

  /** Before the reports that a decision needs are in. */
  'reject-in-review': { by: 'editor', models: reviewed, from: ['in-review'], to: 'rejected' },
  'return-in-review': { by: 'editor', models: reviewed, from: ['in-review'], to: 'returned' },
  'decide-first': { by: 'editor', models: reviewed, from: ['in-review'], to: 'awaiting-ratification' },
  /** A first decision that only editors have read. */
  'retract-decision': { by: 'editor', models: reviewed, from: ['awaiting-ratification'], to: 'in-review' },
  'send-back': { by: 'editor-in-chief', models: reviewed, from: ['awaiting-ratification'], to: 'in-review' },
  'ratify-acceptance': { by: 'editor-in-chief', models: reviewed, from: ['awaiting-ratification'], to: 'accepted' },
  'ratify-revision': {
    by: 'editor-in-chief',
    models: reviewed,
    from: ['awaiting-ratification'],
    to: 'revision-requested',
  },
  'ratify-rejection': { by: 'editor-in-chief', models: reviewed, from: ['awaiting-ratification'], to: 'rejected' },

  revise: { by: 'author', models: reviewed, from: ['revision-requested'], to: 'in-review' },
  /** Before anyone reads it, when its texts tell who wrote it. */
  'return-revision': { by: 'editor', models: reviewed, from: ['in-review'], to: 'revision-requested' },
  lapse: { by: 'system', models: reviewed, from: ['revision-requested'], to: 'withdrawn' },
  'decide-acceptance': { by: 'editor', models: reviewed, from: ['in-review'], to: 'accepted' },
  'decide-revision': { by: 'editor', models: reviewed, from: ['in-review'], to: 'revision-requested' },
  'decide-rejection': { by: 'editor', models: reviewed, from: ['in-review'], to: 'rejected' },

  /** One more report after a sent decision, which the author gets only once an editor forwards it (decision 58). */
  'add-report': {
    by: 'editor',
    models: reviewed,
    from: ['revision-requested', 'rejected', 'appealed'],
    to: 'same',
  },

  publish: { by: 'administrator', models: reviewed, from: ['accepted'], to: 'published' },
  /** Without the needed reports, with a reason on the record. */
  'publish-unreviewed': {
    by: 'administrator',
    models: reviewed,
    from: ['submitted', 'in-review', 'awaiting-ratification'],
    to: 'published',
  },
  /** To the journal that the decision suggests, reports included. */
  move: { by: 'author', models: reviewed, from: ['rejected', 'move-offered'], to: 'submitted' },
  /** To another journal, if the author agrees; until then the review pauses (decision 56). */
  'offer-move': { by: 'editor-in-chief', models: reviewed, from: ['submitted', 'in-review'], to: 'move-offered' },
  'take-offer-back': { by: 'editor-in-chief', models: reviewed, from: ['move-offered'], to: 'held-from' },
  'decline-move': { by: 'author', models: reviewed, from: ['move-offered'], to: 'held-from' },
  /** The journal that a rejection suggested: the rejection stays. */
  'decline-suggestion': { by: 'author', models: reviewed, from: ['rejected'], to: 'rejected' },
  appeal: { by: 'author', models: reviewed, from: ['rejected'], to: 'appealed' },
  uphold: { by: 'editor-in-chief', models: reviewed, from: ['appealed'], to: 'rejected' },
  /** What was rejected before anyone was asked to review it. */
  reopen: { by: 'editor-in-chief', models: reviewed, from: ['rejected', 'appealed'], to: 'submitted' },
  'reopen-review': { by: 'editor-in-chief', models: reviewed, from: ['rejected', 'appealed'], to: 'in-review' },
  hold: { by: 'editor', models: reviewed, from: living, to: 'on-hold' },
  release: { by: 'editor', models: reviewed, from: ['on-hold'], to: 'held-from' },
  'return-held': { by: 'editor', models: reviewed, from: ['on-hold'], to: 'returned' },
  'take-back': { by: 'author', models: reviewed, from: [...living, 'on-hold', 'move-offered'], to: 'withdrawn' },
  /** Corrects an article: it stays published, with a notice and the previous text (decision 0039). */
  correct: { by: 'administrator', models: every, from: ['published'], to: 'published' },
  /** Withdraws an article: its address shows a notice (decision 34). */
  withdraw: { by: 'administrator', models: every, from: ['published'], to: 'withdrawn' },
} as const satisfies Record<string, StepRule>;

export type Step = keyof typeof steps;

/** What decides which steps lead on. */
export interface LifeStatus {
  readonly reviewModel: ReviewModel;
  readonly state: ManuscriptState;
}

/** Whether a step is possible in the manuscript's state. */
export function leadsFrom(step: Step, { reviewModel, state }: LifeStatus): boolean {
  const { models, from }: StepRule = steps[step];
  return models.includes(reviewModel) && from.includes(state);
}

/** States that pause a manuscript: it goes on from where it was. */
export const isPaused = (state: ManuscriptState): boolean => state === 'on-hold' || state === 'move-offered';

/** Where a step leads; a paused manuscript goes on from where it was. */
export function stateAfter(
  step: Step,
  { state, heldFrom }: { readonly state: ManuscriptState; readonly heldFrom: ManuscriptState | null },
): ManuscriptState {
  const { to }: StepRule = steps[step];
  if (to === 'same') return state;
  if (to !== 'held-from') return to;
  if (heldFrom === null) throw new Error('A paused manuscript does not know where it was');
  return heldFrom;
}

/** The reports of a round. */
export interface ReportsStatus {
  readonly reportsIn: number;
  /** Invitations that are open: unanswered, or accepted with the report still to come. */
  readonly stillExpected: number;
  /** Whether the journal has sent no decision after review about the manuscript yet. */
  readonly isFirst: boolean;
  /** Of how many reviewers reports came along from a journal that decided before. */
  readonly reportsBrought: number;
}

/** The state of a review round. */
interface RoundStatus extends Pick<ReportsStatus, 'reportsIn' | 'stillExpected'> {
  readonly reportsNeeded: number;
  /** Whether the author has chosen how the article is published. */
  readonly isModeChosen: boolean;
}

/**
 * How many reports are waited for: before a journal’s first decision as many as the journal asks for, minus those that
 * came along from another journal; later none, or those of invited reviewers, up to that number.
 */
export function reportsNeededIn(usual: number, current: ReportsStatus): number {
  const { reportsIn, stillExpected, isFirst, reportsBrought } = current;
  const waitedFor = Math.min(usual, reportsIn + stillExpected);
  return isFirst ? Math.max(usual - reportsBrought, waitedFor) : waitedFor;
}

/** How many reports a decision needs: a later one needs none, even while reviewers are awaited. */
export const reportsToDecide = (usual: number, current: ReportsStatus): number =>
  current.isFirst ? reportsNeededIn(usual, current) : 0;

/** Whose turn it is: exactly one party's for every open manuscript; no one's once it is published or withdrawn. */
export function turnOf({ reviewModel, state }: LifeStatus, round: RoundStatus): Party | null {
  switch (state) {
    case 'submitted':
      return reviewModel === 'verification' ? 'administrator' : 'editor';
    case 'returned':
    case 'revision-requested':
    case 'rejected':
    case 'move-offered':
      return 'author';
    case 'in-review': {
      const isEnough = round.reportsIn >= round.reportsNeeded;
      return !isEnough && round.reportsIn + round.stillExpected >= round.reportsNeeded ? 'reviewers' : 'editor';
    }
    case 'awaiting-ratification':
    case 'appealed':
      return 'editor-in-chief';
    case 'accepted':
      return round.isModeChosen ? 'administrator' : 'author';
    case 'on-hold':
      return 'editor';
    case 'published':
    case 'withdrawn':
      return null;
  }
}

/** The states in which the author has a task; a final rejection has none. */
export const authorsTasks: Record<ReviewModel, readonly ManuscriptState[]> = {
  verification: ['rejected'],
  'double-anonymous': ['returned', 'revision-requested', 'accepted', 'move-offered'],
};

/** Whether a manuscript waits for something that its author does. */
export const needsAuthor = ({ turn, reviewModel, state }: LifeStatus & { readonly turn: Party | null }): boolean =>
  turn === 'author' && authorsTasks[reviewModel].includes(state);

/** States in which the author's account cannot be deleted yet. */
export const undecidedStates: readonly ManuscriptState[] = [...living, 'on-hold', 'move-offered', 'appealed'];

/** What an author cannot change because it is being judged. */
export const isInReview = (state: ManuscriptState): boolean =>
  ['in-review', 'awaiting-ratification', 'accepted', 'on-hold', 'move-offered'].includes(state);

/** Only manuscripts that never became articles can be deleted and restored. */
export const isUnpublished = ({ publishedAt }: { readonly publishedAt: Date | null }): boolean => publishedAt === null;

/** `articleStatus` as the specification names it. */
export const articleStatuses: Record<ManuscriptState, ManuscriptStatus> = {
  submitted: 'Submitted',
  returned: 'Returned',
  'in-review': 'Under Review',
  'awaiting-ratification': 'Under Review',
  'revision-requested': 'Revision Requested',
  accepted: 'Accepted',
  'on-hold': 'On Hold',
  'move-offered': 'On Hold',
  rejected: 'Rejected',
  appealed: 'Rejected',
  withdrawn: 'Withdrawn',
  published: 'Published',
};

/** The states that an `articleStatus` names. */
export const statesOf = (status: ManuscriptStatus): ManuscriptState[] =>
  manuscriptStates.filter((state) => articleStatuses[state] === status);
