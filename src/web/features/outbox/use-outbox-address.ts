import { useSearchParams } from 'react-router';
import { letterStates, type LetterState } from '../../../contracts/mail-values.ts';

/** How the list of messages is narrowed down; empty words and no state narrow nothing. */
interface OutboxNarrowing {
  readonly words: string;
  readonly state: LetterState | null;
}

/** The state that a text names; null for every other. */
export const stateNamed = (text: string | null): LetterState | null =>
  letterStates.find((state) => state === text) ?? null;

const narrowingOf = (search: URLSearchParams): OutboxNarrowing => ({
  words: search.get('q')?.trim() ?? '',
  state: stateNamed(search.get('state')),
});

/** The narrowing of the messages, which stands in the address beside the tab. */
export function useOutboxAddress() {
  const [search, setSearch] = useSearchParams();
  const narrowing = narrowingOf(search);
  const narrow = (change: Partial<OutboxNarrowing>) =>
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
