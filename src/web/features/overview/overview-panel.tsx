import { MonthsSection } from './months-section.tsx';
import { OpenDois } from './open-dois.tsx';
import { UnpaidFees } from './unpaid-fees.tsx';
import { WaitingSection } from './waiting-section.tsx';

/** The house at a glance, for administrators: what waits first, then its months, then who owes a fee, and the DOIs that are not on record. */
export function OverviewPanel() {
  return (
    <>
      <WaitingSection />
      <MonthsSection />
      <UnpaidFees />
      <OpenDois />
    </>
  );
}
