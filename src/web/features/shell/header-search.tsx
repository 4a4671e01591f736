import { IconSearch } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { useRef } from 'react';
import { Form } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import { useAfterNavigation } from './use-after-navigation.ts';
import button from '../../ui/button.module.css';
import styles from './header-search.module.css';

const panelId = 'site-search';

/** A button in the bar that unfolds the search field under it; the browser itself opens and closes it, without scripting, too. */
export function HeaderSearch() {
  const panel = useRef<HTMLFormElement>(null);
  const close = () => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  };
  useAfterNavigation(close);
  return (
    <>
      <button type="button" className={button.icon} popoverTarget={panelId} aria-label="Search" title="Search">
        <Icon of={IconSearch} size={22} />
      </button>
      <Form
        discover="none"
        ref={panel}
        id={panelId}
        popover="auto"
        className={styles.panel}
        role="search"
        action={pages.search.href()}
      >
        <label className={styles.label} htmlFor="header-search">
          Search articles
        </label>
        <div className={styles.row}>
          {/* Who opens the panel wants to type: the browser moves the focus here when it opens, not when the page loads. */}
          <input
            id="header-search"
            type="search"
            name="q"
            maxLength={200}
            autoComplete="off"
            autoFocus
            placeholder="Title, author, keyword or any words"
          />
          <button type="submit" className={button.primary}>
            Search
          </button>
        </div>
      </Form>
    </>
  );
}
