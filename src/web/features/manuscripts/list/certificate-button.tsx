import { Button } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { useState } from 'react';
import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import styles from './manuscript-list.module.css';

/** The click itself opens the tab: browsers block a tab that opens when the answer arrives. */
function openWaitingTab(): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  // The document in the tab must not reach this page.
  tab.opener = null;
  tab.document.title = t.certificate();
  tab.document.body.textContent = t.preparingCertificate();
  return tab;
}

/** Makes a certificate and opens it in a new tab; `url` is for browsers that open none. */
export function useCertificate() {
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

type Certificate = ReturnType<typeof useCertificate>;

interface CertificateProps {
  readonly manuscript: ManuscriptEntry;
  readonly certificate: Certificate;
}

/** Makes the certificate of a manuscript and opens it. */
export function CertificateButton({ manuscript: { id, articleTitle }, certificate }: CertificateProps) {
  return (
    <Button
      variant="default"
      leftSection={<IconCertificate aria-hidden stroke={1.5} size={20} />}
      loading={certificate.isBusy}
      aria-label={t.certificateNamed({ title: articleTitle })}
      onClick={() => certificate.open(id)}
    >
      {t.certificate()}
    </Button>
  );
}

/** Says what became of a certificate that did not open by itself. */
export function CertificateOutcome({ certificate: { url, problem } }: { certificate: Certificate }) {
  return (
    <>
      <div role="status">
        {url !== null && (
          <a className={styles.soft} href={url} target="_blank" rel="noreferrer">
            {t.openCertificate()}
          </a>
        )}
      </div>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {t.certificateFailed({ reason: problem })}
        </p>
      )}
    </>
  );
}
