import { useState } from 'react';
import styles from './page-field.module.css';

interface PageFieldProps {
  current: number;
  pageCount: number;
  onGoTo: (page: number) => void;
}

/** "Page 3 of 12", where the number can be typed. */
export function PageField({ current, pageCount, onGoTo }: PageFieldProps) {
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
      <label>
        Page{' '}
        <input
          inputMode="numeric"
          autoComplete="off"
          size={String(pageCount).length}
          value={typed ?? String(current)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(null)}
        />
      </label>{' '}
      of {pageCount}
    </form>
  );
}
