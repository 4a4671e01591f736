import { IconChevronDown } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { Journal } from '../../../contracts/journals.ts';
import { pages } from '../../../contracts/pages.ts';
import styles from './journal-selector.module.css';

export type JournalChoice = Pick<Journal, 'id' | 'journalTitle' | 'journalAbbreviation'>;

/** Leads from one journal to another: a list of links that opens without scripting, too. */
export function JournalSelector({ current, choices }: { current: JournalChoice; choices: readonly JournalChoice[] }) {
  // Another journal is another list, which begins closed.
  const { pathname } = useLocation();
  return (
    <details key={pathname} className={styles.selector}>
      <summary>
        Choose another journal
        <IconChevronDown aria-hidden stroke={1.5} size={18} />
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
