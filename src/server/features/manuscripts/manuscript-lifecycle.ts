import type { ManuscriptStatus } from '../../../contracts/constants.ts';
import type { ManuscriptState } from '../../db/schema/index.ts';

/** What leads where. A journal of the model `verification`: an administrator alone decides. */
export const steps = {
  accept: { from: 'submitted', to: 'published' },
  reject: { from: 'submitted', to: 'rejected' },
} as const satisfies Record<string, { from: ManuscriptState; to: ManuscriptState }>;

export type ManuscriptAction = keyof typeof steps;

/** The actions that may be taken from a state. */
export const actionsFrom = (state: ManuscriptState): ManuscriptAction[] =>
  (['accept', 'reject'] as const).filter((action) => steps[action].from === state);

/** `articleStatus` as the specification names it. */
export const articleStatuses: Record<ManuscriptState, ManuscriptStatus> = {
  submitted: 'Submitted',
  rejected: 'Rejected',
  published: 'Published',
  withdrawn: 'Withdrawn',
};
