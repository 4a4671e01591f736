import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useMemo, useState } from 'react';
import { Document } from 'react-pdf';
import { authorization } from '../../api/call-api.ts';
import { pdfFailureOf, type PdfFailure } from './pdf-failure.ts';
import { PdfMessage } from './pdf-message.tsx';
import { pdfOptions } from './pdf-options.ts';
import { PdfPages, type PdfPagesProps } from './pdf-pages.tsx';
import { PdfProgress, type LoadProgress } from './pdf-progress.tsx';
import { sizeOfFirst } from './use-page-sizes.ts';

interface PdfReaderProps {
  address: string;
  onRefused: () => void;
  onRetry: () => void;
}

/** Reads a PDF from the server, piece by piece as its pages come into view, and shows it. */
export function PdfReader({ address, onRefused, onRetry }: PdfReaderProps) {
  const [file] = useState(() => ({ url: address, httpHeaders: authorization() }));
  const [progress, setProgress] = useState<LoadProgress>({ loaded: 0, total: 0 });
  const [failure, setFailure] = useState<PdfFailure | null>(null);
  const [pages, setPages] = useState<PdfPagesProps | null>(null);
  const fail = useCallback(
    (error: unknown) => {
      const reason = pdfFailureOf(error);
      setFailure(reason);
      if (reason === 'refused') onRefused();
    },
    [onRefused],
  );
  // Not shown before the size of its sheets is known: they would change it under the reader's eyes.
  const opened = useCallback((pdf: PDFDocumentProxy) => {
    const pageCount = pdf.numPages;
    if (pageCount > 0) void sizeOfFirst(pdf).then((first) => setPages({ pageCount, first }));
    else setFailure('damaged');
  }, []);
  const loading = useMemo(() => <PdfProgress progress={progress} />, [progress]);
  if (failure) return <PdfMessage kind={failure} address={address} onRetry={onRetry} />;
  return (
    <Document
      file={file}
      options={pdfOptions}
      suspense={false}
      loading={loading}
      error={null}
      externalLinkTarget="_blank"
      externalLinkRel="noopener noreferrer"
      onLoadProgress={setProgress}
      onLoadSuccess={opened}
      onLoadError={fail}
      onSourceError={fail}
      onPassword={() => setFailure('locked')}
    >
      {pages ? <PdfPages {...pages} /> : loading}
    </Document>
  );
}
