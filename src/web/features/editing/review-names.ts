import type { Party } from '../../../contracts/constants.ts';
import type { DeskEntry, EditorsManuscript } from '../../../contracts/editorial-values.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import type { AnonymityFinding, InitialCheck, InvitationState, LetterKind } from '../../../contracts/review-values.ts';

/** Decisions by name. */
export const decisionNames: Readonly<Record<LetterKind, string>> = {
  accept: 'Accept',
  'revise-minor': 'Minor revision',
  'revise-major': 'Major revision',
  unsuitable: 'Unsuitable for this journal',
  reject: 'Reject',
  'desk-reject': 'Rejected without review',
  return: 'Returned to the author',
};

export const invitationNames: Readonly<Record<InvitationState, string>> = {
  invited: 'Invited',
  accepted: 'Reviewing',
  reported: 'Report in',
  declined: 'Declined',
  lapsed: 'No answer',
  cancelled: 'Withdrawn',
  recused: 'Stepped back',
};

/** Whose turn it is, as the beginning of a sentence. */
export const partyNames: Readonly<Record<Party, string>> = {
  author: 'The author',
  editor: 'The editor',
  reviewers: 'The reviewers',
  'editor-in-chief': 'The editor in chief',
  administrator: 'An administrator',
};

/** The points of the initial checks: what is ticked, and when it may be. */
export const checkNames: Readonly<Record<InitialCheck, { readonly label: string; readonly description: string }>> = {
  scope: { label: 'Scope', description: 'The work belongs in this journal.' },
  files: { label: 'Files', description: 'The manuscript is complete, and its files open.' },
  anonymity: { label: 'Anonymity', description: 'Nothing in the text gives its authors away.' },
  originality: { label: 'Originality', description: 'It repeats no published text beyond what it cites.' },
  ethics: { label: 'Ethics', description: 'Approvals, consent and interests are declared where they are needed.' },
  language: { label: 'Language', description: 'It can be read and judged as it is written.' },
};

/** What the search for the authors' own words has found. */
export const findingNames: Readonly<Record<AnonymityFinding['kind'], string>> = {
  name: 'An author’s name',
  email: 'An author’s email address',
  orcid: 'An author’s ORCID iD',
  institution: 'An author’s institution',
  phrase: 'A phrase that points to earlier work',
};

/** How many reports of the round are there, of those that are needed, and how many are still to come. */
export function reportWords({ articleStatus, reports }: Pick<DeskEntry, 'articleStatus' | 'reports'>): string {
  const isUnreviewed = articleStatus === 'Submitted' || articleStatus === 'Returned';
  if (isUnreviewed && reports.in === 0 && reports.expected === 0) return 'Not in review yet';
  if (reports.in === 0 && reports.expected === 0 && reports.needed === 0) return 'None needed';
  const arrived = `${reports.in} in, ${reports.needed} needed`;
  return reports.expected === 0 ? arrived : `${arrived}, ${reports.expected} expected`;
}

/** What every part of an editor's manuscript gets. */
export interface EditedProps {
  readonly manuscript: EditorsManuscript;
  readonly user: CurrentUser;
}
