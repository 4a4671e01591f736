import styles from './drawing.module.css';

/** An open book whose pages roll like dunes: nothing is printed here yet. */
export function OpenBook() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 120" aria-hidden>
      <path className={styles.sand} d="M4 104h232" />
      <path
        className={styles.paper}
        d="M120 44C100 26 70 26 40 38v58c30-12 60-12 80 6 20-18 50-18 80-6V38c-30-12-60-12-80 6z"
      />
      <path d="M120 44v58M54 52c18-6 36-6 52 2M54 66c18-6 36-6 52 2" />
      <path className={styles.warm} d="M134 78c10-2 12-20 22-20s12 14 30 12" />
    </svg>
  );
}
