import * as t from '../../../messages/home.ts';
import { Link } from '../../ui/link.tsx';
import { pathToPublication } from '../../content/path-to-publication.ts';
import styles from './path-to-publication.module.css';

const headingId = 'path-to-publication';

/** The five steps of a manuscript, walked from left to right: what an author wants to know before sending one. */
export function PathToPublication() {
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t.pathTitle()}
      </h2>
      <p className={styles.lead}>{t.pathText()}</p>
      <ol className={styles.steps}>
        {pathToPublication.map(({ title, text, link }) => (
          <li key={title()} className={styles.step}>
            <h3>{title()}</h3>
            <p>{text()}</p>
            <Link to={link.to}>{link.label()}</Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
