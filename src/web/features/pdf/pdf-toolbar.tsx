import { IconArrowsHorizontal, IconChevronDown, IconChevronUp, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import * as t from '../../../messages/pdf.ts';
import styles from './pdf-toolbar.module.css';
import type { ZoomState } from './use-zoom.ts';

interface PageFieldProps {
  current: number;
  pageCount: number;
  onGoTo: (page: number) => void;
}

/** "Page 3 of 12", where the number can be typed. */
function PageField({ current, pageCount, onGoTo }: PageFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const goTo = () => {
    const wanted = Math.round(Number(typed));
    if (typed?.trim() && Number.isFinite(wanted)) onGoTo(Math.min(Math.max(wanted, 1), pageCount));
    setTyped(null);
  };
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        goTo();
      }}
    >
      {t.pageOf({
        count: pageCount,
        label: (parts) => <label>{parts}</label>,
        field: () => (
          <input
            inputMode="numeric"
            autoComplete="off"
            size={String(pageCount).length}
            value={typed ?? String(current)}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() => setTyped(null)}
          />
        ),
      })}
    </form>
  );
}

interface ToolProps {
  label: string;
  isOff?: boolean;
  isPressed?: boolean;
  onUse: () => void;
  children: ReactNode;
}

/** A button that stays focusable when it is off. */
function Tool({ label, isOff = false, isPressed, onUse, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      aria-pressed={isPressed}
      onClick={() => {
        if (!isOff) onUse();
      }}
    >
      {children}
    </button>
  );
}

interface PdfToolbarProps {
  current: number;
  pageCount: number;
  zoom: ZoomState;
  onGoTo: (page: number) => void;
}

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

/** The current page and the zoom. */
export function PdfToolbar({ current, pageCount, zoom, onGoTo }: PdfToolbarProps) {
  return (
    <div className={styles.bar} role="group" aria-label={t.toolbar()}>
      <div className={styles.group}>
        <Tool label={t.previousPage()} isOff={current <= 1} onUse={() => onGoTo(current - 1)}>
          <IconChevronUp {...icon} />
        </Tool>
        <Tool label={t.nextPage()} isOff={current >= pageCount} onUse={() => onGoTo(current + 1)}>
          <IconChevronDown {...icon} />
        </Tool>
        <PageField current={current} pageCount={pageCount} onGoTo={onGoTo} />
      </div>
      <div className={styles.group}>
        <Tool label={t.zoomOut()} onUse={() => zoom.change('out')}>
          <IconZoomOut {...icon} />
        </Tool>
        <output className={styles.factor} aria-label={t.zoom()}>
          {t.percent({ percent: Math.round(zoom.factor * 100) })}
        </output>
        <Tool label={t.zoomIn()} onUse={() => zoom.change('in')}>
          <IconZoomIn {...icon} />
        </Tool>
        <Tool label={t.fitWidth()} isPressed={zoom.fillsWidth} onUse={() => zoom.change('width')}>
          <IconArrowsHorizontal {...icon} />
        </Tool>
      </div>
    </div>
  );
}
