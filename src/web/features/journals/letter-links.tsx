import styles from './letter-links.module.css';

/** The place in the page where the titles of a letter begin. */
export const letterId = (letter: string): string => `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`;

/** Links to the letters of a list by title; nothing where all letters are in view anyway. */
export function LetterLinks({ letters }: { letters: readonly string[] }) {
  if (letters.length < 3) return null;
  return (
    <nav aria-label="Letters">
      <ul className={styles.letters}>
        {letters.map((letter) => (
          <li key={letter}>
            <a href={`#${letterId(letter)}`} aria-label={letter === '#' ? 'Other signs' : letter}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
