import { CopyButton } from '../../ui/copy-button.tsx';
import { useSite } from '../../ui/site-facts.ts';
import type { ArticleHead } from './article-head.ts';
import { citationOf, citationText } from './citation.ts';
import styles from './how-to-cite.module.css';

/** The article as a reference, ready to copy. */
export function HowToCite({ article }: { article: ArticleHead }) {
  const citation = citationOf(article, useSite()?.url ?? '');
  return (
    <section id="how-to-cite" className={styles.cite} aria-labelledby="how-to-cite-heading">
      <h2 id="how-to-cite-heading">How to cite</h2>
      <p>
        {citation.before} <cite>{citation.journal}</cite>
        {citation.after} <a href={citation.link}>{citation.link}</a>
      </p>
      <CopyButton text={citationText(citation)} label="Copy citation" done="The citation is copied." />
    </section>
  );
}
