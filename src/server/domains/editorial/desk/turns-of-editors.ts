import type { Party } from '../../../../contracts/constants.ts';

interface Office {
  readonly isChief: boolean;
  readonly isAdmin: boolean;
}

/** Whose turns are an editor’s; an editor in chief and an administrator act in an editor’s place, and an administrator’s own turn is theirs, too. */
export const turnsOfEditor = ({ isChief, isAdmin }: Office): readonly Party[] => [
  'editor',
  ...(isChief || isAdmin ? (['editor-in-chief'] as const) : []),
  ...(isAdmin ? (['administrator'] as const) : []),
];
