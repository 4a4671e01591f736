import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import * as t from '../../../../messages/editing.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { nextOf, type Next } from '../steps/next-of.ts';

/** The sections of the manuscript page. */
export type SectionId =
  | 'manuscript'
  | 'checks'
  | 'reviewers'
  | 'reports'
  | 'answers'
  | 'decision'
  | 'versions'
  | 'record';

export interface NamedSection {
  readonly id: SectionId;
  readonly label: PlainMessage;
}

/** The sections that a manuscript has now, in page order. */
export function sectionsOf(manuscript: EditorsManuscript): readonly NamedSection[] {
  const { allowed, invitations, answers, decisions, versions } = manuscript;
  const hasReports = invitations.some(({ report }) => report !== null);
  const parts: readonly (NamedSection & { readonly isThere: boolean })[] = [
    { id: 'manuscript', label: t.sectionManuscript, isThere: true },
    { id: 'checks', label: t.sectionChecks, isThere: true },
    { id: 'reviewers', label: t.sectionReviewers, isThere: allowed.includes('invite') || invitations.length > 0 },
    { id: 'reports', label: t.sectionReports, isThere: hasReports },
    { id: 'answers', label: t.sectionAnswers, isThere: answers.length > 0 },
    { id: 'decision', label: t.sectionDecision, isThere: allowed.includes('decide') || decisions.length > 0 },
    { id: 'versions', label: t.sectionVersions, isThere: versions.length > 1 },
    { id: 'record', label: t.sectionHistory, isThere: true },
  ];
  return parts.filter(({ isThere }) => isThere).map(({ id, label }) => ({ id, label }));
}

/** The sections that the next step needs. */
const partsOfStep: Partial<Record<Next, readonly SectionId[]>> = {
  check: ['manuscript', 'checks'],
  invite: ['reviewers'],
  decide: ['reports', 'answers', 'decision'],
  ratify: ['reports', 'answers', 'decision'],
};

type Status = Parameters<typeof nextOf>[0];

/** Whether a section needs the current user. */
export const waitsIn = (manuscript: Status, id: SectionId): boolean =>
  partsOfStep[nextOf(manuscript)]?.includes(id) ?? false;

/** Sections that editors rarely read; the others are open on a wide screen. */
const lookedUp: ReadonlySet<SectionId> = new Set(['checks', 'versions']);

/** Whether a section is open when the page loads. */
export const isOpenAtFirst = (manuscript: Status, id: SectionId, isWide: boolean): boolean =>
  waitsIn(manuscript, id) || (isWide && !lookedUp.has(id));
