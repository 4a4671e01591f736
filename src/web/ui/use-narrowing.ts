import { useSearchParams } from 'react-router';

/** How a list is narrowed down; empty words and no state narrow nothing. */
interface Narrowing<S extends string> {
  readonly words: string;
  readonly state: S | null;
}

/** The state that a text names; null for every other. */
export const stateNamed = <S extends string>(states: readonly S[], text: string | null): S | null =>
  states.find((state) => state === text) ?? null;

/** The filters of a list, which are in the address beside the tab. */
export function useNarrowing<S extends string>(states: readonly S[]) {
  const [search, setSearch] = useSearchParams();
  const narrowingOf = (from: URLSearchParams): Narrowing<S> => ({
    words: from.get('q')?.trim() ?? '',
    state: stateNamed(states, from.get('state')),
  });
  const narrowing = narrowingOf(search);
  const narrow = (change: Partial<Narrowing<S>>) =>
    setSearch(
      (last) => {
        const { words, state } = { ...narrowingOf(last), ...change };
        const next = new URLSearchParams({ tab: last.get('tab') ?? '0' });
        const part = last.get('part');
        if (part !== null) next.set('part', part);
        if (words !== '') next.set('q', words);
        if (state !== null) next.set('state', state);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { ...narrowing, isNarrowed: narrowing.words !== '' || narrowing.state !== null, narrow };
}

/** A narrowing in use. */
export type NarrowingInUse<S extends string> = ReturnType<typeof useNarrowing<S>>;
