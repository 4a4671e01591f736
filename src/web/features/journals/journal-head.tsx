import { handlingFeeWords } from '../../../contracts/handling-fee-words.ts';
import type { Journal } from '../../../contracts/journals.ts';
import { pages } from '../../../contracts/pages.ts';
import { Cover } from '../../ui/cover.tsx';
import { Link } from '../../ui/link.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import styles from './journal-head.module.css';
import { JournalSelector, type JournalChoice } from './journal-selector.tsx';
import { OfficeLink } from './office-link.tsx';

/** The head of a journal's front page. */
export function JournalHead({ journal, categories }: { journal: Journal; categories: readonly JournalChoice[] }) {
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
          {journal.journalDescription ? (
            <>
              {/* Headings within the description are of the third rank and below. */}
              <h2 className="visually-hidden">About this journal</h2>
              <RichHtml className={styles.description} html={journal.journalDescription} />
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
