import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { longestQuery } from '../../../../contracts/constants.ts';
import styles from './manuscript-list.module.css';

interface ListSearchProps {
  readonly label: string;
  readonly description: string;
  readonly words: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onSearch: (words: string) => void;
  /** What else narrows the list down. */
  readonly children?: ReactNode;
}

/** Waits for a pause in typing, in milliseconds. */
const pause = 300;

/** What is typed, and when it is looked for; words that the address gets from elsewhere replace it. */
function useTypedWords(words: string, onSearch: (words: string) => void) {
  const [typed, setTyped] = useState(words);
  const [asked, setAsked] = useState(words);
  const [seen, setSeen] = useState(words);
  const ask = useDebouncedCallback((wanted: string) => {
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
  const type = (text: string) => {
    setTyped(text);
    ask(text.trim());
  };
  return { typed, type, ask: ask.flush };
}

/** The words that a list is searched by; they take effect as one types. */
export function ListSearch({ label, description, words, field, onSearch, children }: ListSearchProps) {
  const { typed, type, ask } = useTypedWords(words, onSearch);
  return (
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <TextInput
        ref={field}
        label={label}
        description={description}
        type="search"
        maxLength={longestQuery}
        leftSection={<IconSearch aria-hidden stroke={1.5} size={20} />}
        value={typed}
        onChange={({ currentTarget: { value } }) => type(value)}
        // Whoever leaves the field for a link must not be called back by words that are looked for later.
        onBlur={ask}
      />
      {children}
    </form>
  );
}
