import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { subjects } from '../../../contracts/constants.ts';
import type { Journal } from '../../../contracts/journals.ts';
import type { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/journals.ts';
import button from '../../ui/button.module.css';
import { OpenBook } from '../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './publication-list.module.css';
import { TitlesByLetter } from './titles-by-letter.tsx';

interface SubjectFilterProps {
  chosen: string | null;
  hrefOf: (subject: string | undefined) => string;
}

/** The subjects as links; the filter lives in the address. */
function SubjectFilter({ chosen, hrefOf }: SubjectFilterProps) {
  const entries = [
    { label: t.listAllJournals(), subject: undefined },
    ...subjects.map((subject) => ({ label: subject, subject })),
  ];
  return (
    <nav className={styles.filter} aria-labelledby="browse-by-subject">
      <h2 id="browse-by-subject">{t.browseBySubject()}</h2>
      <ul>
        {entries.map(({ label, subject }) => (
          <li key={label}>
            <Link
              to={hrefOf(subject)}
              preventScrollReset
              aria-current={(subject ?? null) === chosen ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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

interface TitlesProps {
  publications: readonly Journal[];
  subject: string | null;
  listAll: string;
}

function Titles({ publications, subject, listAll }: TitlesProps) {
  if (publications.length > 0) return <TitlesByLetter publications={publications} />;
  return (
    <EmptyState level={3} drawing={<OpenBook />} title={subject ? t.noneInSubject({ subject }) : t.none()}>
      <p>{t.noneText()}</p>
      {subject && (
        <Link className={button.secondary} to={listAll}>
          {t.listAllTitles()}
        </Link>
      )}
    </EmptyState>
  );
}

/** Publications of one kind by title, with a filter by subject. */
export function PublicationList({
  publications,
  subject,
  heading,
  subtitle,
  listHeading,
  screen,
  whenNone,
}: PublicationListProps) {
  const goingTo = useNavigation().location;
  if (publications.length === 0 && subject === null && whenNone) return whenNone;
  const hrefOf = (wanted: string | undefined) => screen.href({}, { subject: wanted });
  const isFiltering = goingTo?.pathname === screen.pattern;
  return (
    <div className={page.page}>
      <h1 className={page.heading}>{heading}</h1>
      <p className={page.lead}>{subtitle}</p>
      <div className={styles.columns}>
        <SubjectFilter chosen={subject} hrefOf={hrefOf} />
        <section aria-labelledby="by-title">
          <div className={styles.listHead}>
            <h2 id="by-title" className={styles.listHeading}>
              {listHeading}
            </h2>
            {isFiltering && <Spinner label={t.loading()} />}
          </div>
          <div className={styles.list} aria-busy={isFiltering}>
            <Titles publications={publications} subject={subject} listAll={hrefOf(undefined)} />
          </div>
        </section>
      </div>
    </div>
  );
}
