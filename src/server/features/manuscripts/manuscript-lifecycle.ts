import type { ManuscriptState } from '../../db/schema/index.ts';

export type ManuscriptAction = 'accept' | 'reject';

/** What leads where. A journal of the model `verification`: an administrator alone decides. */
const steps: Record<ManuscriptState, Partial<Record<ManuscriptAction, ManuscriptState>>> = {
  submitted: { accept: 'published', reject: 'rejected' },
  rejected: {},
  published: {},
};

/** The state that an action leads to, or null when it is out of turn. */
export const nextState = (state: ManuscriptState, action: ManuscriptAction): ManuscriptState | null =>
  steps[state][action] ?? null;

/** The states from which an action may be taken. */
export function statesBefore(action: ManuscriptAction): ManuscriptState[] {
  return (['submitted', 'rejected', 'published'] as const).filter((state) => nextState(state, action) !== null);
}

/** `articleStatus` as the specification names it. */
export const articleStatuses: Record<ManuscriptState, string> = {
  submitted: 'Submitted',
  rejected: 'Rejected',
  published: 'Published',
};
