import { Button, NativeSelect } from '@mantine/core';
import { useRef, type RefObject } from 'react';
import { bookkeeping, type HousePayment } from '../../../../contracts/bookkeeping.ts';
import { orderStates, type OrderState } from '../../../../contracts/constants.ts';
import { useListParts, type ListParts } from '../../../api/use-call-parts.ts';
import { SiftedSand } from '../../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { stateNamed, type NarrowingInUse } from '../../../ui/use-narrowing.ts';
import { ListSearch } from '../../lists/list-search.tsx';
import { ShowMore } from '../../lists/show-more.tsx';
import { stateNames } from './payment-state.tsx';
import { PaymentTable } from './payment-table.tsx';
import styles from './payments.module.css';

function NoPayments({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) {
    return (
      <EmptyState drawing={<SiftedSand />} title="No payments yet" level={3}>
        <p>Passes, full issues and handling fees stand here as soon as somebody begins to pay for one.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing={<SiftedSand />} title="Nothing fits this search" level={3}>
      <p>Look for a name or an email, for what was bought, or for the whole number of an invoice.</p>
      <Button variant="default" onClick={onClear}>
        Clear the search
      </Button>
    </EmptyState>
  );
}

interface FoundProps {
  readonly address: NarrowingInUse<OrderState>;
  readonly parts: ListParts<HousePayment>;
  readonly isOlder: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
}

function FoundPayments({ address, parts, isOlder, field }: FoundProps) {
  const clear = () => {
    address.narrow({ words: '', state: null });
    field.current?.focus();
  };
  return (
    <div className={styles.found} aria-busy={isOlder}>
      {parts.shown.length > 0 ? (
        <PaymentTable payments={parts.shown} />
      ) : (
        // While the whole list is on its way, what stands here is still the answer to the last search.
        <NoPayments isNarrowed={address.isNarrowed || isOlder} onClear={clear} />
      )}
      <ShowMore parts={parts} noun="payments" />
    </div>
  );
}

interface PaymentsSectionProps {
  readonly address: NarrowingInUse<OrderState>;
  /** Where the list begins, for whoever is led to one of its payments. */
  readonly top: RefObject<HTMLDivElement | null>;
}

/** Everybody's payments, the newest first; what is looked for stands in the address. */
export function PaymentsSection({ address, top }: PaymentsSectionProps) {
  const { words, state, narrow } = address;
  const query = { q: words || undefined, state: state ?? undefined };
  const { parts, error, isOlder } = useListParts(bookkeeping.payments, query, ({ payments }) => payments);
  const field = useRef<HTMLInputElement>(null);
  return (
    <PanelSection title="All payments" lead="The newest first." isWide>
      <div ref={top} tabIndex={-1} className={styles.list}>
        <ListSearch
          label="Search payments"
          description="By name, email, what was bought, or number of a document"
          words={words}
          field={field}
          onSearch={(typed) => narrow({ words: typed })}
        >
          <NativeSelect
            label="State"
            data={[{ value: '', label: 'All' }, ...orderStates.map((value) => ({ value, label: stateNames[value] }))]}
            value={state ?? ''}
            onChange={({ currentTarget: { value } }) => narrow({ state: stateNamed(orderStates, value) })}
          />
        </ListSearch>
        {parts ? <FoundPayments {...{ address, parts, isOlder, field }} /> : <Reading error={error} />}
      </div>
    </PanelSection>
  );
}
