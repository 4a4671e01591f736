import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { longestQuery } from '../../../contracts/constants.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/lists.ts';
import { SiftedSand } from '../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import styles from './list-search.module.css';

/** Shown when a search has no matches. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState drawing={<SiftedSand />} title={common.noMatches()} level={3}>
      <p>{t.searchHint()}</p>
      <Button variant="default" onClick={onClear}>
        {common.clearSearch()}
      </Button>
    </EmptyState>
  );
}

interface ListSearchProps {
  readonly label: string;
  readonly description?: string;
  readonly words: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onSearch: (words: string) => void;
  /** Folded on a phone at first, where the list comes first. */
  readonly foldsOnPhone?: boolean;
  /** Other filters. */
  readonly children?: ReactNode;
}

/** Waits for a pause in typing, in milliseconds. */
const pause = 300;

/** Whether the browser is already at another address than the one shown. */
function isLeaving(shownKey: string): boolean {
  const state: unknown = globalThis.history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : 'default';
  return key !== shownKey;
}

/** The typed text, searched after a pause; a new search in the address replaces it. */
function useTypedWords(words: string, onSearch: (words: string) => void) {
  const [typed, setTyped] = useState(words);
  const [asked, setAsked] = useState(words);
  const [seen, setSeen] = useState(words);
  const { key } = useLocation();
  const ask = useDebouncedCallback((wanted: string) => {
    // A search typed before a link was followed must not undo the navigation.
    if (isLeaving(key)) return;
    setAsked(wanted);
    onSearch(wanted);
  }, pause);
  if (words !== seen) {
    setSeen(words);
    if (words !== asked) {
      setAsked(words);
      setTyped(words);
    }
  }
  const wanted = typed.trim();
  // Searches again when another address is shown with the same text in the field.
  useEffect(() => {
    if (wanted === asked || isLeaving(key)) ask.cancel();
    else ask(wanted);
  }, [ask, asked, key, wanted]);
  return { typed, setTyped, askNow: () => ask.flush() };
}

/** The search field of a list; it searches while typing. */
export function ListSearch(props: ListSearchProps) {
  const { label, description, words, field, onSearch, foldsOnPhone = false, children } = props;
  const { typed, setTyped, askNow } = useTypedWords(words, onSearch);
  const isPhone = useIsPhone();
  const [isFolded] = useState(foldsOnPhone && words === '');
  const form = (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        askNow();
      }}
    >
      <TextInput
        ref={field}
        label={label}
        {...(description === undefined ? {} : { description })}
        type="search"
        maxLength={longestQuery}
        leftSection={<IconSearch aria-hidden stroke={1.5} size={20} />}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      {children}
    </form>
  );
  if (!isPhone || !isFolded) return form;
  return (
    <details className={styles.fold}>
      <summary>{common.search()}</summary>
      {form}
    </details>
  );
}
