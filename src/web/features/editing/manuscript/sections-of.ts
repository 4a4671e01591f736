import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { nextOf, type Next } from '../steps/next-of.ts';

/** The sections of the manuscript page: the work in page order, then the facts. */
export type SectionId =
  | 'reviewers'
  | 'reports'
  | 'answers'
  | 'decision'
  | 'publication'
  | 'discussions'
  | 'checks'
  | 'manuscript'
  | 'details'
  | 'authors'
  | 'files'
  | 'versions'
  | 'notes'
  | 'record';

/** The sections that a manuscript has now; the others are always there. */
export function sectionsOf(manuscript: EditorsManuscript) {
  const { allowed, invitations, answers, decisions, versions } = manuscript;
  return {
    reviewers: allowed.includes('invite') || invitations.length > 0,
    reports: invitations.some(({ report }) => report !== null),
    answers: answers.length > 0,
    decision: allowed.includes('decide') || decisions.length > 0,
    versions: versions.length > 1,
  };
}

type Status = Parameters<typeof nextOf>[0];

/** The sections that the next step needs. */
const partsOfStep: Partial<Record<Next, readonly SectionId[]>> = {
  check: ['checks', 'manuscript'],
  invite: ['reviewers'],
  decide: ['reports', 'answers', 'decision'],
  ratify: ['reports', 'decision'],
  appeal: ['reports', 'decision'],
  forward: ['reports'],
  'publish-reviews': ['publication'],
  nothing: ['decision'],
};

interface Judged {
  readonly findings: readonly { readonly dismissal: object | null }[];
}

interface Findings {
  readonly anonymity: Judged;
  readonly invitations: readonly { readonly report: Judged | null }[];
  readonly answers: readonly Judged[];
}

const isOpen = ({ findings }: Judged): boolean => findings.some(({ dismissal }) => dismissal === null);

/** Whether a section has a finding that no editor has judged yet. */
export function hasOpenFindings({ anonymity, invitations, answers }: Findings, id: SectionId): boolean {
  if (id === 'checks') return isOpen(anonymity);
  if (id === 'reports') return invitations.some(({ report }) => report !== null && isOpen(report));
  return id === 'answers' && answers.some(isOpen);
}

const mayDecideNow = ({ allowed, reports }: Status): boolean =>
  allowed.includes('decide') && reports.in >= reports.toDecide;

/** Whether an editor can decide or take a decision back, although others act next. */
export const canChangeDecision = (manuscript: Status): boolean =>
  manuscript.turn !== 'editor' && (mayDecideNow(manuscript) || manuscript.allowed.includes('retract-decision'));

/** Whether a section is open: it needs the current user, or shows what others are doing. */
export function isOpenAtFirst(manuscript: Status, id: SectionId): boolean {
  const next = nextOf(manuscript);
  if (next === 'wait' && manuscript.turn !== 'reviewers') return id === 'decision';
  // A later decision need not wait for the reviewers who were asked again.
  if (next === 'wait') return id === 'reviewers' || (id === 'decision' && mayDecideNow(manuscript));
  // A revision for which no reviewer is invited yet: decided, or sent to reviewers.
  const isUnread = next === 'decide' && manuscript.reports.in + manuscript.reports.expected === 0;
  return (isUnread && id === 'reviewers') || (partsOfStep[next]?.includes(id) ?? false);
}
