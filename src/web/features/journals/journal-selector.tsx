import { IconChevronDown } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../ui/link.tsx';
import type { Journal } from '../../../contracts/journals.ts';
import { pages } from '../../../contracts/pages.ts';
import styles from './journal-selector.module.css';

export type JournalChoice = Pick<Journal, 'id' | 'journalTitle' | 'journalAbbreviation'>;

function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

/** Leads from one journal to another: a list of links that opens without scripting, too. */
export function JournalSelector({ current, choices }: { current: JournalChoice; choices: readonly JournalChoice[] }) {
  // Another journal is another list, which begins closed.
  const { pathname } = useLocation();
  return (
    // Escape and leaving are for the list as a whole, whatever in it has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details key={pathname} className={styles.selector} onKeyDown={closeByEscape} onBlur={closeWhenLeft}>
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
