import styles from './spinner.module.css';

/** A ring that turns while something is on its way, with the words for it; a short wait does not show it. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden />
      {label}
    </p>
  );
}
