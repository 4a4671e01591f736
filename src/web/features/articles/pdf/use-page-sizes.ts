import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useState } from 'react';

/** The size of a page in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

const a4: PageSize = { width: 595.28, height: 841.89 };

/** The sizes of the pages: taken to be like the first one until they are read, so that each has its place at once. */
export function usePageSizes(pdf: PDFDocumentProxy) {
  const [known, setKnown] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const learn = useCallback((page: number, size: PageSize) => {
    setKnown((before) => {
      const old = before.get(page);
      return old?.width === size.width && old.height === size.height ? before : new Map(before).set(page, size);
    });
  }, []);
  useEffect(() => {
    pdf.getPage(1).then(
      (first) => {
        const { width, height } = first.getViewport({ scale: 1 });
        learn(1, { width, height });
      },
      // A page that cannot be read says so in its own place.
      () => undefined,
    );
  }, [pdf, learn]);
  const usual = known.get(1) ?? a4;
  return { sizeOf: (page: number): PageSize => known.get(page) ?? usual, learn, usual };
}
