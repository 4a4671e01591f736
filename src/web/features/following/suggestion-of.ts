import type { FollowedManuscript } from '../../../contracts/revisions.ts';

/** The journal that the last decision suggests in place of this one. */
export const suggestionOf = ({ decisions }: Pick<FollowedManuscript, 'decisions'>) =>
  decisions.at(-1)?.suggestedJournal ?? null;
