import type { CurrentUser } from '../../../../contracts/own-data.ts';
import type { Draft } from './draft.ts';

/** What every step of the wizard gets. */
export interface StepProps {
  readonly user: CurrentUser;
  readonly draft: Draft;
  readonly change: (change: Partial<Draft>) => void;
  /** How often the person has moved on; each time the step's heading takes the focus. */
  readonly arrivals: number;
}
