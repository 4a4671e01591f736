import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import { ApiError } from '../../api/api-error.ts';
import button from '../../ui/button.module.css';
import { LostFootprints } from '../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { RetryLink } from '../../ui/retry-link.tsx';
import { useSiteName } from '../../ui/site-facts.ts';
import styles from './error-page.module.css';
import { SiteShell } from './site-shell.tsx';

/** The screen for an address that leads nowhere. */
function NotFound() {
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

/** A screen that could not be shown, and what to do now. */
function Failure({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const name = useSiteName();
  return (
    <div className={page.narrow}>
      <title>{`${title} · ${name}`}</title>
      <EmptyState level={1} drawing={<LostFootprints />} title={title}>
        <p>{text}</p>
        <div className={styles.ways}>{children}</div>
      </EmptyState>
    </div>
  );
}

/** After a failure the browser starts afresh. */
const startAfresh = (
  <>
    <RetryLink label="Try again" />
    <a className={button.secondary} href={pages.home.href()}>
      Go to the home page
    </a>
  </>
);

/** Without a line the browser has nothing but this page: it is not left. */
function NoLine() {
  const { pathname, search } = useLocation();
  return (
    <Failure
      title="No connection"
      text="The server did not answer, so this page could not be shown. What you had saved before is safe. Check your connection and try again."
    >
      <Link className={button.primary} to={pathname + search} replace>
        Try again
      </Link>
    </Failure>
  );
}

function WhatFailed({ status }: { status: number }) {
  if (status === 0) return <NoLine />;
  if (status === 404) return <NotFound />;
  if ([502, 503, 504].includes(status))
    return (
      <Failure
        title="We will be back in a moment"
        text="Something that this page needs does not answer just now. What you had saved before is safe. Please try again in a moment."
      >
        {startAfresh}
      </Failure>
    );
  return (
    <Failure
      title="Unexpected Application Error!"
      text="This page could not be shown. What you had saved before is safe. Try again, or go on from the home page."
    >
      {startAfresh}
    </Failure>
  );
}

const statusOf = (error: unknown): number =>
  isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500;

/** What is shown instead of a screen that failed: no connection, not found, what is away, the fallback screen otherwise. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <SiteShell>
      <WhatFailed status={statusOf(error)} />
    </SiteShell>
  );
}
