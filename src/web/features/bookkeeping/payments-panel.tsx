import { useRef } from 'react';
import { FindingsSection } from './findings/findings-section.tsx';
import { LedgerSection } from './months/ledger-section.tsx';
import { MonthsSection } from './months/months-section.tsx';
import { PaymentsSection } from './payments/payments-section.tsx';
import { orderKinds, orderStates } from '../../../contracts/constants.ts';
import { useNarrowing } from '../../ui/use-narrowing.ts';

/** Payments for administrators: discrepancies, totals, ledger, all payments. */
export function PaymentsPanel() {
  const address = useNarrowing(orderStates, orderKinds);
  const top = useRef<HTMLDivElement>(null);
  const showPayment = (orderId: string) => {
    address.narrow({ words: orderId, area: null, state: null });
    top.current?.focus();
  };
  return (
    <>
      <FindingsSection onShowPayment={showPayment} />
      <MonthsSection />
      <LedgerSection />
      <PaymentsSection address={address} top={top} />
    </>
  );
}
