import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Journal } from '../../../contracts/journals.ts';
import type { pages } from '../../../contracts/pages.ts';
import button from '../../ui/button.module.css';
import { OpenBook } from '../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import page from '../../ui/page.module.css';
import { groupByLetter } from './group-by-letter.ts';
import { PublicationCard } from './publication-card.tsx';
import styles from './publication-list.module.css';
import { SubjectFilter } from './subject-filter.tsx';

interface PublicationListProps {
  publications: readonly Journal[];
  subject: string | null;
  heading: string;
  subtitle: string;
  listHeading: string;
  /** The screen that shows the list, for the links of the filter. */
  screen: (typeof pages)['journals' | 'journalPublications' | 'proceedings' | 'conferences'];
  /** What to show while there is nothing of this kind at all. */
  whenNone?: ReactNode;
}

function Letters({ publications }: { publications: readonly Journal[] }) {
  return groupByLetter(publications, (journal) => journal.journalTitle).map(({ letter, entries }) => (
    <section key={letter} className={styles.letter} aria-label={letter}>
      <h3>{letter}</h3>
      <ul>
        {entries.map((journal) => (
          <li key={journal.id}>
            <PublicationCard journal={journal} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Publications of one kind by title, with the subjects to narrow them down. */
export function PublicationList({
  publications,
  subject,
  heading,
  subtitle,
  listHeading,
  screen,
  whenNone,
}: PublicationListProps) {
  if (publications.length === 0 && subject === null && whenNone) return whenNone;
  const hrefOf = (wanted: string | undefined) => screen.href({}, { subject: wanted });
  return (
    <div className={page.page}>
      <h1 className={page.heading}>{heading}</h1>
      <p className={page.lead}>{subtitle}</p>
      <div className={styles.columns}>
        <SubjectFilter chosen={subject} hrefOf={hrefOf} />
        <section aria-labelledby="by-title">
          <h2 id="by-title" className={styles.listHeading}>
            {listHeading}
          </h2>
          {publications.length > 0 && <Letters publications={publications} />}
          {publications.length === 0 && (
            <EmptyState
              level={3}
              drawing={<OpenBook />}
              title={subject ? `Nothing in ${subject} yet` : 'Nothing here yet'}
            >
              <p>Titles are listed here as soon as they begin to publish.</p>
              {subject && (
                <Link className={button.secondary} to={hrefOf(undefined)}>
                  List all titles
                </Link>
              )}
            </EmptyState>
          )}
        </section>
      </div>
    </div>
  );
}
