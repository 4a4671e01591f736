import { useSearchParams } from 'react-router';

/** How a list is narrowed down; empty words, no area and no state narrow nothing. */
interface Narrowing<S extends string, A extends string> {
  readonly words: string;
  readonly area: A | null;
  readonly state: S | null;
}

/** The state that a text names; null for every other. */
export const stateNamed = <S extends string>(states: readonly S[], text: string | null): S | null =>
  states.find((state) => state === text) ?? null;

/** The filters of a list, which are in the address beside the tab. */
export function useNarrowing<S extends string, A extends string = never>(
  states: readonly S[],
  areas: readonly A[] = [],
) {
  const [search, setSearch] = useSearchParams();
  const narrowingOf = (from: URLSearchParams): Narrowing<S, A> => ({
    words: from.get('q')?.trim() ?? '',
    area: stateNamed(areas, from.get('area')),
    state: stateNamed(states, from.get('state')),
  });
  const narrowing = narrowingOf(search);
  const narrow = (change: Partial<Narrowing<S, A>>) =>
    setSearch(
      (last) => {
        const { words, area, state } = { ...narrowingOf(last), ...change };
        const next = new URLSearchParams({ tab: last.get('tab') ?? '0' });
        const part = last.get('part');
        if (part !== null) next.set('part', part);
        if (words !== '') next.set('q', words);
        if (area !== null) next.set('area', area);
        if (state !== null) next.set('state', state);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const isNarrowed = narrowing.words !== '' || narrowing.area !== null || narrowing.state !== null;
  return { ...narrowing, isNarrowed, narrow };
}

/** A narrowing in use. */
export type NarrowingInUse<S extends string, A extends string> = ReturnType<typeof useNarrowing<S, A>>;
