import type { Party, ReviewModel } from '../../contracts/constants.ts';
import type { DecisionKind, InvitationState } from '../../contracts/review-values.ts';
import type { ManuscriptState } from '../../server/db/schema/index.ts';
import {
  reportsNeededIn,
  reportsToDecide,
  turnOf,
} from '../../server/domains/editorial/manuscripts/manuscript-lifecycle.ts';

/** Everybody who acts at random; a colleague edits the journal and is a co-author of the manuscript. */
export const roles = [
  'author',
  'colleague',
  'editor',
  'chief',
  'administrator',
  'reader',
  'reviewer-1',
  'reviewer-2',
  'reviewer-3',
  'system',
] as const;
export type Role = (typeof roles)[number];
export const reviewers = ['reviewer-1', 'reviewer-2', 'reviewer-3'] as const satisfies readonly Role[];
export type Reviewer = (typeof reviewers)[number];

export interface Invitation {
  readonly reviewer: Reviewer;
  readonly round: number;
  readonly state: InvitationState;
}

export interface Decision {
  readonly kind: DecisionKind;
  readonly by: Role;
  readonly round: number;
  /** The journal that decides: a manuscript can move once or more. */
  readonly journal: number;
  readonly isFirst: boolean;
  /** How many reports there were when it was taken, with those that came along from another journal, and whether a reason stands for those that had not. */
  readonly reports: number;
  readonly isOverridden: boolean;
  readonly current: 'waiting' | 'ratified' | 'sent-back' | 'taken-back' | 'not-needed';
}

/** A manuscript with what peers do about it, and nothing else. */
export interface World {
  readonly reviewModel: ReviewModel;
  readonly state: ManuscriptState;
  readonly heldFrom: ManuscriptState | null;
  readonly round: number;
  readonly version: number;
  readonly journal: number;
  readonly invitations: readonly Invitation[];
  /** Every report that was ever submitted, by whom and in which round. */
  readonly reports: readonly string[];
  /** Those of them that came after the decision about their round, until an editor forwards them. */
  readonly heldBack: readonly string[];
  readonly isModeChosen: boolean;
  readonly decisions: readonly Decision[];
  readonly isPublished: boolean;
  readonly hasAppealed: boolean;
  /** Where another journal was offered before a decision. */
  readonly offers: readonly { readonly round: number; readonly journal: number }[];
  /** Whether the last letter to the author suggests another journal that they have not declined. */
  readonly isSuggested: boolean;
}

/** What the journals of the model ask for. */
export const reportsNeeded = 2;

/** A manuscript that has just been submitted. */
export const submitted = (reviewModel: ReviewModel): World => ({
  reviewModel,
  state: 'submitted',
  heldFrom: null,
  round: 1,
  version: 1,
  journal: 1,
  invitations: [],
  reports: [],
  heldBack: [],
  isModeChosen: false,
  decisions: [],
  isPublished: false,
  hasAppealed: false,
  offers: [],
  isSuggested: false,
});

/** How the round stands. */
export function statusOf({ invitations, round, isModeChosen, decisions, journal, offers }: World) {
  const sent = decisions.filter(({ current }) => current === 'ratified' || current === 'not-needed');
  const elsewhere = new Set([...sent, ...offers].filter((one) => one.journal !== journal).map((one) => one.round));
  const brought = invitations.filter((one) => one.state === 'reported' && elsewhere.has(one.round));
  const ofRound = invitations.filter((one) => one.round === round);
  const facts = {
    reportsIn: ofRound.filter(({ state }) => state === 'reported').length,
    stillExpected: ofRound.filter(({ state }) => state === 'invited' || state === 'accepted').length,
    isFirst: sent.every((one) => one.journal !== journal),
    reportsBrought: new Set(brought.map(({ reviewer }) => reviewer)).size,
    isModeChosen,
  };
  return {
    ...facts,
    reportsNeeded: reportsNeededIn(reportsNeeded, facts),
    toDecide: reportsToDecide(reportsNeeded, facts),
  };
}

/** Whose turn it is, as the product's table says. */
export const turnIn = (world: World): Party | null => turnOf(world, statusOf(world));
