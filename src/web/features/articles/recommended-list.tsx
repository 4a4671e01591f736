import { Link } from '../../ui/link.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import type { RecommendedArticle } from './recommended-articles.ts';
import styles from './recommended-list.module.css';

/** Articles near to the one on the page, each with the beginning of its abstract. */
export function RecommendedList({ articles }: { articles: readonly RecommendedArticle[] }) {
  return (
    <ol className={styles.list}>
      {articles.map(({ id, href, titleHtml, shortAbstract }) => (
        <li key={id}>
          <Link to={href}>
            <RichHtml as="span" html={titleHtml} dir="auto" />
          </Link>
          {shortAbstract && <p dir="auto">{shortAbstract}</p>}
        </li>
      ))}
    </ol>
  );
}
