import { IconSearch } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { longestQuery } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import button from '../../ui/button.module.css';
import { dimensions, type SearchAddress } from './search-address.ts';
import styles from './search-form.module.css';

const sortIn = ({ sort }: SearchAddress) => (sort === 'relevance' ? undefined : sort);

/** The field of the search page; a new search keeps what the results are narrowed down to. */
export function SearchForm({ address }: { address: SearchAddress }) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(address.q);
  // Only another address fills the field: what was typed before the scripts arrived stays.
  useEffect(() => {
    if (shown.current === address.q) return;
    shown.current = address.q;
    if (field.current) field.current.value = address.q;
  }, [address.q]);
  const kept = [
    ...dimensions.map((name) => ({ name, value: address[name] })),
    { name: 'sort', value: sortIn(address) },
  ];
  return (
    <Form discover="none" role="search" aria-label="Articles" action={pages.search.href()} className={styles.form}>
      <label htmlFor="search-words">Words to search for</label>
      <div className={styles.row}>
        <input
          ref={field}
          id="search-words"
          type="search"
          name="q"
          dir="auto"
          defaultValue={address.q}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby="search-hint"
        />
        {kept.map(
          ({ name, value }) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <button type="submit" className={button.primary}>
          <Icon of={IconSearch} size={18} />
          Search
        </button>
      </div>
      <p id="search-hint" className={styles.hint}>
        Title, author, keyword, DOI or any words of the text. “Quotation marks” hold a phrase together,{' '}
        <span>-word</span> leaves a word out.
      </p>
    </Form>
  );
}
