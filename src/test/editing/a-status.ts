import type { EditorialAction } from '../../contracts/editorial-values.ts';

/** A manuscript on the editor's desk: what may be done with it, and how many of the reports that were asked for are in. */
export const aStatus = (allowed: readonly EditorialAction[], arrived = 0, expected = 0) => ({
  allowed: [...allowed],
  reports: { in: arrived, expected, needed: 2, toDecide: 2 },
  articleStatus: 'Under Review' as const,
  turn: 'editor' as const,
  task: null,
  round: 1,
  invitations: [],
  decisions: [],
});
