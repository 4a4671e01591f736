import type { CurrentUser } from '../../../../contracts/accounts.ts';
import type { Draft } from './draft.ts';

/** What every step of the wizard gets. */
export interface StepProps {
  readonly user: CurrentUser;
  readonly draft: Draft;
  readonly change: (change: Partial<Draft>) => void;
  /** Whether the person has just come here from another step. */
  readonly isArrival: boolean;
}
