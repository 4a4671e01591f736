import { Button } from '@mantine/core';
import { useEffect } from 'react';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { verification, type PublicPdfWay } from '../../../../contracts/verification.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { PdfViewer } from '../../pdf/pdf-viewer.tsx';
import styles from './public-pdf-preview.module.css';

/** The PDF that is made of a Word manuscript once the dialog opens, to be looked at before it is published. */
export function usePublicPdf(manuscript: Manuscript, isOpen: boolean) {
  const { mutate, data, error, variables, isPending, isIdle } = useCallMutation(verification.previewPublicPdf, []);
  const isMade = manuscript.publicDocument === 'print' || manuscript.publicDocument === 'conversion';
  const { id: articleId } = manuscript;
  useEffect(() => {
    if (isOpen && isMade && isIdle) mutate({ params: { articleId }, body: { way: 'print' } });
  }, [isOpen, isMade, isIdle, mutate, articleId]);
  return {
    isMaking: isPending,
    file: data?.file ?? null,
    problem: error,
    way: variables?.body?.way ?? 'print',
    canConvert: (data?.canConvert ?? false) && manuscript.publicDocument === 'print',
    make: (way: PublicPdfWay) => mutate({ params: { articleId }, body: { way } }),
  };
}

/** Shows the PDF that readers get, while and after it is made. */
export function PublicPdfPreview({ made }: { made: ReturnType<typeof usePublicPdf> }) {
  if (made.isMaking) return <Spinner label="Making the PDF. A long paper takes up to a minute." />;
  if (made.file === null) return null;
  const other = made.way === 'print' ? 'conversion' : 'print';
  return (
    <div className={styles.preview}>
      <PdfViewer
        address={made.file.url}
        fileName={made.file.name}
        heading="The PDF that readers get"
        onRefused={() => made.make(made.way)}
      />
      {made.canConvert && (
        <Button variant="default" onClick={() => made.make(other)}>
          {other === 'print' ? 'Use the journal’s design' : 'Use LibreOffice’s rendering'}
        </Button>
      )}
    </div>
  );
}
