import { memo, useRef } from 'react';
import { Page } from 'react-pdf';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import styles from './pdf-page.module.css';
import type { PageSize } from './use-page-sizes.ts';
import { pixelsOf } from './zoom.ts';

/** What a phone's browser can hold in one canvas. */
const largestCanvas = 16_000_000;

interface PdfPageProps {
  page: number;
  size: PageSize;
  factor: number;
  /** Whether it is in view or soon will be; the others only keep their place. */
  isNear: boolean;
  onSize: (page: number, size: PageSize) => void;
}

/** A PDF draws what its links say on the page; by ear they would have no name. */
function nameLinks(sheet: HTMLElement | null): void {
  for (const link of sheet?.querySelectorAll<HTMLAnchorElement>('a[href]:not([aria-label])') ?? []) {
    const isWithin = link.getAttribute('href')?.startsWith('#') ?? false;
    link.setAttribute('aria-label', isWithin ? 'Elsewhere in this PDF' : link.href);
  }
}

/** One page: a sheet of its size from the beginning, drawn when it comes near. */
export const PdfPage = memo(function PdfPage({ page, size, factor, isNear, onSize }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const width = pixelsOf(size.width, factor);
  const height = pixelsOf(size.height, factor);
  const sharpness = Math.min(globalThis.devicePixelRatio, 2, Math.sqrt(largestCanvas / (width * height)));
  return (
    <div
      ref={sheet}
      className={styles.page}
      role="group"
      aria-label={`Page ${page}`}
      data-page={page}
      style={{ inlineSize: width, blockSize: height }}
    >
      {isNear && (
        <Page
          pageNumber={page}
          width={width}
          devicePixelRatio={sharpness}
          suspense={false}
          renderForms={false}
          loading={null}
          error={<p className={styles.fault}>This page cannot be shown.</p>}
          onRenderAnnotationLayerSuccess={() => nameLinks(sheet.current)}
          onLoadSuccess={(loaded) => onSize(page, { width: loaded.originalWidth, height: loaded.originalHeight })}
        />
      )}
    </div>
  );
});
