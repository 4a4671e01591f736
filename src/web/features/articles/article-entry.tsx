import { Link } from '../../ui/link.tsx';
import type { ArticleSummary } from '../../../contracts/articles.ts';
import { pages } from '../../../contracts/pages.ts';
import { publicTitle } from '../../../contracts/withdrawal.ts';
import * as t from '../../../messages/article-list.ts';
import button from '../../ui/button.module.css';
import { formatDay } from '../../ui/format-day.ts';
import { RichHtml } from '../../ui/rich-html.tsx';
import { AccessWords } from './access-words.tsx';
import styles from './article-entry.module.css';
import { ArticleTitle } from './article-title.tsx';
import { AuthorLine } from './author-line.tsx';
import { issueLine } from './issue-line.ts';
import { hidden } from '../../ui/message-tags.tsx';

/** An article in a list, without its abstract. */
export type EntryArticle = Omit<ArticleSummary, 'articleAbstract'>;

interface ArticleEntryProps {
  article: EntryArticle;
  /** The title with found words marked. */
  titleHtml?: string;
  excerptHtml?: string;
  /** True in lists of several journals. */
  isJournalNamed?: boolean;
}

/** An article in a list: title, authors, where and when it was published, who may read it. */
export function ArticleEntry({ article, titleHtml, excerptHtml, isJournalNamed = false }: ArticleEntryProps) {
  const { journalAbbreviation: catId, journalTitle } = article.articlePublishedJournal;
  return (
    <li className={styles.entry}>
      <article>
        {isJournalNamed && <p className={styles.journal}>{journalTitle}</p>}
        <ArticleTitle
          as="h3"
          html={titleHtml ?? article.articleTitleHtml}
          isWithdrawn={article.isWithdrawn}
          isRetracted={article.isRetracted}
        />
        <AuthorLine authors={article.articleAuthors} />
        {excerptHtml && <RichHtml as="p" className={styles.excerpt} html={excerptHtml} />}
        <p className={styles.facts}>
          <span>
            {t.publishedOn({
              day: () => <time dateTime={article.publishedDate}>{formatDay(article.publishedDate)}</time>,
            })}
          </span>
          <span>{issueLine(article)}</span>
          <span className={styles.number}>{article.articleNumber}</span>
          <AccessWords access={article.access} isWithdrawn={article.isWithdrawn} />
        </p>
      </article>
      <Link className={`${button.secondary} ${styles.view}`} to={pages.article.href({ catId, articleId: article.id })}>
        {t.viewArticle({
          hidden,
          title: publicTitle(article.articleTitle, article),
        })}
      </Link>
    </li>
  );
}
