import { IconSearch } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { useRef } from 'react';
import { Form } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import { useAfterNavigation } from './use-after-navigation.ts';
import button from '../../ui/button.module.css';
import styles from './header-search.module.css';

const panelId = 'site-search';

/** A button that opens the search field; the popover works without JavaScript. */
export function HeaderSearch() {
  const panel = useRef<HTMLFormElement>(null);
  const close = () => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  };
  useAfterNavigation(close);
  return (
    <>
      <button
        type="button"
        className={button.icon}
        popoverTarget={panelId}
        aria-label={common.search()}
        title={common.search()}
      >
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
          {common.searchArticles()}
        </label>
        <div className={styles.row}>
          {/* The browser focuses the field when the popover opens, not when the page loads. */}
          <input
            id="header-search"
            type="search"
            name="q"
            maxLength={200}
            autoComplete="off"
            autoFocus
            placeholder={common.searchArticlesBy()}
          />
          <button type="submit" className={button.primary}>
            {common.search()}
          </button>
        </div>
      </Form>
    </>
  );
}
