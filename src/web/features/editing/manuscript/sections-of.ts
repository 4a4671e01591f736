import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { nextOf, type Next } from '../steps/next-of.ts';

/** The sections of the manuscript page: the work in page order, then the facts. */
export type SectionId =
  | 'reviewers'
  | 'reports'
  | 'answers'
  | 'decision'
  | 'checks'
  | 'manuscript'
  | 'details'
  | 'authors'
  | 'files'
  | 'versions'
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

/** The sections that the next step needs. A decision to ratify contains the reports. */
const partsOfStep: Partial<Record<Next, readonly SectionId[]>> = {
  check: ['checks', 'manuscript'],
  invite: ['reviewers'],
  decide: ['reports', 'answers', 'decision'],
  ratify: ['decision'],
  nothing: ['decision'],
};

/** Whether a section has a finding that no editor has judged yet. */
export function hasOpenFindings(manuscript: EditorsManuscript, id: SectionId): boolean {
  const isOpen = ({ dismissal }: { readonly dismissal: object | null }) => dismissal === null;
  switch (id) {
    case 'checks':
      return manuscript.anonymity.findings.some(isOpen);
    case 'reports':
      return manuscript.invitations.some(({ report }) => report?.findings.some(isOpen));
    case 'answers':
      return manuscript.answers.some(({ findings }) => findings.some(isOpen));
    default:
      return false;
  }
}

/** Whether a section is open: it needs the current user, or shows what others are doing. */
export function isOpenAtFirst(manuscript: Status, id: SectionId): boolean {
  const next = nextOf(manuscript);
  if (next === 'wait') return id === (manuscript.turn === 'reviewers' ? 'reviewers' : 'decision');
  return partsOfStep[next]?.includes(id) ?? false;
}
