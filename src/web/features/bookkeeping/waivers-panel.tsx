import { Button } from '@mantine/core';
import { fees, type JournalFee } from '../../../contracts/fees.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { useCall } from '../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { useAsked } from '../../ui/forms/use-asked.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import { useReturnFocus } from '../lists/use-list-dialog.ts';
import { FeeDialog } from './waivers/fee-dialog.tsx';
import { RequestsSection } from './waivers/requests-section.tsx';
import styles from './waivers/waivers.module.css';

const columns = ['Journal', 'Handling fee', 'Actions'] as const;

function FeeRow({ journal, onChange }: { journal: JournalFee; onChange: () => void }) {
  const { journalTitle, journalAbbreviation, handlingFeeMinor, currency } = journal;
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <p className={styles.title}>
          <bdi>{journalTitle}</bdi>
        </p>
        <p className={styles.soft}>{journalAbbreviation}</p>
      </CardCell>
      <CardCell label={columns[1]}>
        {handlingFeeMinor === 0
          ? 'None: open access is free'
          : formatMoney({ amountMinor: handlingFeeMinor, currency })}
      </CardCell>
      <CardCell label={columns[2]}>
        <div>
          <Button variant="default" onClick={onChange}>
            Change<span className="visually-hidden"> the handling fee: {journalTitle}</span>
          </Button>
        </div>
      </CardCell>
    </CardRow>
  );
}

/** What each journal asks for open access, and how it is changed. */
function FeesSection() {
  const { data, error } = useCall(fees.journalFees);
  const change = useAsked<JournalFee>();
  const { place, focus } = useReturnFocus();
  const ask = (journal: JournalFee) => {
    focus.remember();
    change.ask(journal);
  };
  const close = () => {
    change.close();
    focus.toOpener();
  };
  return (
    <PanelSection
      title="Handling fees of the journals"
      lead="What open access costs after acceptance. A change holds for manuscripts that are accepted from then on; a fee that somebody owes already stays as it was."
      isWide
    >
      {!data && <Reading error={error} />}
      {data?.length === 0 && <p className={styles.none}>There are no journals yet.</p>}
      {data && data.length > 0 && (
        <div ref={place} tabIndex={-1} className={styles.place}>
          <CardTable label="Handling fees" columns={columns}>
            {data.map((journal) => (
              <FeeRow key={journal.journalId} journal={journal} onChange={() => ask(journal)} />
            ))}
          </CardTable>
        </div>
      )}
      {change.asked && (
        <FeeDialog key={change.asked.turn} journal={change.asked.what} isOpen={change.asked.isOpen} onClose={close} />
      )}
    </PanelSection>
  );
}

/** The handling fee, for administrators: requests for a smaller one, and what each journal asks. */
export function WaiversPanel() {
  return (
    <>
      <RequestsSection />
      <FeesSection />
    </>
  );
}
