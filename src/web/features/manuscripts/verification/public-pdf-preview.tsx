import { Button } from '@mantine/core';
import { useEffect } from 'react';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { verification, type PublicPdfWay } from '../../../../contracts/verification.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { PdfViewer } from '../../pdf/pdf-viewer.tsx';
import styles from './public-pdf-preview.module.css';

/** The PDF of a Word manuscript, made when the dialog opens, to check before publishing. */
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

/** Shows the PDF for readers, and the progress of making it. */
export function PublicPdfPreview({ made }: { made: ReturnType<typeof usePublicPdf> }) {
  if (made.isMaking) return <Spinner label={t.makingPdf()} />;
  if (made.file === null) return null;
  const other = made.way === 'print' ? 'conversion' : 'print';
  return (
    <div className={styles.preview}>
      <PdfViewer
        address={made.file.url}
        fileName={made.file.name}
        heading={t.pdfForReaders()}
        onRefused={() => made.make(made.way)}
      />
      {made.canConvert && (
        <Button variant="default" onClick={() => made.make(other)}>
          {other === 'print' ? t.chooseJournalDesign() : t.chooseLibreOffice()}
        </Button>
      )}
    </div>
  );
}
