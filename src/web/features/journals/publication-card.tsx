import type { Journal } from '../../../contracts/journals.ts';
import { pages } from '../../../contracts/pages.ts';
import { Cover } from '../../ui/cover.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './publication-card.module.css';

/** A publication in a list: cover, title, abbreviation. */
export function PublicationCard({ journal }: { journal: Journal }) {
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
          {journal.journalISSN && <span>ISSN {journal.journalISSN}</span>}
        </span>
      </span>
    </Link>
  );
}
