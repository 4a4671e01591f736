import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useMemo, useState } from 'react';
import { Document } from 'react-pdf';
import * as t from '../../../messages/pdf.ts';
import { authorization } from '../../api/call-api.ts';
import { pdfFailureOf, PdfMessage, type PdfFailure } from './pdf-message.tsx';
import { pdfOptions } from './pdf-options.ts';
import { PdfPages, type PdfPagesProps } from './pdf-pages.tsx';
import { sizeOfFirst } from './use-page-sizes.ts';

interface LoadProgress {
  readonly loaded: number;
  /** 0 while the size is not known. */
  readonly total: number;
}

/** The progress of loading the first pages. */
function PdfProgress({ progress: { loaded, total } }: { progress: LoadProgress }) {
  return (
    <PdfMessage>
      <p role="status">{t.opening()}</p>
      <progress aria-label={t.loading()} {...(total > 0 ? { max: total, value: Math.min(loaded, total) } : {})} />
    </PdfMessage>
  );
}

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
  // Waits for the page size, so that pages do not change size while shown.
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
