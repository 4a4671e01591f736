import { IconBook2, IconFeather, IconFileStack, IconUsersGroup } from '@tabler/icons-react';
import { pages } from '../../../contracts/pages.ts';
import { Link } from '../../ui/link.tsx';
import { useSubmitAddress } from './hero.tsx';
import styles from './service-strip.module.css';

/** Four plain doors into the house. */
export function ServiceStrip() {
  const doors = [
    { label: 'Submit Manuscript', text: 'Four steps, free of charge', to: useSubmitAddress(), Icon: IconFeather },
    { label: 'Journals', text: 'Every title, by subject', to: pages.journalPublications.href(), Icon: IconBook2 },
    { label: 'Proceedings', text: 'Papers from symposia', to: pages.proceedings.href(), Icon: IconFileStack },
    { label: 'Conferences', text: 'Meetings of the field', to: pages.conferences.href(), Icon: IconUsersGroup },
  ];
  return (
    <nav className={styles.strip} aria-label="Services">
      <ul>
        {doors.map(({ label, text, to, Icon }) => (
          <li key={label}>
            <Link to={to}>
              <Icon aria-hidden stroke={1.5} size={28} />
              <span className={styles.label}>{label}</span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
