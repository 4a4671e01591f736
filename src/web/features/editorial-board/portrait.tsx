import { initialsOf } from './initials-of.ts';
import styles from './portrait.module.css';

interface PortraitProps {
  readonly name: string;
  readonly profileImg: string;
  readonly isLarge?: boolean;
}

/** A member's picture, or the initials in its place; the name stands beside it. */
export function Portrait({ name, profileImg, isLarge = false }: PortraitProps) {
  const size = isLarge ? styles.large : styles.small;
  if (profileImg !== '') return <img className={`${styles.portrait} ${size}`} src={profileImg} alt="" loading="lazy" />;
  return (
    <span className={`${styles.portrait} ${styles.initials} ${size}`} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
