import styles from './portrait.module.css';

const courtesies = /^(mr|mrs|ms|dr|prof|sir|dame)\.?$/i;

/** Initials for a member without a picture: the first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((word) => word !== '' && !courtesies.test(word));
  const letters = names.map((word) => word.slice(0, 1));
  return [...new Set([0, letters.length - 1])]
    .map((place) => letters[place] ?? '')
    .join('')
    .toUpperCase();
}

interface PortraitProps {
  readonly name: string;
  readonly profileImg: string;
  readonly isLarge?: boolean;
}

/** A member's picture, or the initials. Decorative: the name is shown beside it. */
export function Portrait({ name, profileImg, isLarge = false }: PortraitProps) {
  const size = isLarge ? styles.large : styles.small;
  if (profileImg !== '') return <img className={`${styles.portrait} ${size}`} src={profileImg} alt="" loading="lazy" />;
  return (
    <span className={`${styles.portrait} ${styles.initials} ${size}`} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
