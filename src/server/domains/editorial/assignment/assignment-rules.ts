import type { EditorialAction } from '../../../../contracts/editorial-values.ts';
import type { Party } from '../../../../contracts/constants.ts';
import { leadsFrom, type LifeStatus } from '../manuscripts/manuscript-lifecycle.ts';

/** Who asks, in relation to the manuscript's journal. */
export interface Asker {
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly isChief: boolean;
  /** An editor or the editor in chief by role: an administrator in their place is neither. */
  readonly isEditor: boolean;
}

type Handled = { readonly handlingEditorId: string | null };
/** What changes who handles a manuscript, as the audit log names it. */
export const assignmentActs = ['assigned', 'unassigned', 'taken-on', 'handed-over'] as const;
export type AssignmentAct = (typeof assignmentActs)[number];

/** A manuscript can be taken back exactly while it is open: neither closed, published nor appealed. */
export const whileOpen = 'take-back';

/** What a person may do about who handles a manuscript. */
export function assignmentActions(
  manuscript: Handled & LifeStatus,
  { userId, isAdmin, isChief, isEditor }: Asker,
): EditorialAction[] {
  if (!leadsFrom(whileOpen, manuscript)) return [];
  const { handlingEditorId } = manuscript;
  const assigns = isChief || isAdmin;
  return [
    ...(assigns ? (['assign'] as const) : []),
    ...(isEditor && handlingEditorId === null ? (['take-on'] as const) : []),
    ...(!assigns && handlingEditorId === userId ? (['hand-over'] as const) : []),
    ...(isEditor ? (['recuse'] as const) : []),
  ];
}

/** What it means when a person gives a manuscript to an editor, or to no one; null if they may not. */
export function actOf(
  { handlingEditorId }: Handled,
  { userId, isAdmin, isChief, isEditor }: Asker,
  editorId: string | null,
): AssignmentAct | null {
  if (isEditor && handlingEditorId === null && editorId === userId) return 'taken-on';
  if (isChief || isAdmin) return editorId === null ? 'unassigned' : 'assigned';
  return handlingEditorId === userId && editorId !== null ? 'handed-over' : null;
}

/** Whose turns are a person's at one manuscript: an editor's tasks are the handling editor's, once there is one. */
export const turnsAt = ({ handlingEditorId }: Handled, turns: readonly Party[], userId: string): readonly Party[] =>
  handlingEditorId === null || handlingEditorId === userId ? turns : turns.filter((turn) => turn !== 'editor');
