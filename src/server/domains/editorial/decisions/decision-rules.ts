import type { DecisionKind, LetterKind } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/editorial-emails.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import type { manuscriptVersions } from '../../../db/schema/index.ts';
import type { Step } from '../manuscripts/manuscript-lifecycle.ts';

/** What each decision after review leads to: ratified by the editor in chief for a first one, else by the editor. */
const outcomes = {
  accept: { decided: 'decide-acceptance', ratified: 'ratify-acceptance', version: 'accepted' },
  'revise-minor': { decided: 'decide-revision', ratified: 'ratify-revision', version: 'revision-requested' },
  'revise-major': { decided: 'decide-revision', ratified: 'ratify-revision', version: 'revision-requested' },
  unsuitable: { decided: 'decide-rejection', ratified: 'ratify-rejection', version: 'rejected' },
  reject: { decided: 'decide-rejection', ratified: 'ratify-rejection', version: 'rejected' },
} as const satisfies Record<
  DecisionKind,
  { decided: Step; ratified: Step; version: (typeof manuscriptVersions.$inferSelect)['outcome'] }
>;

/** The kind of a decision, and whether it is the journal's first one. */
export interface Decided {
  readonly kind: DecisionKind;
  readonly isFirst: boolean;
}

/** The step by which a decision takes effect. */
export const effectOf = ({ kind, isFirst }: Decided): Step => outcomes[kind][isFirst ? 'ratified' : 'decided'];

/** What a decision says of the version that was reviewed. */
export const outcomeOf = (kind: DecisionKind) => outcomes[kind].version;

/** Whether a kind of email is a decision after review. */
export const isAfterReview = (kind: LetterKind): kind is DecisionKind => kind in outcomes;

/** A decision as it is told in half a sentence: “it has been …”. */
export const inWords: Record<DecisionKind, PlainMessage> = {
  accept: t.saidAccept,
  'revise-minor': t.saidReviseMinor,
  'revise-major': t.saidReviseMajor,
  unsuitable: t.saidUnsuitable,
  reject: t.saidReject,
};

/** A decision in the subject of its email. */
export const inSubject: Record<LetterKind, PlainMessage> = {
  accept: t.subjectAccept,
  'revise-minor': t.subjectReviseMinor,
  'revise-major': t.subjectReviseMajor,
  unsuitable: t.subjectUnsuitable,
  reject: t.subjectReject,
  'desk-reject': t.subjectDeskReject,
  'stop-reject': t.subjectReject,
  return: t.subjectReturn,
  uphold: t.subjectUphold,
  reopen: t.subjectReopen,
  'move-offer': t.subjectMoveOffer,
};

/** How many reports a decision still needs. */
export const lacking = ({ needed, arrived }: { readonly needed: number; readonly arrived: number }): number =>
  Math.max(0, needed - arrived);

/**
 * Whether a first decision counts as ratified when it is taken: an editor in chief took it, and the journal has no other who
 * could ratify it.
 */
export const isRatifiedAtOnce = (decidedBy: string, chiefs: readonly string[]): boolean =>
  chiefs.includes(decidedBy) && chiefs.every((chief) => chief === decidedBy);

/**
 * Whether a person may ratify a decision: an editor in chief, or an administrator in their place; never one's own decision
 * while there is an editor in chief who can.
 */
export function mayRatify(
  person: { readonly userId: string; readonly isAdmin: boolean },
  decidedBy: string,
  chiefs: readonly string[],
): boolean {
  if (!person.isAdmin && !chiefs.includes(person.userId)) return false;
  return person.userId !== decidedBy || chiefs.every((chief) => chief === decidedBy);
}
