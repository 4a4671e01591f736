import { KeysSection } from './keys-section.tsx';
import { MonthsSection } from './months-section.tsx';
import { ReportsSection } from './reports-section.tsx';

/** How the house's articles are used, for administrators: by month, as reports, and as what machines fetch. */
export function UsagePanel() {
  return (
    <>
      <MonthsSection />
      <ReportsSection />
      <KeysSection />
    </>
  );
}
