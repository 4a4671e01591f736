import { IconSearch } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { longestQuery } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/search.ts';
import button from '../../ui/button.module.css';
import { dimensions, type SearchAddress } from './search-address.ts';
import styles from './search-form.module.css';

const sortIn = ({ sort }: SearchAddress) => (sort === 'relevance' ? undefined : sort);

/** The search field; a new search retains the filters. */
export function SearchForm({ address }: { address: SearchAddress }) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(address.q);
  // Text typed before hydration stays; only a new address fills the field.
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
    <Form
      discover="none"
      role="search"
      aria-label={t.searchRegion()}
      action={pages.search.href()}
      className={styles.form}
    >
      <label htmlFor="search-words">{common.search()}</label>
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
          {common.search()}
        </button>
      </div>
      <p id="search-hint" className={styles.hint}>
        {t.hint({ minus: (text) => <span>{text}</span> })}
      </p>
    </Form>
  );
}
