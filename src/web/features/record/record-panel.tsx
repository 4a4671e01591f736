import { PanelSection } from '../../ui/panel-section.tsx';
import { CheckSection } from './check-section.tsx';
import { RecordList } from './record-list.tsx';
import { RecordSearch } from './record-search.tsx';
import { recordAddress, useRecordAddress } from './use-record-address.ts';

/** Who did what, and when, for administrators; what is looked for stands in the address. */
export function RecordPanel() {
  const narrowing = useRecordAddress();
  return (
    <>
      <PanelSection title="Entries" lead="The newest first. Nobody can change an entry, or take one out." isWide>
        <RecordSearch key={recordAddress(narrowing)} narrowing={narrowing} />
        <RecordList narrowing={narrowing} />
      </PanelSection>
      <CheckSection />
    </>
  );
}
