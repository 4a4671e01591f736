import { Button } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { useState } from 'react';
import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import styles from './manuscript-list.module.css';

/** The tab is opened by the click itself: one that is opened when the answer comes is blocked as a pop-up. */
function openWaitingTab(): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  // The document that is shown there has no business with this page.
  tab.opener = null;
  tab.document.title = 'Certificate';
  tab.document.body.textContent = 'The certificate is being prepared.';
  return tab;
}

/** Makes a certificate and opens it in a new tab; `url` is there for a browser that opens none. */
function useCertificate() {
  const [url, setUrl] = useState<string | null>(null);
  const mutation = useCallMutation(manuscripts.generate);
  const open = (articleId: string) => {
    const tab = openWaitingTab();
    setUrl(null);
    mutation.mutate(
      { body: { articleId } },
      {
        onSuccess: (made) => {
          if (tab && !tab.closed) tab.location.replace(made.url);
          else setUrl(made.url);
        },
        onError: () => tab?.close(),
      },
    );
  };
  return { open, url, isBusy: mutation.isPending, problem: mutation.error?.message ?? null };
}

/** Makes the certificate of a manuscript and opens it. */
export function CertificateButton({ manuscript: { id, articleTitle } }: { manuscript: ManuscriptEntry }) {
  const certificate = useCertificate();
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconCertificate aria-hidden stroke={1.5} size={20} />}
        loading={certificate.isBusy}
        aria-label={`Certificate: ${articleTitle} (opens in a new tab)`}
        onClick={() => certificate.open(id)}
      >
        Certificate
      </Button>
      <div role="status">
        {certificate.url !== null && (
          <a className={styles.soft} href={certificate.url} target="_blank" rel="noreferrer">
            Your browser opened no tab. Open the certificate
          </a>
        )}
      </div>
      {certificate.problem !== null && (
        <p role="alert" className={styles.problem}>
          The certificate could not be made: {certificate.problem}
        </p>
      )}
    </div>
  );
}
