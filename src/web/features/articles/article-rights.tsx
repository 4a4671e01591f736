import type { ArticleHead } from './article-head.ts';
import styles from './article-rights.module.css';

/** Who holds the rights, and what a reader may do. */
export function ArticleRights({ article: { copyright, licenceText, licenceUrl } }: { article: ArticleHead }) {
  if (!copyright && !licenceText && !licenceUrl) return null;
  return (
    <section className={styles.rights} aria-labelledby="rights">
      <h2 id="rights">Rights</h2>
      {copyright && <p>{copyright}</p>}
      {licenceText && <p>{licenceText}</p>}
      {licenceUrl && (
        <p>
          <a href={licenceUrl}>{licenceUrl}</a>
        </p>
      )}
    </section>
  );
}
