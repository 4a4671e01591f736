import { isRouteErrorResponse, useRouteError } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import button from '../../ui/button.module.css';
import { LostFootprints } from '../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import page from '../../ui/page.module.css';
import { RetryLink } from '../../ui/retry-link.tsx';
import { useSiteName } from '../../ui/site-facts.ts';
import styles from './error-page.module.css';
import { NotFound } from './not-found.tsx';
import { SiteShell } from './site-shell.tsx';

function UnexpectedError() {
  const name = useSiteName();
  return (
    <div className={page.narrow}>
      <title>{`Unexpected Application Error! · ${name}`}</title>
      <EmptyState level={1} drawing={<LostFootprints />} title="Unexpected Application Error!">
        <p>This page could not be shown. What you had saved before is safe. Try again, or go on from the home page.</p>
        <div className={styles.ways}>
          <RetryLink label="Try again" />
          {/* A plain link: after a failure the browser starts afresh. */}
          <a className={button.secondary} href={pages.home.href()}>
            Go to the home page
          </a>
        </div>
      </EmptyState>
    </div>
  );
}

/** What is shown instead of a screen that failed: not found for 404, the fallback screen otherwise. */
export function ErrorPage() {
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return <SiteShell>{isNotFound ? <NotFound /> : <UnexpectedError />}</SiteShell>;
}
