import { Link, NavLink } from '../../ui/link.tsx';
import { pages } from '../../../contracts/pages.ts';
import { useSession } from '../../session/session.ts';
import button from '../../ui/button.module.css';
import { useSiteName } from '../../ui/site-facts.ts';
import { BrandMark } from './brand-mark.tsx';
import { HeaderSearch } from './header-search.tsx';
import { accountLinks, readingLinks } from './navigation-links.ts';
import { SchemeSwitch } from './scheme-switch.tsx';
import styles from './site-header.module.css';
import { SiteMenu } from './site-menu.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';

/** The bar: brand, where to read, what to do with an account. It takes its tint as soon as the page is scrolled. */
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
        <nav className={styles.links} aria-label="Main">
          <ul>
            {readingLinks.map((link) => (
              <li key={link.to}>
                <NavLink to={link.to} end>
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
          <ul className={styles.account}>
            {others.map((link) => (
              <li key={link.to}>
                <NavLink to={link.to}>{link.label}</NavLink>
              </li>
            ))}
            <li>
              <Link className={`${button.primary} ${styles.submit}`} to={submit.to}>
                {submit.label}
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
