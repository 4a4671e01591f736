import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { nextOf, type Next } from '../steps/next-of.ts';

/** The parts of an editor's manuscript that can be gone to. */
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

/** The parts that the next step is about. */
const partsOfStep: Partial<Record<Next, readonly SectionId[]>> = {
  check: ['manuscript', 'checks'],
  invite: ['reviewers'],
  decide: ['reports', 'answers', 'decision'],
  ratify: ['reports', 'answers', 'decision'],
};

type Standing = Parameters<typeof nextOf>[0];

/** Whether something in a part waits for whoever looks at the manuscript. */
export const waitsIn = (manuscript: Standing, id: SectionId): boolean =>
  partsOfStep[nextOf(manuscript)]?.includes(id) ?? false;

/** What is looked up now and then; the other parts are open where the screen has the room. */
const lookedUp: ReadonlySet<SectionId> = new Set(['checks', 'versions']);

/** Whether a part is open as the page comes: what waits, and on a wide screen what is read again and again. */
export const isOpenAtFirst = (manuscript: Standing, id: SectionId, isWide: boolean): boolean =>
  waitsIn(manuscript, id) || (isWide && !lookedUp.has(id));
