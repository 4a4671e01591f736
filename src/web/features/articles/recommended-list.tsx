import { InPage } from '../../ui/in-page.tsx';
import { Link } from '../../ui/link.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import type { RecommendedArticle } from './recommended-articles.ts';
import styles from './recommended-list.module.css';

export const recommendedName = 'recommended';

/** Articles near to the one on the page, each with the beginning of its abstract. */
export function RecommendedList({ articles }: { articles: readonly RecommendedArticle[] | null }) {
  return (
    <InPage as="ol" className={styles.list} name={recommendedName} value={articles}>
      {(shown) =>
        shown.map(({ id, href, titleHtml, shortAbstract }) => (
          <li key={id}>
            <Link to={href}>
              <RichHtml as="span" html={titleHtml} dir="auto" />
            </Link>
            {shortAbstract && <p dir="auto">{shortAbstract}</p>}
          </li>
        ))
      }
    </InPage>
  );
}
