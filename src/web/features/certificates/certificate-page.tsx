import { IconCircleCheck, IconFileOff } from '@tabler/icons-react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { certificates } from '../../../contracts/certificates.ts';
import { contactSubjects, pages } from '../../../contracts/pages.ts';
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

/** Whether the certificate holds; of a withdrawn article that comes before all else. */
function CertificateVerdict({ withdrawnOn }: { withdrawnOn: string | null }) {
  const house = useSiteName();
  if (withdrawnOn !== null)
    return (
      <header className={styles.withdrawn}>
        <IconFileOff aria-hidden stroke={1.5} size={36} />
        <h1 className={styles.heading}>This article was withdrawn</h1>
        <p className={styles.words}>
          It was withdrawn on <time dateTime={withdrawnOn}>{formatDay(withdrawnOn)}</time>. A certificate that was
          issued before that day is no longer valid.
        </p>
      </header>
    );
  return (
    <header className={styles.genuine}>
      <IconCircleCheck aria-hidden stroke={1.5} size={36} />
      <h1 className={styles.heading}>This certificate is genuine</h1>
      <p className={styles.words}>
        It is genuine if it states what is on record at {house}, as it stands below. A certificate that states anything
        else is not ours.
      </p>
    </header>
  );
}

/** What an address says under which nothing was ever certified. */
function NoCertificate() {
  const name = useSiteName();
  return (
    <div className={page.narrow}>
      <title>{`No certificate is on record · ${name}`}</title>
      <EmptyState level={1} drawing={<LostFootprints />} title="No certificate is on record">
        <p>
          Nothing was certified under this address. If it stands on a certificate, and is typed as it stands there, the
          certificate is not genuine.
        </p>
        <Link className={button.secondary} to={pages.contact.href({ subject: contactSubjects.usual })}>
          Ask us about a certificate
        </Link>
      </EmptyState>
    </div>
  );
}

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadOr404(serverApi(context)(certificates.confirm, { params }));

/** Found by its QR code alone: the article has its own page for search engines. */
export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => [
  ...pageHead(matches, {
    title: 'Certificate of Publication',
    description: loaderData
      ? `What is on record of “${loaderData.articleTitle}”, to hold its certificate of publication against.`
      : 'No certificate is on record under this address.',
    path: pages.certificate.href({ articleId: params.articleId }),
  }),
  { name: 'robots', content: 'noindex' },
];

/** Where the QR code of a certificate leads: whether it is genuine, and what it must state. */
export default function CertificatePage({ loaderData: facts }: Route.ComponentProps) {
  return (
    <div className={page.narrow}>
      <CertificateVerdict withdrawnOn={facts.withdrawnOn} />
      <CertificateRecord facts={facts} />
    </div>
  );
}

/** An address of no certificate is told in words of its own; any other failure is the shell's affair. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <NoCertificate />;
}
