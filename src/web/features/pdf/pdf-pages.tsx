import { useState, type KeyboardEvent } from 'react';
import { PdfPage } from './pdf-page.tsx';
import styles from './pdf-pages.module.css';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { usePageSizes, type PageSize } from './use-page-sizes.ts';
import { usePagesInView } from './use-pages-in-view.ts';
import { useZoom } from './use-zoom.ts';

const keys: Record<string, 'in' | 'out' | 'width'> = { '+': 'in', '=': 'in', '-': 'out', '0': 'width' };

export interface PdfPagesProps {
  readonly pageCount: number;
  /** The size of the first page. */
  readonly first: PageSize;
}

/** The pages one below the other in a frame that scrolls, and the bar to move in them. */
export function PdfPages({ pageCount, first }: PdfPagesProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const { sizeOf, learn, usual } = usePageSizes(first);
  const zoom = useZoom(frame, usual.width);
  const { near, current } = usePagesInView(frame);
  // Not scrollIntoView, which would move the whole page along.
  const goTo = (page: number) => {
    const sheet = frame?.querySelector<HTMLElement>(`[data-page="${page}"]`);
    if (sheet) frame?.scrollTo({ top: sheet.offsetTop });
  };
  const byKey = (event: KeyboardEvent) => {
    const wish = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (wish === undefined) return;
    event.preventDefault();
    zoom.change(wish);
  };
  const pageNumbers = Array.from({ length: pageCount }, (_, place) => place + 1);
  return (
    <>
      <PdfToolbar current={current} pageCount={pageCount} zoom={zoom} onGoTo={goTo} />
      {/* It is a region that scrolls, with keys of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={setFrame}
        className={styles.scroll}
        role="region"
        aria-label="Pages of the PDF"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
        tabIndex={0}
        onKeyDown={byKey}
      >
        <div className={styles.pages}>
          {pageNumbers.map((page) => (
            <PdfPage
              key={page}
              page={page}
              size={sizeOf(page)}
              factor={zoom.factor}
              isNear={near.has(page)}
              onSize={learn}
            />
          ))}
        </div>
      </div>
    </>
  );
}
