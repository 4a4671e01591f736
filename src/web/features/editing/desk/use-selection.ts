import { useState } from 'react';
import type { DeskEntry } from '../../../../contracts/desk-values.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';

/** Manuscripts that are selected on the desk. */
export interface Selection {
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly set: (ids: readonly string[]) => void;
  /** Manuscripts that the current user assigns, or whose reviewers they can remind. */
  readonly isSelectable: (entry: DeskEntry) => boolean;
}

const closed: ReadonlySet<DeskEntry['articleStatus']> = new Set(['Rejected', 'Withdrawn', 'Published']);

/** Whether a person assigns a manuscript: the editor in chief of its journal, or an administrator, while it is open. */
export const mayAssign = (
  { isAdmin, roles }: Pick<CurrentUser, 'isAdmin' | 'roles'>,
  { articleStatus, journalAbbreviation }: Pick<DeskEntry, 'articleStatus' | 'journalAbbreviation'>,
): boolean =>
  !closed.has(articleStatus) &&
  (isAdmin ||
    roles.some((held) => held.role === 'editor-in-chief' && held.journalAbbreviation === journalAbbreviation));

/** Whether a person can remind the reviewers of a manuscript on their desk. */
export const mayRemind = ({ articleStatus }: Pick<DeskEntry, 'articleStatus'>): boolean =>
  articleStatus === 'Under Review';

/** The selection of the desk. */
export function useSelection(user: CurrentUser): Selection {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    has: (id) => ids.includes(id),
    toggle: (id) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    set: setIds,
    isSelectable: (entry) => mayAssign(user, entry) || mayRemind(entry),
  };
}
