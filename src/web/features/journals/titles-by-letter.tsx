import type { Journal } from '../../../contracts/journals.ts';
import { groupByLetter } from './group-by-letter.ts';
import { letterId, LetterLinks } from './letter-links.tsx';
import { PublicationCard } from './publication-card.tsx';
import styles from './titles-by-letter.module.css';

/** Publications sorted by title, under the letters that they begin with. */
export function TitlesByLetter({ publications }: { publications: readonly Journal[] }) {
  const groups = groupByLetter(publications, (journal) => journal.journalTitle);
  return (
    <>
      <LetterLinks letters={groups.map(({ letter }) => letter)} />
      {groups.map(({ letter, entries }) => (
        <section key={letter} id={letterId(letter)} className={styles.letter} aria-label={letter}>
          <h3>{letter}</h3>
          <ul>
            {entries.map((journal) => (
              <li key={journal.id}>
                <PublicationCard journal={journal} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
