import type { Party } from '../../../../contracts/constants.ts';

/** Whose turns are an editor’s; an editor in chief and an administrator act in an editor’s place, too. */
export const turnsOfEditor = ({ isChief }: { readonly isChief: boolean }): readonly Party[] =>
  isChief ? ['editor', 'editor-in-chief'] : ['editor'];
