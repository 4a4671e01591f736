import { pages } from '../../../contracts/pages.ts';
import { Link } from '../../ui/link.tsx';
import { useSubmitAddress } from './hero.tsx';
import { Drawing } from './drawing.tsx';
import styles from './service-strip.module.css';

/** Four plain doors into the house. */
export function ServiceStrip() {
  const doors = [
    { label: 'Submit Manuscript', text: 'Four steps, free of charge', to: useSubmitAddress(), icon: 'feather' },
    { label: 'Journals', text: 'Every title, by subject', to: pages.journalPublications.href(), icon: 'book' },
    { label: 'Proceedings', text: 'Papers from symposia', to: pages.proceedings.href(), icon: 'papers' },
    { label: 'Conferences', text: 'Meetings of the field', to: pages.conferences.href(), icon: 'people' },
  ];
  return (
    <nav className={styles.strip} aria-label="Services">
      <ul>
        {doors.map(({ label, text, to, icon }) => (
          <li key={label}>
            <Link to={to}>
              <svg viewBox="0 0 24 24" aria-hidden>
                <Drawing name={icon} />
              </svg>
              <span className={styles.label}>{label}</span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
