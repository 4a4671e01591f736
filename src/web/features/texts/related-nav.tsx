import { useLocation } from 'react-router';
import { Link } from '../../ui/link.tsx';
import { relatedPages } from './related-pages.ts';
import styles from './related-nav.module.css';

/** The other pages for the same readers, at the foot of a text. */
export function RelatedNav() {
  const related = relatedPages(useLocation().pathname);
  if (!related) return null;
  return (
    <nav className={styles.related} aria-labelledby="related">
      <h2 id="related">{related.title}</h2>
      <ul>
        {related.links.map(({ label, to, isDocument }) => (
          <li key={to}>
            <Link to={to} reloadDocument={isDocument === true}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
