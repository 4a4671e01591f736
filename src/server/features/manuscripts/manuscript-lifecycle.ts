import type { ManuscriptStatus } from '../../../contracts/constants.ts';
import type { ManuscriptState } from '../../db/schema/index.ts';

/** What leads where. A journal of the model `verification`: an administrator alone decides. */
export const steps = {
  accept: { from: ['submitted'], to: 'published' },
  reject: { from: ['submitted'], to: 'rejected' },
  edit: { from: ['submitted', 'rejected'], to: 'submitted' },
  withdraw: { from: ['published'], to: 'withdrawn' },
} as const satisfies Record<string, { from: readonly ManuscriptState[]; to: ManuscriptState }>;

export type Step = keyof typeof steps;

/** Whether a step leads on from a state. */
export const leadsFrom = (step: Step, state: ManuscriptState): boolean =>
  steps[step].from.some((from) => from === state);

/** What has not become an article can be deleted, and brought back. */
export const isUnpublished = (state: ManuscriptState): boolean => state === 'submitted' || state === 'rejected';

/** `articleStatus` as the specification names it. */
export const articleStatuses: Record<ManuscriptState, ManuscriptStatus> = {
  submitted: 'Submitted',
  rejected: 'Rejected',
  published: 'Published',
  withdrawn: 'Withdrawn',
};

const states: Record<ManuscriptStatus, ManuscriptState> = {
  Submitted: 'submitted',
  Rejected: 'rejected',
  Published: 'published',
  Withdrawn: 'withdrawn',
};

/** The state that an `articleStatus` names. */
export const stateOf = (status: ManuscriptStatus): ManuscriptState => states[status];
