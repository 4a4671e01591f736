import styles from './brand-mark.module.css';

const shapes = 'brand-mark';

/** The publisher's mark: a book that opens onto dunes under a low sun. The header draws it, the footer shows the same again. */
export const BrandMark = ({ isAgain = false }: { isAgain?: boolean }) => (
  <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden>
    {isAgain ? (
      <use href={`#${shapes}`} />
    ) : (
      <g id={shapes}>
        <rect className={styles.ground} width="32" height="32" rx="7" />
        <circle className={styles.sun} cx="21.5" cy="10.5" r="3.5" />
        <path className={styles.far} d="M4 19.5c4-.5 6.500-4 10-4s6 4 14 4V26H4z" />
        <path className={styles.near} d="M4 26v-4c5 0 8.500 1.200 12 4 3.500-2.800 7-4 12-4v4z" />
      </g>
    )}
  </svg>
);
