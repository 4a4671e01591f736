import { IconMoon, IconSun } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/shell.ts';
import { useSession } from '../../session/session.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { Link, NavLink } from '../../ui/link.tsx';
import { useSiteName } from '../../ui/site-facts.ts';
import { useColorSchemeChoice } from '../../ui/theme/color-scheme.ts';
import { BrandMark } from './brand-mark.tsx';
import { HeaderSearch } from './header-search.tsx';
import { accountLinks, readingLinks } from './navigation-links.ts';
import styles from './site-header.module.css';
import { SiteMenu } from './site-menu.tsx';

function subscribe(notify: () => void): () => void {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
}

/** Whether the page is scrolled at all. */
const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > 0,
    () => false,
  );

/** Switches between light and dark mode; disabled until the page is hydrated. */
function SchemeSwitch() {
  const [scheme, choose] = useColorSchemeChoice();
  const next = scheme === 'dark' ? 'light' : 'dark';
  const label = next === 'dark' ? t.darkMode() : t.lightMode();
  const drawn = next === 'light' ? IconSun : IconMoon;
  return (
    <button
      type="button"
      className={`${button.icon} ${styles.switch}`}
      data-ready={scheme !== null}
      disabled={scheme === null}
      aria-label={label}
      title={label}
      onClick={() => choose(next)}
    >
      <Icon of={drawn} size={22} />
    </button>
  );
}

/** The header: brand, reading links, account links. Tinted once the page is scrolled. */
export function SiteHeader({ isOverPicture }: { isOverPicture: boolean }) {
  const isScrolled = useIsScrolled();
  const { submit, others } = accountLinks(useSession(), 'desktop');
  return (
    <header className={styles.bar} data-scrolled={isScrolled} data-over-picture={isOverPicture}>
      <div className={styles.inner}>
        <Link className={styles.brand} to={pages.home.href()}>
          <BrandMark />
          {useSiteName()}
        </Link>
        <nav className={styles.links} aria-label={t.mainNavigation()}>
          <ul>
            {readingLinks.map((link) => (
              <li key={link.to}>
                <NavLink to={link.to} end>
                  {link.label()}
                </NavLink>
              </li>
            ))}
          </ul>
          <ul className={styles.account}>
            {others.map((link) => (
              <li key={link.to}>
                <NavLink to={link.to}>{link.label()}</NavLink>
              </li>
            ))}
            <li>
              <Link className={`${button.primary} ${styles.submit}`} to={submit.to}>
                {submit.label()}
              </Link>
            </li>
          </ul>
        </nav>
        <HeaderSearch />
        <SchemeSwitch />
        <SiteMenu />
      </div>
    </header>
  );
}
