import { IconFilePencil, IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RelatedNotice } from '../../../contracts/article-parts.ts';
import { authorName } from '../../../contracts/author-name.ts';
import type { PublishedCorrection } from '../../../contracts/corrections.ts';
import { currentNotice, type NoticeKind } from '../../../contracts/notices.ts';
import { pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/articles.ts';
import { formatDay } from '../../ui/format-day.ts';
import { Link } from '../../ui/link.tsx';
import type { ArticleHead } from './article-head.ts';
import styles from './correction-notices.module.css';
import { Paragraphs } from './status-notice.tsx';

type AuthorBefore = NonNullable<PublishedCorrection['before']['articleAuthors']>[number];

const writtenAs = (author: AuthorBefore): string => [authorName(author), ...author.affiliations].join(', ');

/** The earlier values of one part. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      {children}
    </>
  );
}

const Authors = ({ authors }: { authors: readonly AuthorBefore[] }) => (
  <Part name={t.authors()}>
    {authors.map(writtenAs).map((author, place) => (
      // Two authors may be written alike.
      // oxlint-disable-next-line react/no-array-index-key
      <dd key={place} dir="auto">
        {author}
      </dd>
    ))}
  </Part>
);

const Abstract = ({ text }: { text: string }) => (
  <Part name={common.abstract()}>
    <dd className={styles.abstract}>{text === '' ? t.none() : <Paragraphs text={text} />}</dd>
  </Part>
);

/** The earlier version, part by part; nothing if the notice changed no part. */
function Before({ correction: { before, endedVersion } }: { correction: PublishedCorrection }) {
  const { articleTitle, articleAbstract, articleKeywords, articleAuthors } = before;
  // With its text, the whole earlier version is a link.
  const pdfURL = before.isTextEarlier ? null : before.pdfURL;
  const parts = [articleTitle, articleAbstract, articleKeywords, articleAuthors, pdfURL];
  if (parts.every((part) => part === null)) return null;
  return (
    <details className={styles.before}>
      <summary>{t.before()}</summary>
      <dl>
        {articleTitle !== null && (
          <Part name={common.title()}>
            <dd dir="auto">{articleTitle}</dd>
          </Part>
        )}
        {articleAuthors !== null && <Authors authors={articleAuthors} />}
        {articleAbstract !== null && <Abstract text={articleAbstract} />}
        {articleKeywords !== null && (
          <Part name={t.keywords()}>
            <dd dir="auto">{articleKeywords.join(', ') || t.none()}</dd>
          </Part>
        )}
        {pdfURL !== null && (
          <Part name={t.pdf()}>
            <dd>
              <a href={pdfURL} rel="nofollow" aria-label={t.earlierPdfOf({ version: endedVersion ?? 1 })}>
                {t.earlierPdf()}
              </a>
            </dd>
          </Part>
        )}
      </dl>
    </details>
  );
}

/** Leads to the article as it was before a correction; nothing where that is shown, or nothing was changed. */
function EarlierVersion({ article, version }: { article: ArticleHead; version: number | null }) {
  if (version === null || version === article.version) return null;
  const { journalAbbreviation: catId } = article.articlePublishedJournal;
  return (
    <p>
      <Link to={pages.articleVersion.href({ catId, articleId: article.id, version: String(version) })}>
        {t.readVersion({ version })}
      </Link>
    </p>
  );
}

const headings = {
  correction: t.correctedOn,
  retraction: t.retractedOn,
  concern: t.concernOn,
  'concern-lifted': t.concernLiftedOn,
} satisfies Record<NoticeKind, unknown>;

/** The corrections and past notices of an article, the newest first; the current one is at the top of the page. */
export function CorrectionNotices({ article }: { article: ArticleHead }) {
  const { corrections, hasFullText } = article;
  const current = currentNotice(corrections);
  const shown = corrections.filter((notice) => notice !== current);
  if (shown.length === 0) return null;
  // A new PDF leaves the text of an imported article as it came.
  const isTextEarlier =
    hasFullText && corrections.some(({ before }) => before.pdfURL !== null && !before.isTextEarlier);
  const isOnlyCorrection = shown.length === 1 && shown[0]?.kind === 'correction';
  const areCorrections = shown.every(({ kind }) => kind === 'correction');
  const label = areCorrections ? t.corrections() : t.correctionsAndNotices();
  return (
    <section className={styles.notice} aria-label={isOnlyCorrection ? t.correctionNotice() : label}>
      <IconFilePencil aria-hidden stroke={1.5} size={28} />
      <div className={styles.all}>
        {shown.map((notice) => (
          <div key={notice.number} className={styles.words}>
            <p className={styles.heading}>
              {headings[notice.kind]({
                day: () => <time dateTime={notice.correctedOn}>{formatDay(notice.correctedOn)}</time>,
              })}
            </p>
            <Paragraphs text={notice.notice} className={styles.reason} />
            <Before correction={notice} />
            <EarlierVersion article={article} version={notice.endedVersion} />
          </div>
        ))}
        {isTextEarlier && <p className={styles.what}>{t.textIsEarlier()}</p>}
      </div>
    </section>
  );
}

const words = {
  retracts: t.retracts,
  'retracted-by': t.retractedBy,
  corrects: t.corrects,
  'corrected-by': t.correctedBy,
  'concern-about': t.concernAbout,
  'concern-raised-by': t.concernRaisedBy,
  'comments-on': t.commentsOn,
  'commented-by': t.commentedBy,
  related: t.related,
} satisfies Record<RelatedNotice['kind'], unknown>;

/** Notices about this article, and the articles it is about. */
export function RelatedNotices({ article: { relatedNotices } }: { article: ArticleHead }) {
  if (relatedNotices.length === 0) return null;
  return (
    <section className={styles.notice} aria-label={t.relatedNotices()}>
      <IconLink aria-hidden stroke={1.5} size={28} />
      <div className={styles.all}>
        {relatedNotices.map(({ kind, title, url }) => (
          <p key={kind + url} dir="auto">
            {words[kind]({ link: () => <a href={url}>{title ?? url}</a> })}
          </p>
        ))}
      </div>
    </section>
  );
}
