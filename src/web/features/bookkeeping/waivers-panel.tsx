import { Button } from '@mantine/core';
import { fees, type JournalFee } from '../../../contracts/fees.ts';
import { formatMoney } from '../../../contracts/money.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/bookkeeping.ts';
import { hidden } from '../../ui/message-tags.tsx';
import { useCall } from '../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { useAsked } from '../../ui/forms/use-asked.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import { useReturnFocus } from '../lists/use-list-dialog.ts';
import { FeeDialog } from './waivers/fee-dialog.tsx';
import { RequestsSection } from './waivers/requests-section.tsx';
import styles from './waivers/waivers.module.css';

const feeColumns = () => [common.journal(), t.handlingFee(), t.actions()] as const;

function FeeRow({ journal, onChange }: { journal: JournalFee; onChange: () => void }) {
  const { journalTitle, journalAbbreviation, handlingFeeMinor, currency } = journal;
  const columns = feeColumns();
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <p className={styles.title}>
          <bdi>{journalTitle}</bdi>
        </p>
        <p className={styles.soft}>{journalAbbreviation}</p>
      </CardCell>
      <CardCell label={columns[1]}>
        {handlingFeeMinor === 0 ? t.feeNone() : formatMoney({ amountMinor: handlingFeeMinor, currency })}
      </CardCell>
      <CardCell label={columns[2]}>
        <div>
          <Button variant="default" onClick={onChange}>
            {t.changeFee({
              journal: journalTitle,
              hidden,
            })}
          </Button>
        </div>
      </CardCell>
    </CardRow>
  );
}

/** What each journal charges for open access. */
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
    <PanelSection title={t.feesTitle()} lead={t.feesLead()} isWide>
      {!data && <Reading error={error} />}
      {data?.length === 0 && <p className={styles.none}>{t.feesEmpty()}</p>}
      {data && data.length > 0 && (
        <div ref={place} tabIndex={-1} className={styles.place}>
          <CardTable label={t.handlingFees()} columns={feeColumns()}>
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

/** Handling fees for administrators: waiver requests, and what each journal charges. */
export function WaiversPanel() {
  return (
    <>
      <RequestsSection />
      <FeesSection />
    </>
  );
}
