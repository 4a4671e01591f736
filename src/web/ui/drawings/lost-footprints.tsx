import styles from './drawing.module.css';

/** Footprints that end in the sand: the page is not there. */
export function LostFootprints() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 120" aria-hidden>
      <circle className={styles.sun} cx="182" cy="36" r="13" />
      <path className={styles.sand} d="M4 84C40 76 66 50 104 50c34 0 62 34 132 34v32H4z" />
      <path d="M104 50c-8 16 14 22 2 36-7 9-24 14-30 30" />
      <path className={styles.warm} d="M128 112l5-3m8 2 5-3m1-7 4-3m6 1 4-3m0-6 3-2m5 0 3-2m-1-5 2-1" />
    </svg>
  );
}
