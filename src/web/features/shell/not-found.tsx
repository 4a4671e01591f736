import { Link } from '../../ui/link.tsx';
import { pages } from '../../../contracts/pages.ts';
import button from '../../ui/button.module.css';
import { LostFootprints } from '../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import page from '../../ui/page.module.css';
import { useSiteName } from '../../ui/site-facts.ts';
import styles from './error-page.module.css';

/** The screen for an address that leads nowhere. */
export function NotFound() {
  const name = useSiteName();
  return (
    <div className={page.narrow}>
      <title>{`Page not found · ${name}`}</title>
      <EmptyState level={1} drawing={<LostFootprints />} title="Page not found">
        <p>The tracks end here. The address may be mistyped, or the page may have moved.</p>
        <div className={styles.ways}>
          <Link className={button.primary} to={pages.journalPublications.href()}>
            Browse Journals
          </Link>
          <Link className={button.secondary} to={pages.home.href()}>
            Go to the home page
          </Link>
        </div>
      </EmptyState>
    </div>
  );
}
