import { IconChevronDown } from '@tabler/icons-react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { handlingFeeWords } from '../../../contracts/handling-fee-words.ts';
import type { Journal } from '../../../contracts/journals.ts';
import { pages, submitToHref } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/journals.ts';
import { useSession } from '../../session/session.ts';
import button from '../../ui/button.module.css';
import { Cover } from '../../ui/cover.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { LongHtml } from '../../ui/long-html.tsx';
import { reviewSettingsAddress } from '../review-settings/review-settings-address.ts';
import { boardAnchor } from './journal-board.tsx';
import styles from './journal-head.module.css';

type JournalChoice = Pick<Journal, 'id' | 'journalTitle' | 'journalAbbreviation'>;

function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

/** A list of journals that opens without JavaScript. */
function JournalSelector({ current, choices }: { current: JournalChoice; choices: readonly JournalChoice[] }) {
  // The list is closed again on the next journal's page.
  const { pathname } = useLocation();
  return (
    // Escape and blur apply to the whole list.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details key={pathname} className={styles.journalSelector} onKeyDown={closeByEscape} onBlur={closeWhenLeft}>
      <summary>
        {t.chooseAnother()}
        <Icon of={IconChevronDown} size={18} />
      </summary>
      <nav aria-label={common.journals()}>
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
  readonly hasGuidelines: boolean;
  /** Whether the page shows the journal’s own board. */
  readonly hasBoard: boolean;
}

/** Where a journal leads its authors and readers. */
function Ways({ journal, hasGuidelines, hasBoard }: JournalHeadProps) {
  const user = useSession()?.user;
  const catId = journal.journalAbbreviation;
  return (
    <div className={styles.ways}>
      {!journal.isArchived && (
        <>
          <Link className={button.primary} to={submitToHref(journal.id, user?.id)}>
            {t.submitTo()}
          </Link>
          <Link to={pages.handlingFee.href()}>{handlingFeeWords(journal.handlingFee)}</Link>
        </>
      )}
      {hasGuidelines && <Link to={pages.journalGuidelines.href({ catId })}>{t.authorGuidelines()}</Link>}
      {hasBoard ? (
        <a href={`#${boardAnchor}`}>{t.editorialBoard()}</a>
      ) : (
        <Link to={pages.editorialBoard.href()}>{t.editorialBoard()}</Link>
      )}
      {user?.isAdmin && <Link to={reviewSettingsAddress(user.id)}>{t.changeReviewSettings()}</Link>}
    </div>
  );
}

/** The head of a journal's front page. */
export function JournalHead(props: JournalHeadProps) {
  const { journal, description, categories } = props;
  const facts = [
    journal.journalISSN && common.issn({ issn: journal.journalISSN }),
    journal.subject,
    journal.journalLanguage,
    t.since({ year: String(journal.journalStartYear) }),
  ].filter(Boolean);
  return (
    <header className={styles.head}>
      <div className={styles.inner}>
        <div className={styles.selector}>
          <JournalSelector current={journal} choices={categories} />
        </div>
        <div className={styles.words}>
          <h1>
            {t.titleAndAbbreviation({
              title: journal.journalTitle,
              abbreviation: journal.journalAbbreviation,
              soft: (text) => <span className={styles.abbreviation}>{text}</span>,
            })}
          </h1>
          <p className={styles.facts}>{facts.join(' · ')}</p>
          {journal.isArchived && <p className={styles.archived}>{t.notAcceptingSubmissions()}</p>}
          <Ways {...props} />
          {description !== '' ? (
            <>
              {/* Headings within the description are of the third rank and below. */}
              <h2 className="visually-hidden">{t.aboutJournal()}</h2>
              <LongHtml name={descriptionName} className={styles.description} html={description} />
            </>
          ) : (
            <p className={styles.description}>{t.noDescription()}</p>
          )}
        </div>
        <div className={styles.cover}>
          <Cover
            imageUrl={journal.journalImageURL}
            title={journal.journalAbbreviation}
            alt={t.coverOf({ journal: journal.journalTitle })}
          />
        </div>
      </div>
    </header>
  );
}
