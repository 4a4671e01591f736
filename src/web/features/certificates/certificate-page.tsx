import { isRouteErrorResponse, useRouteError } from 'react-router';
import { certificates } from '../../../contracts/certificates.ts';
import { pages } from '../../../contracts/pages.ts';
import { loadOr404 } from '../../api/load-or-404.ts';
import { serverApi } from '../../api/server-api.ts';
import { pageHead } from '../../ui/page-head.ts';
import page from '../../ui/page.module.css';
import type { Route } from './+types/certificate-page.ts';
import { CertificateRecord } from './certificate-record.tsx';
import { CertificateVerdict } from './certificate-verdict.tsx';
import { NoCertificate } from './no-certificate.tsx';

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
