import { useSearchParams } from 'react-router';
import { orderStates, type OrderState } from '../../../../contracts/constants.ts';

/** How the list of payments is narrowed down; empty words and no state narrow nothing. */
interface PaymentNarrowing {
  readonly words: string;
  readonly state: OrderState | null;
}

/** The state that a text names; null for every other. */
export const stateNamed = (text: string | null): OrderState | null =>
  orderStates.find((state) => state === text) ?? null;

const narrowingOf = (search: URLSearchParams): PaymentNarrowing => ({
  words: search.get('q')?.trim() ?? '',
  state: stateNamed(search.get('state')),
});

/** The narrowing of the payments, which stands in the address beside the tab. */
export function usePaymentAddress() {
  const [search, setSearch] = useSearchParams();
  const narrowing = narrowingOf(search);
  const narrow = (change: Partial<PaymentNarrowing>) =>
    setSearch(
      (last) => {
        const { words, state } = { ...narrowingOf(last), ...change };
        const next = new URLSearchParams({ tab: last.get('tab') ?? '0' });
        if (words !== '') next.set('q', words);
        if (state !== null) next.set('state', state);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { ...narrowing, isNarrowed: narrowing.words !== '' || narrowing.state !== null, narrow };
}

export type PaymentAddress = ReturnType<typeof usePaymentAddress>;
