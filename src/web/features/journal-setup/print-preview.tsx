import { useEffect, useState } from 'react';
import { PrintDesign, printPreview } from '../../../contracts/print-design.ts';
import * as t from '../../../messages/print-design.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { PdfViewer } from '../pdf/pdf-viewer.tsx';
import styles from './print-design.module.css';

const pause = 700;

/** Prints a design shortly after its last change. */
function usePreview(journalId: string, design: PrintDesign) {
  const { mutate } = useCallMutation(printPreview.make);
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const judged = PrintDesign.safeParse(design);
    if (!judged.success) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      mutate(
        { params: { journalId }, body: judged.data },
        {
          onSuccess: (made) => isWanted && (setUrl(made.url), setProblem(null)),
          onError: (error) => isWanted && setProblem(error.message),
        },
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [mutate, journalId, design]);
  return { url, problem };
}

/** The journal's newest article in the design as it is typed. */
export function PrintPreview({ journalId, design }: { readonly journalId: string; readonly design: PrintDesign }) {
  const { url, problem } = usePreview(journalId, design);
  return (
    <div className={styles.preview}>
      {problem !== null && <Message kind="bad">{problem}</Message>}
      {url === null ? (
        <p role="status">{t.makingPreview()}</p>
      ) : (
        <PdfViewer key={url} address={url} fileName="preview.pdf" heading={t.preview()} onRefused={() => undefined} />
      )}
    </div>
  );
}
