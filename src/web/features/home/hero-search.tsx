import { IconSearch } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { Form } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import styles from './hero-search.module.css';

/** The search field of the first view: on the dune, and below the picture on a phone. */
export function HeroSearch() {
  return (
    <Form discover="none" className={styles.search} role="search" aria-label="Articles" action={pages.search.href()}>
      <label className="visually-hidden" htmlFor="hero-search">
        Search articles
      </label>
      <input
        id="hero-search"
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        placeholder="Title, author or keyword"
      />
      <button type="submit">
        <Icon of={IconSearch} size={20} />
        Search
      </button>
    </Form>
  );
}
