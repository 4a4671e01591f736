import { FeesSection } from './waivers/fees-section.tsx';
import { RequestsSection } from './waivers/requests-section.tsx';

/** The handling fee, for administrators: requests for a smaller one, and what each journal asks. */
export function WaiversPanel() {
  return (
    <>
      <RequestsSection />
      <FeesSection />
    </>
  );
}
