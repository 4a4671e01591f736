import type { Production } from '../../../../contracts/production-reads.ts';

/** What all parts of the screen share. */
export interface ScreenProps {
  readonly production: Production;
  /** Shows what a call has made of the production, in the editor too. */
  readonly take: (changed: Production) => void;
}
