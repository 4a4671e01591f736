import type { Party } from '../../../contracts/constants.ts';
import type { DeskEntry } from '../../../contracts/desk-values.ts';
import type { EditorsManuscript } from '../../../contracts/editorial-values.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import type { AnonymityFinding, InitialCheck, InvitationState, LetterKind } from '../../../contracts/review-values.ts';
import * as t from '../../../messages/editing.ts';
import type { PlainMessage } from '../../../messages/message.ts';

/** Decisions by name. */
export const decisionNames: Readonly<Record<LetterKind, PlainMessage>> = {
  accept: t.decisionAccept,
  'revise-minor': t.decisionMinor,
  'revise-major': t.decisionMajor,
  unsuitable: t.decisionUnsuitable,
  reject: t.decisionReject,
  'desk-reject': t.decisionDeskReject,
  'stop-reject': t.decisionStopReject,
  return: t.decisionReturn,
  uphold: t.decisionUphold,
  reopen: t.decisionReopen,
  'move-offer': t.decisionMoveOffer,
};

export const invitationNames: Readonly<Record<InvitationState, PlainMessage>> = {
  invited: t.stateInvited,
  accepted: t.stateReviewing,
  reported: t.stateReported,
  declined: t.stateDeclined,
  lapsed: t.stateNoAnswer,
  cancelled: t.stateWithdrawn,
  recused: t.stateRecused,
};

/** Whose turn it is. */
export const partyNames: Readonly<Record<Party, PlainMessage>> = {
  author: t.withAuthor,
  editor: t.withEditor,
  reviewers: t.withReviewers,
  'editor-in-chief': t.withChief,
  administrator: t.withAdministrator,
};

/** Whether no one has to act: it is closed, or rejected without an appeal that waits. */
export const isOver = ({ articleStatus, turn }: Pick<DeskEntry, 'articleStatus' | 'turn'>): boolean =>
  turn === null || (articleStatus === 'Rejected' && turn === 'author');

/** Whether the author has another journal to answer to: on hold, and not for the editors. */
export const isMoveOffered = ({ articleStatus, turn }: Pick<DeskEntry, 'articleStatus' | 'turn'>): boolean =>
  articleStatus === 'On Hold' && turn === 'author';

/** The points of the initial checks, and what each means. */
export const checkNames: Readonly<
  Record<InitialCheck, { readonly label: PlainMessage; readonly description: PlainMessage }>
> = {
  scope: { label: t.checkScope, description: t.checkScopeHelp },
  files: { label: t.checkFiles, description: t.checkFilesHelp },
  anonymity: { label: t.checkAnonymity, description: t.checkAnonymityHelp },
  originality: { label: t.checkOriginality, description: t.checkOriginalityHelp },
  ethics: { label: t.checkEthics, description: t.checkEthicsHelp },
  language: { label: t.checkLanguage, description: t.checkLanguageHelp },
};

/** The kinds of anonymity findings. */
export const findingNames: Readonly<Record<AnonymityFinding['kind'], PlainMessage>> = {
  name: t.foundName,
  email: t.foundEmail,
  orcid: t.foundOrcid,
  institution: t.foundInstitution,
  phrase: t.foundPhrase,
};

/** The reports of the round: received, needed and expected. */
export function reportWords({ articleStatus, reports }: Pick<DeskEntry, 'articleStatus' | 'reports'>): string {
  const isUnreviewed = articleStatus === 'Submitted' || articleStatus === 'Returned';
  if (isUnreviewed && reports.in === 0 && reports.expected === 0) return t.notInReview();
  if (reports.in === 0 && reports.expected === 0 && reports.needed === 0) return t.noReportsNeeded();
  if (reports.toDecide === 0) return t.reportsNotNeeded({ received: reports.in, expected: reports.expected });
  const counts = { received: reports.in, needed: reports.needed };
  return reports.expected === 0 ? t.reportsIn(counts) : t.reportsInExpected({ ...counts, expected: reports.expected });
}

/** The props of each section of the manuscript page. */
export interface EditedProps {
  readonly manuscript: EditorsManuscript;
  readonly user: CurrentUser;
}
