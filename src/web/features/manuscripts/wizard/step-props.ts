import type { CurrentUser } from '../../../../contracts/own-data.ts';
import type { Draft, DraftChange } from './draft.ts';

/** What every step of the wizard gets. */
export interface StepProps {
  readonly user: CurrentUser;
  readonly draft: Draft;
  /** Changes the draft and keeps it; may be called after the step has been left, too. */
  readonly change: (change: DraftChange) => void;
  /** How often the person has moved on; each time the step's heading takes the focus. */
  readonly arrivals: number;
  /** The field that takes the focus in place of the heading, by its `data-path`. */
  readonly focus?: string | null;
}
