import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import type { SectionId } from './edited-section.tsx';

export interface NamedSection {
  readonly id: SectionId;
  readonly label: string;
}

/** The parts that a manuscript has as it stands, in their order on the page. */
export function sectionsOf(manuscript: EditorsManuscript): readonly NamedSection[] {
  const { allowed, invitations, answers, decisions, versions } = manuscript;
  const hasReports = invitations.some(({ report }) => report !== null);
  const parts: readonly (NamedSection & { readonly isThere: boolean })[] = [
    { id: 'manuscript', label: 'Manuscript', isThere: true },
    { id: 'checks', label: 'Initial checks', isThere: true },
    { id: 'reviewers', label: 'Reviewers', isThere: allowed.includes('invite') || invitations.length > 0 },
    { id: 'reports', label: 'Reports', isThere: hasReports },
    { id: 'answers', label: 'Author’s answers', isThere: answers.length > 0 },
    { id: 'decision', label: 'Decision', isThere: allowed.includes('decide') || decisions.length > 0 },
    { id: 'versions', label: 'Versions', isThere: versions.length > 1 },
    { id: 'record', label: 'Record', isThere: true },
  ];
  return parts.filter(({ isThere }) => isThere).map(({ id, label }) => ({ id, label }));
}
