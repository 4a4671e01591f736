import { doiHref } from '../../../contracts/doi-href.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/articles.ts';
import * as common from '../../../messages/common.ts';
import { Cover } from '../../ui/cover.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { Link } from '../../ui/link.tsx';
import { AccessWords } from './access-words.tsx';
import styles from './article-banner.module.css';
import type { ArticleHead } from './article-head.ts';
import { ArticleTitle } from './article-title.tsx';
import { Byline } from './byline.tsx';
import { issueLine } from './issue-line.ts';
import { languageTag, textDirection } from '../../../contracts/text-language.ts';
import { ArticleUsage } from './usage/article-usage.tsx';

/** The known dates: received, accepted, published. */
function DateLine({ article }: { article: ArticleHead }) {
  const steps = [
    { label: t.received(), day: article.articleReceivedDate },
    { label: t.accepted(), day: article.articleAcceptedDate },
    { label: t.published(), day: article.articlePublishedDate },
  ];
  return (
    <ol className={styles.line}>
      {steps.map(
        ({ label, day }) =>
          day && (
            <li key={label}>
              <span>{label}</span>{' '}
              <time dateTime={day}>
                <bdi>{formatDay(day)}</bdi>
              </time>
            </li>
          ),
      )}
    </ol>
  );
}

/** The name of the licence, linked to its text. */
function Licence({ article: { licenceUrl, licenceText } }: { article: ArticleHead }) {
  if (!licenceUrl) return null;
  const creativeCommons = /creativecommons\.org\/licenses\/([a-z-]+)\/([\d.]+)/.exec(licenceUrl);
  const words = creativeCommons ? `CC ${creativeCommons[1]?.toUpperCase()} ${creativeCommons[2]}` : t.licence();
  return (
    <a href={licenceUrl} rel="license" title={licenceText ?? undefined}>
      {words}
    </a>
  );
}

const longTitle = 130;

/** A title that would fill the window is set smaller. */
const titleClass = (title: string) => (title.length > longTitle ? `${styles.title} ${styles.long}` : styles.title);

/** The title page of an article: journal, title, authors, place, dates, access. */
export function ArticleBanner({ article }: { article: ArticleHead }) {
  const { journalAbbreviation, journalTitle, journalISSN } = article.articlePublishedJournal;
  const kind = [article.articleType, article.section].filter(Boolean).join(' · ');
  const isFromTheRight = textDirection(languageTag(article.language)) === 'rtl';
  return (
    <header className={styles.banner}>
      <div className={styles.words} dir={isFromTheRight ? 'rtl' : undefined}>
        <p className={styles.journal}>
          <Link to={pages.journal.href({ catId: journalAbbreviation })}>{journalTitle}</Link>
          {journalISSN && <span> {common.issn({ issn: journalISSN })}</span>}
        </p>
        {kind !== '' && (
          <p className={styles.kind} dir="auto">
            {kind}
          </p>
        )}
        <ArticleTitle
          as="h1"
          html={article.articleTitleHtml}
          isWithdrawn={article.isWithdrawn}
          isRetracted={article.isRetracted}
          className={titleClass(article.articleTitle)}
        />
        <Byline byline={article.byline} />
        <DateLine article={article} />
        <p className={styles.facts}>
          <AccessWords access={article.access} isWithdrawn={article.isWithdrawn} />
          <Licence article={article} />
          <span>{issueLine(article)}</span>
          <span>{t.articleNumber({ number: article.articleNumber })}</span>
          {article.doi && <a href={doiHref(article.doi)}>{doiHref(article.doi)}</a>}
        </p>
        {!article.isWithdrawn && <ArticleUsage articleId={article.id} />}
      </div>
      {article.coverUrl && (
        <div className={styles.cover}>
          <Cover
            imageUrl={article.coverUrl}
            title={journalTitle}
            alt={t.coverOf({ journal: journalTitle, issue: issueLine(article) })}
          />
        </div>
      )}
    </header>
  );
}
