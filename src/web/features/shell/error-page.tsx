import type { ReactNode } from 'react';
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

/** A screen that could not be shown, and what to do now. */
function Failure({ title, children }: { title: string; children: ReactNode }) {
  const name = useSiteName();
  return (
    <div className={page.narrow}>
      <title>{`${title} · ${name}`}</title>
      <EmptyState level={1} drawing={<LostFootprints />} title={title}>
        <p>{children}</p>
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

function WhatFailed({ status }: { status: number }) {
  if (status === 404) return <NotFound />;
  if (status === 503)
    return (
      <Failure title="We will be back in a moment">
        Something that this page needs does not answer just now. What you had saved before is safe. Please try again in
        a moment.
      </Failure>
    );
  return (
    <Failure title="Unexpected Application Error!">
      This page could not be shown. What you had saved before is safe. Try again, or go on from the home page.
    </Failure>
  );
}

/** What is shown instead of a screen that failed: not found for 404, what is away for 503, the fallback screen otherwise. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <SiteShell>
      <WhatFailed status={isRouteErrorResponse(error) ? error.status : 500} />
    </SiteShell>
  );
}
