import { Link } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import { RichHtml } from '../../ui/rich-html.tsx';
import { Cover } from '../journals/cover.tsx';
import { AccessWords } from './access-words.tsx';
import type { ArticleHead } from './article-head.ts';
import styles from './article-banner.module.css';
import { Byline } from './byline.tsx';
import { DateLine } from './date-line.tsx';
import { doiHref } from './doi-href.ts';
import { issueLine } from './issue-line.ts';

/** The licence in words, leading to its text. */
function Licence({ article: { licenceUrl, licenceText } }: { article: ArticleHead }) {
  if (!licenceUrl) return null;
  const creativeCommons = /creativecommons\.org\/licenses\/([a-z-]+)\/([\d.]+)/.exec(licenceUrl);
  const words = creativeCommons ? `CC ${creativeCommons[1]?.toUpperCase()} ${creativeCommons[2]}` : 'Licence';
  return (
    <a href={licenceUrl} rel="license" title={licenceText ?? undefined}>
      {words}
    </a>
  );
}

/** The title page of an article: journal, title, authors, place, dates, access. */
export function ArticleBanner({ article }: { article: ArticleHead }) {
  const { journalAbbreviation, journalTitle, journalISSN } = article.articlePublishedJournal;
  return (
    <header className={styles.banner}>
      <div className={styles.words}>
        <p className={styles.journal}>
          <Link to={pages.journal.href({ catId: journalAbbreviation })}>{journalTitle}</Link>
          {journalISSN && <span> ISSN {journalISSN}</span>}
        </p>
        <RichHtml as="h1" html={article.articleTitleHtml} className={styles.title} />
        <Byline authors={article.articleAuthors} />
        <DateLine article={article} />
        <p className={styles.facts}>
          <AccessWords access={article.access} />
          <Licence article={article} />
          <span>{issueLine(article)}</span>
          <span>Article {article.articleNumber}</span>
          {article.doi && <a href={doiHref(article.doi)}>{doiHref(article.doi)}</a>}
        </p>
      </div>
      {article.coverUrl && (
        <div className={styles.cover}>
          <Cover
            imageUrl={article.coverUrl}
            title={journalTitle}
            alt={`Cover of ${journalTitle}, ${issueLine(article)}`}
          />
        </div>
      )}
    </header>
  );
}
