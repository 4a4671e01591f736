import styles from './drawing.module.css';

/** A lens held over bare sand: looked for, and not there. */
export function SiftedSand() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 120" aria-hidden>
      <path className={styles.sand} d="M4 92c28-10 52-14 84-10 44 5 74 14 148 2v32H4z" />
      <path d="M24 100c14-4 24-4 36 0m92 4c16-5 30-5 46 0m-122 8c18-5 34-5 50 0" />
      <circle className={styles.paper} cx="116" cy="52" r="32" />
      <path d="m139 75 10 9" />
      <path strokeWidth="5" d="m150 85 20 18" />
      <path className={styles.warm} d="M94 60c10-9 18-9 26-2 6 5 11 5 18-2m-34 14c7-4 13-4 20 0" />
      <path d="M98 40a22 22 0 0 1 14-10" />
    </svg>
  );
}
