import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

/** Waits for a pause in typing, in milliseconds. */
const pause = 300;

/** The words that people are looked for by; they take effect as one types. */
export function PeopleSearch({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(words);
  const search = useDebouncedCallback(onSearch, pause);
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <TextInput
        label="Search people"
        description="By name, email or affiliation"
        type="search"
        maxLength={200}
        leftSection={<IconSearch aria-hidden stroke={1.5} size={20} />}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          search(value.trim());
        }}
      />
    </form>
  );
}
