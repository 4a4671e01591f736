import { IconCircleCheck, IconFileOff } from '@tabler/icons-react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { certificates } from '../../../contracts/certificates.ts';
import { contactSubjects, pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/certificates.ts';
import { loadOr404 } from '../../api/load-or-404.ts';
import { serverApi } from '../../api/server-api.ts';
import button from '../../ui/button.module.css';
import { LostFootprints } from '../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { Link } from '../../ui/link.tsx';
import { pageHead } from '../../ui/page-head.ts';
import page from '../../ui/page.module.css';
import { useSiteName } from '../../ui/site-facts.ts';
import type { Route } from './+types/certificate-page.ts';
import styles from './certificate-page.module.css';
import { CertificateRecord } from './certificate-record.tsx';

/** Whether the certificate is valid; a withdrawn article's is not. */
function CertificateVerdict({ withdrawnOn }: { withdrawnOn: string | null }) {
  const site = useSiteName();
  if (withdrawnOn !== null)
    return (
      <header className={styles.withdrawn}>
        <IconFileOff aria-hidden stroke={1.5} size={36} />
        <h1 className={styles.heading}>{t.withdrawnTitle()}</h1>
        <p className={styles.words}>
          {t.withdrawnText({ day: () => <time dateTime={withdrawnOn}>{formatDay(withdrawnOn)}</time> })}
        </p>
      </header>
    );
  return (
    <header className={styles.genuine}>
      <IconCircleCheck aria-hidden stroke={1.5} size={36} />
      <h1 className={styles.heading}>{t.genuineTitle()}</h1>
      <p className={styles.words}>{t.genuineText({ site })}</p>
    </header>
  );
}

/** The page of an address without a certificate. */
function NoCertificate() {
  const site = useSiteName();
  return (
    <div className={page.narrow}>
      <title>{t.pageTitle({ title: t.notFoundTitle(), site })}</title>
      <EmptyState level={1} drawing={<LostFootprints />} title={t.notFoundTitle()}>
        <p>{t.notFoundText()}</p>
        <Link className={button.secondary} to={pages.contact.href({ subject: contactSubjects.usual })}>
          {t.askUs()}
        </Link>
      </EmptyState>
    </div>
  );
}

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadOr404(serverApi(context)(certificates.confirm, { params }));

/** Not for search engines: they have the article's own page. */
export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => [
  ...pageHead(matches, {
    title: t.certificate(),
    description: loaderData ? t.description({ title: loaderData.articleTitle }) : t.noDescription(),
    path: pages.certificate.href({ articleId: params.articleId }),
  }),
  { name: 'robots', content: 'noindex' },
];

/** The page of a certificate's QR code: whether it is genuine, and the details to compare. */
export default function CertificatePage({ loaderData: facts }: Route.ComponentProps) {
  return (
    <div className={page.narrow}>
      <CertificateVerdict withdrawnOn={facts.withdrawnOn} />
      <CertificateRecord facts={facts} />
    </div>
  );
}

/** Shows a page of its own for a missing certificate; the shell handles other errors. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <NoCertificate />;
}
