import type { ManuscriptState } from '../../db/schema/index.ts';

/** The states of a manuscript in which its fee is owed. */
export const owedStates = ['accepted', 'published'] as const satisfies readonly ManuscriptState[];

/** Whether a fee can be due: the manuscript is accepted or published, and not deleted. */
export const isOwed = (manuscript: { readonly state: ManuscriptState; readonly deletedAt: Date | null }): boolean =>
  manuscript.deletedAt === null && owedStates.some((owed) => owed === manuscript.state);
