import { Link } from '../../ui/link.tsx';
import { pages } from '../../../contracts/pages.ts';
import { publicTitle } from '../../../contracts/withdrawal.ts';
import { formatDay } from '../../ui/format-day.ts';
import { InPage } from '../../ui/in-page.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import type { EntryArticle } from '../articles/article-entry.tsx';
import styles from './recommended.module.css';

export const recommendedName = 'recommended';

interface RecommendedProps {
  readonly title: string;
  /** Null where the page holds them. */
  readonly articles: readonly EntryArticle[] | null;
}

/** A short list of articles beside the main one. */
export function Recommended({ title, articles }: RecommendedProps) {
  if (articles?.length === 0) return null;
  return (
    <section className={styles.recommended} aria-label={title}>
      <h2>{title}</h2>
      <InPage as="ol" name={recommendedName} value={articles}>
        {(shown) =>
          shown.map((article) => (
            <li key={article.id}>
              <Link
                to={pages.article.href({
                  catId: article.articlePublishedJournal.journalAbbreviation,
                  articleId: article.id,
                })}
              >
                <RichHtml as="span" html={publicTitle(article.articleTitleHtml, article)} dir="auto" />
              </Link>
              <p>
                {article.articlePublishedJournal.journalAbbreviation} · {formatDay(article.publishedDate)}
              </p>
            </li>
          ))
        }
      </InPage>
    </section>
  );
}
