import { pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/home.ts';
import { Link } from '../../ui/link.tsx';
import { useSubmitAddress } from './hero.tsx';
import { Drawing } from './drawing.tsx';
import styles from './service-strip.module.css';

/** Four links to the main services. */
export function ServiceStrip() {
  const doors = [
    { label: common.submitManuscript(), text: t.submitText(), to: useSubmitAddress(), icon: 'feather' },
    { label: common.journals(), text: t.journalsText(), to: pages.journalPublications.href(), icon: 'book' },
    { label: common.proceedings(), text: t.proceedingsText(), to: pages.proceedings.href(), icon: 'papers' },
    { label: common.conferences(), text: t.conferencesText(), to: pages.conferences.href(), icon: 'people' },
  ];
  return (
    <nav className={styles.strip} aria-label={t.services()}>
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
