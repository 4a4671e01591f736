import { useState } from 'react';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import { useCallMutation } from '../../../api/use-call.ts';

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
