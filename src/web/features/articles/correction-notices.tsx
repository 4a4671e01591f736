import { IconFilePencil, IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RelatedNotice } from '../../../contracts/article-parts.ts';
import { authorName } from '../../../contracts/author-name.ts';
import type { PublishedCorrection } from '../../../contracts/corrections.ts';
import { currentNotice, type NoticeKind } from '../../../contracts/notices.ts';
import { formatDay } from '../../ui/format-day.ts';
import type { ArticleHead } from './article-head.ts';
import styles from './correction-notices.module.css';
import { Paragraphs } from './status-notice.tsx';

type AuthorBefore = NonNullable<PublishedCorrection['before']['articleAuthors']>[number];

const writtenAs = (author: AuthorBefore): string => [authorName(author), ...author.affiliations].join(', ');

/** One part as it stood before: each of its values. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      {children}
    </>
  );
}

const Authors = ({ authors }: { authors: readonly AuthorBefore[] }) => (
  <Part name="Authors">
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
  <Part name="Abstract">
    <dd className={styles.abstract}>{text === '' ? 'It had none.' : <Paragraphs text={text} />}</dd>
  </Part>
);

/** What stood before a correction, part by part; nothing where the notice stands alone. */
function Before({ correction: { before, number } }: { correction: PublishedCorrection }) {
  const { articleTitle, articleAbstract, articleKeywords, articleAuthors, pdfURL } = before;
  if (Object.values(before).every((part) => part === null)) return null;
  return (
    <details className={styles.before}>
      <summary>What stood before</summary>
      <dl>
        {articleTitle !== null && (
          <Part name="Title">
            <dd dir="auto">{articleTitle}</dd>
          </Part>
        )}
        {articleAuthors !== null && <Authors authors={articleAuthors} />}
        {articleAbstract !== null && <Abstract text={articleAbstract} />}
        {articleKeywords !== null && (
          <Part name="Keywords">
            <dd dir="auto">{articleKeywords.join(', ') || 'It had none.'}</dd>
          </Part>
        )}
        {pdfURL !== null && (
          <Part name="PDF">
            <dd>
              <a href={pdfURL} rel="nofollow" aria-label={`Earlier PDF, before correction ${number}`}>
                Earlier PDF
              </a>
            </dd>
          </Part>
        )}
      </dl>
    </details>
  );
}

const headings: Readonly<Record<NoticeKind, string>> = {
  correction: 'Corrected on',
  retraction: 'Retracted on',
  concern: 'Expression of concern,',
  'concern-lifted': 'Expression of concern lifted on',
};

/** The corrections and past notices of an article, the newest first; the current one is at the top of the page. */
export function CorrectionNotices({ article: { corrections, hasFullText } }: { article: ArticleHead }) {
  const current = currentNotice(corrections);
  const shown = corrections.filter((notice) => notice !== current);
  if (shown.length === 0) return null;
  // A PDF is brought anew; the text of an imported article stays as its source had it.
  const isTextEarlier = hasFullText && corrections.some(({ before }) => before.pdfURL !== null);
  const isOnlyCorrection = shown.length === 1 && shown[0]?.kind === 'correction';
  const areCorrections = shown.every(({ kind }) => kind === 'correction');
  const label = areCorrections ? 'Corrections' : 'Corrections and earlier notices';
  return (
    <section className={styles.notice} aria-label={isOnlyCorrection ? 'Notice of correction' : label}>
      <IconFilePencil aria-hidden stroke={1.5} size={28} />
      <div className={styles.all}>
        {shown.map((notice) => (
          <div key={notice.number} className={styles.words}>
            <p className={styles.heading}>
              {`${headings[notice.kind]} `}
              <time dateTime={notice.correctedOn}>{formatDay(notice.correctedOn)}</time>
            </p>
            <Paragraphs text={notice.notice} className={styles.reason} />
            <Before correction={notice} />
          </div>
        ))}
        {isTextEarlier && (
          <p className={styles.what}>The PDF is the corrected one. The text on this page is as it was before.</p>
        )}
      </div>
    </section>
  );
}

const words: Record<RelatedNotice['kind'], string> = {
  retracts: 'This notice retracts',
  'retracted-by': 'Retracted by',
  corrects: 'This notice corrects',
  'corrected-by': 'Corrected by',
  'concern-about': 'This notice expresses concern about',
  'concern-raised-by': 'Concern expressed in',
  'comments-on': 'This article comments on',
  'commented-by': 'Commented on in',
  related: 'Related article',
};

/** The notices about an article, and the articles that it is itself about. */
export function RelatedNotices({ article: { relatedNotices } }: { article: ArticleHead }) {
  if (relatedNotices.length === 0) return null;
  return (
    <section className={styles.notice} aria-label="Notices and related articles">
      <IconLink aria-hidden stroke={1.5} size={28} />
      <div className={styles.all}>
        {relatedNotices.map(({ kind, title, url }) => (
          <p key={kind + url} dir="auto">
            {words[kind]}: <a href={url}>{title ?? url}</a>
          </p>
        ))}
      </div>
    </section>
  );
}
