import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Page } from 'react-pdf';
import * as t from '../../../messages/pdf.ts';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import styles from './pdf-pages.module.css';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { usePageSizes, type PageSize } from './use-page-sizes.ts';
import { pixelsOf, useZoom } from './use-zoom.ts';

const pageOf = (entry: IntersectionObserverEntry) =>
  Number(entry.target instanceof HTMLElement ? entry.target.dataset['page'] : NaN);

/** Which pages are in view or a frame's height away, and which one is in the middle. */
function usePagesInView(frame: HTMLElement | null) {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([1]));
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    if (frame === null) return undefined;
    const closeBy = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before);
          for (const entry of entries) {
            if (entry.isIntersecting) after.add(pageOf(entry));
            else after.delete(pageOf(entry));
          }
          return after;
        }),
      { root: frame, rootMargin: '100% 0px' },
    );
    const middle = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting);
        if (shown) setCurrent(pageOf(shown));
      },
      { root: frame, rootMargin: '-50% 0px' },
    );
    for (const page of frame.querySelectorAll('[data-page]')) {
      closeBy.observe(page);
      middle.observe(page);
    }
    return () => {
      closeBy.disconnect();
      middle.disconnect();
    };
  }, [frame]);
  return { near, current };
}

/** The largest canvas of a phone's browser. */
const largestCanvas = 16_000_000;

interface PdfPageProps {
  page: number;
  size: PageSize;
  factor: number;
  /** True when the page is in or near view; other pages are blank. */
  isNear: boolean;
  onSize: (page: number, size: PageSize) => void;
}

/** PDF links have no text of their own: screen readers need a name. */
function nameLinks(sheet: HTMLElement | null): void {
  for (const link of sheet?.querySelectorAll<HTMLAnchorElement>('a[href]:not([aria-label])') ?? []) {
    const isWithin = link.getAttribute('href')?.startsWith('#') ?? false;
    link.setAttribute('aria-label', isWithin ? t.linkInPdf() : link.href);
  }
}

/** pdf.js calls a group of header rows a header cell and gives a caption no role: a table may hold neither. */
function nameTableParts(sheet: HTMLElement | null): void {
  const name = (parts: string, role: string) =>
    sheet?.querySelectorAll(parts).forEach((part) => part.setAttribute('role', role));
  name('[role=columnheader]:has([role=row])', 'rowgroup');
  name('[role=table] > :not([role], :has([role=row]))', 'caption');
}

/** One page: a sheet of its size from the beginning, drawn when it comes near. */
const PdfPage = memo(function PdfPage({ page, size, factor, isNear, onSize }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const width = pixelsOf(size.width, factor);
  const height = pixelsOf(size.height, factor);
  const [textWidth, setTextWidth] = useState<number | null>(null);
  const sharpness = Math.min(globalThis.devicePixelRatio, 2, Math.sqrt(largestCanvas / (width * height)));
  return (
    <div
      ref={sheet}
      className={styles.page}
      role="group"
      aria-label={t.page({ page })}
      aria-busy={isNear && textWidth !== width}
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
          error={<p className={styles.fault}>{t.pageFailed()}</p>}
          onLoadError={() => setTextWidth(width)}
          onGetStructTreeSuccess={() => nameTableParts(sheet.current)}
          onRenderTextLayerSuccess={() => setTextWidth(width)}
          onRenderTextLayerError={() => setTextWidth(width)}
          onRenderAnnotationLayerSuccess={() => nameLinks(sheet.current)}
          onLoadSuccess={(loaded) => onSize(page, { width: loaded.originalWidth, height: loaded.originalHeight })}
        />
      )}
    </div>
  );
});

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
        aria-label={t.pages()}
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
