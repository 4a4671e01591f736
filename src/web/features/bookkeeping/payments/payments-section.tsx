import { Button, NativeSelect } from '@mantine/core';
import { useRef, type RefObject } from 'react';
import { bookkeeping, type SitePayment } from '../../../../contracts/bookkeeping.ts';
import { orderKinds, orderStates, type OrderKind, type OrderState } from '../../../../contracts/constants.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/bookkeeping.ts';
import { useListParts, type ListParts } from '../../../api/use-call-parts.ts';
import { SiftedSand } from '../../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { stateNamed, type NarrowingInUse } from '../../../ui/use-narrowing.ts';
import { ListSearch } from '../../lists/list-search.tsx';
import { ShowMore } from '../../lists/show-more.tsx';
import { stateNames } from './payment-state.tsx';
import { kindNames, PaymentTable } from './payment-table.tsx';
import styles from './payments.module.css';

function NoPayments({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) {
    return <EmptyState drawing={<SiftedSand />} title={t.noPaymentsTitle()} level={3} />;
  }
  return (
    <EmptyState drawing={<SiftedSand />} title={common.noMatches()} level={3}>
      <p>{t.noMatchingPayments()}</p>
      <Button variant="default" onClick={onClear}>
        {common.clearSearch()}
      </Button>
    </EmptyState>
  );
}

interface FoundProps {
  readonly address: NarrowingInUse<OrderState, OrderKind>;
  readonly parts: ListParts<SitePayment>;
  readonly isOlder: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
}

function FoundPayments({ address, parts, isOlder, field }: FoundProps) {
  const clear = () => {
    address.narrow({ words: '', area: null, state: null });
    field.current?.focus();
  };
  return (
    <div className={styles.found} aria-busy={isOlder}>
      {parts.shown.length > 0 ? (
        <PaymentTable payments={parts.shown} />
      ) : (
        // While the whole list loads, this still shows the last search.
        <NoPayments isNarrowed={address.isNarrowed || isOlder} onClear={clear} />
      )}
      <ShowMore parts={parts} noun={t.paymentsNoun()} />
    </div>
  );
}

interface PaymentsSectionProps {
  readonly address: NarrowingInUse<OrderState, OrderKind>;
  /** The start of the list, where a link to a payment leads. */
  readonly top: RefObject<HTMLDivElement | null>;
}

/** All payments, newest first; the search is in the address. */
export function PaymentsSection({ address, top }: PaymentsSectionProps) {
  const { words, area, state, narrow } = address;
  const query = { q: words || undefined, kind: area ?? undefined, state: state ?? undefined };
  const { parts, error, isOlder } = useListParts(bookkeeping.payments, query, ({ payments }) => payments);
  const field = useRef<HTMLInputElement>(null);
  return (
    <PanelSection title={t.paymentsTitle()} isWide>
      <div ref={top} tabIndex={-1} className={styles.list}>
        <ListSearch
          label={t.searchPayments()}
          description={t.searchPaymentsHint()}
          words={words}
          field={field}
          onSearch={(typed) => narrow({ words: typed })}
        >
          <NativeSelect
            label={t.kind()}
            data={[{ value: '', label: t.all() }, ...orderKinds.map((value) => ({ value, label: kindNames[value]() }))]}
            value={area ?? ''}
            onChange={({ currentTarget: { value } }) => narrow({ area: stateNamed(orderKinds, value) })}
          />
          <NativeSelect
            label={common.status()}
            data={[
              { value: '', label: t.all() },
              ...orderStates.map((value) => ({ value, label: stateNames[value]() })),
            ]}
            value={state ?? ''}
            onChange={({ currentTarget: { value } }) => narrow({ state: stateNamed(orderStates, value) })}
          />
        </ListSearch>
        {parts ? <FoundPayments {...{ address, parts, isOlder, field }} /> : <Reading error={error} />}
      </div>
    </PanelSection>
  );
}
