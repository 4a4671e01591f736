import { Link } from '../../ui/link.tsx';
import { useWantedArticle } from '../articles/wanted-article.ts';
import styles from './pricing-page.module.css';

/** Names the article that the reader came for: to its abstract before a pass is bought, to its PDF with one. */
export function WantedNote({ hasPass }: { hasPass: boolean }) {
  const wanted = useWantedArticle();
  if (!wanted) return null;
  return (
    <p className={styles.standing}>
      You came for “
      <Link to={hasPass ? wanted.fullPdf : wanted.abstract}>
        <bdi>{wanted.title}</bdi>
      </Link>
      ”. {hasPass ? 'Your pass' : 'A pass'} opens it.
    </p>
  );
}
