import type { Journal } from '../../../contracts/journals.ts';
import { pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/journals.ts';
import { Cover } from '../../ui/cover.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './titles-by-letter.module.css';

/** Titles under one email. */
interface EmailGroup<T> {
  readonly letter: string;
  readonly entries: readonly T[];
}

const byLetters = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const emailOf = (title: string) => {
  const plain = title.trim().normalize('NFD').charAt(0).toLocaleUpperCase('en');
  return /\p{L}/u.test(plain) ? plain : '#';
};

/** Sorts by title, ignoring case and accents, and groups by the first email; other characters come under "#". */
export function groupByLetter<T>(entries: readonly T[], titleOf: (entry: T) => string): EmailGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const entry of entries.toSorted((a, b) => byLetters.compare(titleOf(a), titleOf(b)))) {
    const letter = emailOf(titleOf(entry));
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, grouped]) => ({ letter, entries: grouped }));
}

/** A publication in a list: cover, title, abbreviation. */
function PublicationCard({ journal }: { journal: Journal }) {
  return (
    <Link className={styles.card} to={pages.journal.href({ catId: journal.journalAbbreviation })}>
      <span className={styles.cover}>
        <Cover imageUrl={journal.journalImageURL} title={journal.journalAbbreviation} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{journal.journalTitle}</span>
        <span className={styles.abbreviation}>{journal.journalAbbreviation}</span>
        <span className={styles.facts}>
          <span>{journal.subject}</span>
          {journal.journalISSN && <span>{common.issn({ issn: journal.journalISSN })}</span>}
        </span>
      </span>
    </Link>
  );
}

/** The id of an email's section. */
const letterId = (letter: string): string => `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`;

/** Links to the emails of a list; omitted for fewer than three emails. */
function EmailLinks({ emails }: { emails: readonly string[] }) {
  if (emails.length < 3) return null;
  return (
    <nav aria-label={t.emails()}>
      <ul className={styles.letters}>
        {emails.map((letter) => (
          <li key={letter}>
            <a href={`#${letterId(letter)}`} aria-label={letter === '#' ? t.otherCharacters() : letter}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Publications sorted by title, grouped by first letter. */
export function TitlesByLetter({ publications }: { publications: readonly Journal[] }) {
  const groups = groupByLetter(publications, (journal) => journal.journalTitle);
  return (
    <>
      <EmailLinks emails={groups.map(({ letter }) => letter)} />
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
