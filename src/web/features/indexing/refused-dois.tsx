import { Link } from 'react-router';
import type { IndexingReport } from '../../../contracts/indexing.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/indexing.ts';
import styles from './indexing.module.css';
import { refusalCorrections } from './refusal-corrections.ts';

/** The DOIs that Crossref refused, each with its article and what to correct; nothing where there are none. */
export function RefusedDois({ report: { refusedDois, journalAbbreviation: catId } }: { report: IndexingReport }) {
  if (refusedDois.length === 0) return null;
  return (
    <section className={styles.contents} aria-labelledby="refused-dois">
      <h2 id="refused-dois" className={styles.kind}>
        {t.refusedDois()}
      </h2>
      <ul className={styles.list}>
        {refusedDois.map(({ articleId, title, doi, cause, message }) => (
          <li key={doi} className={styles.item}>
            <Link className={styles.name} to={pages.article.href({ catId, articleId })}>
              <bdi>{title}</bdi>
            </Link>
            <span dir="ltr">{doi}</span>
            <p>{refusalCorrections[cause][0]()}</p>
            {cause === 'other' && message !== '' && <p className={styles.state}>{t.crossrefSaid({ message })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
