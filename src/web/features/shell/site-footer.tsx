import { Link } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import { publisherLine } from '../../content/publisher.ts';
import { useSession } from '../../session/session.ts';
import { useSite, useSiteName } from '../../ui/site-facts.ts';
import { BrandMark } from './brand-mark.tsx';
import { accountLinks } from './navigation-links.ts';
import styles from './site-footer.module.css';

const toRead = [
  { label: 'Journals', to: pages.journalPublications.href() },
  { label: 'Proceedings', to: pages.proceedings.href() },
  { label: 'Conferences', to: pages.conferences.href() },
  { label: 'Passes and prices', to: pages.pricing.href() },
];

/** The foot of every page: who publishes here, and where to go next. */
export function SiteFooter() {
  const name = useSiteName();
  const contactEmail = useSite()?.contactEmail;
  const groups = [
    { title: 'Read', links: toRead },
    { title: 'Your account', links: accountLinks(useSession(), 'desktop').others },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.house}>
          <p className={styles.name}>
            <BrandMark />
            {name}
          </p>
          <p>{publisherLine}</p>
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2>{group.title}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {contactEmail && (
          <div className={styles.contact}>
            <h2>Contact</h2>
            <ul>
              <li>
                <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
              </li>
              <li>Dubai, United Arab Emirates</li>
            </ul>
          </div>
        )}
      </div>
    </footer>
  );
}
