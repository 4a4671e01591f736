import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/shell.ts';
import { ApiError } from '../../api/api-error.ts';
import button from '../../ui/button.module.css';
import { LostFootprints } from '../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { titleWithSite } from '../../ui/page-title.ts';
import { RetryLink } from '../../ui/retry-link.tsx';
import { useSiteName } from '../../ui/site-facts.ts';
import styles from './error-page.module.css';
import { SiteShell } from './site-shell.tsx';

/** The screen for an unknown address. */
function NotFound() {
  const name = useSiteName();
  return (
    <div className={page.narrow}>
      <title>{titleWithSite(t.notFoundTitle(), name)}</title>
      <EmptyState level={1} drawing={<LostFootprints />} title={t.notFoundTitle()}>
        <p>{t.notFoundText()}</p>
        <div className={styles.ways}>
          <Link className={button.primary} to={pages.journalPublications.href()}>
            {common.browseJournals()}
          </Link>
          <Link className={button.secondary} to={pages.home.href()}>
            {common.goHome()}
          </Link>
        </div>
      </EmptyState>
    </div>
  );
}

/** A screen that could not be shown, and what to do. */
function Failure({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const name = useSiteName();
  return (
    <div className={page.narrow}>
      <title>{titleWithSite(title, name)}</title>
      <EmptyState level={1} drawing={<LostFootprints />} title={title}>
        <p>{text}</p>
        <div className={styles.ways}>{children}</div>
      </EmptyState>
    </div>
  );
}

/** After a failure the browser reloads the page. */
const StartAfresh = () => (
  <>
    <RetryLink label={common.tryAgain()} />
    <a className={button.secondary} href={pages.home.href()}>
      {common.goHome()}
    </a>
  </>
);

/** Offline, a reload would lose the page, so the router retries. */
function NoLine() {
  const { pathname, search } = useLocation();
  return (
    <Failure title={t.noConnectionTitle()} text={t.noConnectionText()}>
      <Link className={button.primary} to={pathname + search} replace>
        {common.tryAgain()}
      </Link>
    </Failure>
  );
}

function WhatFailed({ status }: { status: number }) {
  if (status === 0) return <NoLine />;
  if (status === 404) return <NotFound />;
  if ([502, 503, 504].includes(status))
    return (
      <Failure title={t.unavailableTitle()} text={t.unavailableText()}>
        <StartAfresh />
      </Failure>
    );
  return (
    <Failure title={t.failedTitle()} text={t.failedText()}>
      <StartAfresh />
    </Failure>
  );
}

const statusOf = (error: unknown): number =>
  isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500;

/** Replaces a screen that failed: no connection, not found, unavailable, or the fallback screen. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <SiteShell>
      <WhatFailed status={statusOf(error)} />
    </SiteShell>
  );
}
