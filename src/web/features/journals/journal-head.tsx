import { IconChevronDown } from '@tabler/icons-react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { handlingFeeWords } from '../../../contracts/handling-fee-words.ts';
import type { Journal } from '../../../contracts/journals.ts';
import { pages } from '../../../contracts/pages.ts';
import { useSession } from '../../session/session.ts';
import { Cover } from '../../ui/cover.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { LongHtml } from '../../ui/long-html.tsx';
import { reviewSettingsAddress } from '../review-settings/review-settings-address.ts';
import styles from './journal-head.module.css';

/** For administrators: the way to how the journal reviews. */
function OfficeLink({ className }: { className: string | undefined }) {
  const user = useSession()?.user;
  if (!user?.isAdmin) return null;
  return (
    <p className={className}>
      <Link to={reviewSettingsAddress(user.id)}>Change how this journal reviews</Link>
    </p>
  );
}

type JournalChoice = Pick<Journal, 'id' | 'journalTitle' | 'journalAbbreviation'>;

function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

/** Leads from one journal to another: a list of links that opens without scripting, too. */
function JournalSelector({ current, choices }: { current: JournalChoice; choices: readonly JournalChoice[] }) {
  // Another journal is another list, which begins closed.
  const { pathname } = useLocation();
  return (
    // Escape and leaving are for the list as a whole, whatever in it has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details key={pathname} className={styles.journalSelector} onKeyDown={closeByEscape} onBlur={closeWhenLeft}>
      <summary>
        Choose another journal
        <Icon of={IconChevronDown} size={18} />
      </summary>
      <nav aria-label="Journals">
        <ul>
          {choices.map((choice) => (
            <li key={choice.id}>
              <Link
                to={pages.journal.href({ catId: choice.journalAbbreviation })}
                aria-current={choice.id === current.id ? 'page' : undefined}
              >
                {choice.journalTitle} <span>{choice.journalAbbreviation}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

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
