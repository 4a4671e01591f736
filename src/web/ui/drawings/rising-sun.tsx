import styles from './drawing.module.css';

/** A sun about to rise behind a dune: this is to come. */
export function RisingSun() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 120" aria-hidden>
      <path className={styles.sun} d="M96 84a26 26 0 0 1 52 0" />
      <path className={styles.warm} d="M122 44V30M88 56l-9-10M156 56l9-10M76 78l-13-4M168 78l13-4" />
      <path className={styles.sand} d="M4 92c30 0 44-14 78-14 40 0 56 20 94 20 26 0 36-8 60-8v26H4z" />
      <path d="M82 78c-6 10 8 14 0 24-4 5-10 8-12 14" />
    </svg>
  );
}
