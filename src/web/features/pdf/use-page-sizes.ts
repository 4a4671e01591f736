import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useState } from 'react';

/** The size of a page in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

const a4: PageSize = { width: 595.28, height: 841.89 };

/** The size of the first page; where it cannot be read, which it says in its own place, that of an A4 sheet. */
export async function sizeOfFirst(pdf: PDFDocumentProxy): Promise<PageSize> {
  try {
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    return { width, height };
  } catch {
    return a4;
  }
}

/** The sizes of the pages: taken to be like the first one until they are read, so that each has its place at once. */
export function usePageSizes(first: PageSize) {
  const [known, setKnown] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const learn = useCallback((page: number, size: PageSize) => {
    setKnown((before) => {
      const old = before.get(page);
      return old?.width === size.width && old.height === size.height ? before : new Map(before).set(page, size);
    });
  }, []);
  const usual = known.get(1) ?? first;
  return { sizeOf: (page: number): PageSize => known.get(page) ?? usual, learn, usual };
}
