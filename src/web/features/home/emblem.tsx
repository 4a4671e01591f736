import { Drawing } from './drawing.tsx';
import styles from './emblem.module.css';

/** The drawn picture of a card, in one hand with the dunes; by the name that the content gives. */
export const Emblem = ({ name }: { name: string }) => (
  <svg className={styles.emblem} viewBox="0 0 345 140" preserveAspectRatio="xMidYMax slice" aria-hidden>
    <Drawing name={name} />
  </svg>
);
