import { handlingFeeWords } from '../../../contracts/handling-fee-words.ts';
import type { Journal } from '../../../contracts/journals.ts';
import { pages } from '../../../contracts/pages.ts';
import { Link } from '../../ui/link.tsx';
import { LongHtml } from '../../ui/long-html.tsx';
import { Cover } from './cover.tsx';
import styles from './journal-head.module.css';
import { JournalSelector, type JournalChoice } from './journal-selector.tsx';
import { OfficeLink } from './office-link.tsx';

export const descriptionName = 'journal-description';

interface JournalHeadProps {
  readonly journal: Journal;
  /** Null where the page holds it, empty where there is none. */
  readonly description: string | null;
  readonly categories: readonly JournalChoice[];
}

/** The head of a journal's front page. */
export function JournalHead({ journal, description, categories }: JournalHeadProps) {
  const facts = [
    journal.journalISSN && `ISSN ${journal.journalISSN}`,
    journal.subject,
    journal.journalLanguage,
    `Since ${journal.journalStartYear}`,
  ].filter(Boolean);
  return (
    <header className={styles.head}>
      <div className={styles.inner}>
        <div className={styles.selector}>
          <JournalSelector current={journal} choices={categories} />
        </div>
        <div className={styles.words}>
          <h1>
            {journal.journalTitle} <span className={styles.abbreviation}>({journal.journalAbbreviation})</span>
          </h1>
          <p className={styles.facts}>{facts.join(' · ')}</p>
          {!journal.isArchived && (
            <p className={styles.line}>
              <Link to={pages.handlingFee.href()}>{handlingFeeWords(journal.handlingFee)}</Link>
            </p>
          )}
          {journal.isArchived && (
            <p className={styles.archived}>
              This journal takes no more submissions. Everything that it published stays here.
            </p>
          )}
          <OfficeLink className={styles.line} />
          {description !== '' ? (
            <>
              {/* Headings within the description are of the third rank and below. */}
              <h2 className="visually-hidden">About this journal</h2>
              <LongHtml name={descriptionName} className={styles.description} html={description} />
            </>
          ) : (
            <p className={styles.description}>No description available</p>
          )}
        </div>
        <div className={styles.cover}>
          <Cover
            imageUrl={journal.journalImageURL}
            title={journal.journalAbbreviation}
            alt={`Cover of ${journal.journalTitle}`}
          />
        </div>
      </div>
    </header>
  );
}
