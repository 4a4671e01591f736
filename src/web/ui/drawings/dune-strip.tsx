import styles from './dune-strip.module.css';

/** The banner of a page, over its title: a strip of dunes under a low sun. */
export function DuneStrip() {
  return (
    <svg className={styles.strip} viewBox="0 0 1400 160" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle className={styles.sun} cx="890" cy="62" r="30" />
      <path className={styles.far} d="M0 112c160-52 310-58 470-14s300 30 460-12 300-34 470 8v66H0z" />
      <path className={styles.middle} d="M0 132c210-40 360-18 520 4s270-26 450-32 280 10 430 30v26H0z" />
      <path className={styles.near} d="M0 150c260-30 420 4 640 0s420-38 760-8v18H0z" />
    </svg>
  );
}
