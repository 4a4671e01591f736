import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/shell.ts';
import { NoticeRegion } from '../../ui/notices/notice-region.tsx';
import { NoConnection } from './connection/no-connection.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-shell.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The frame of every screen: skip link, header, messages, content, footer. On the home page the header lies over the picture. */
export function SiteShell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  const isHome = useLocation().pathname === pages.home.pattern;
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t.skipToContent()}
      </a>
      <NavigationProgress />
      <SiteHeader isOverPicture={isHome} />
      <NoticeRegion />
      <NoConnection />
      <main id="content" ref={main} tabIndex={-1} className={styles.main} data-under-bar={isHome}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
