import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { currentNotice } from '../../../contracts/notices.ts';
import { pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as articleTexts from '../../../messages/articles.ts';
import * as t from '../../../messages/full-pdf.ts';
import button from '../../ui/button.module.css';
import { OpenBook } from '../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { Link } from '../../ui/link.tsx';
import { RetryLink } from '../../ui/retry-link.tsx';
import { PdfViewer } from '../pdf/pdf-viewer.tsx';
import { useArticleHead, type ArticleHead } from './article-head.ts';
import styles from './full-pdf-page.module.css';
import { Paywall } from './paywall.tsx';
import { noteView } from './usage/note-view.ts';
import { useBroughtIntoSight } from './use-brought-into-sight.ts';
import { useReadingAccess, type ReadingAccess } from './use-reading-access.ts';
import { forgetWantedArticle, rememberWantedArticle } from './wanted-article.ts';

/** A warning that the PDF itself does not carry. */
function PdfMark({ article }: { article: ArticleHead }) {
  if (article.isRetracted) return <Message kind="bad">{t.retractedPdf()}</Message>;
  if (currentNotice(article.corrections) === null) return null;
  return <Message kind="warn">{t.concernPdf()}</Message>;
}

const placeOf = (article: ArticleHead) => ({
  catId: article.articlePublishedJournal.journalAbbreviation,
  articleId: article.id,
});

/** Sends a reader without a pass to the prices, which remember the article; "Back" skips this page. */
function ToPricing({ fullPdf, title }: { fullPdf: string; title: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    rememberWantedArticle(fullPdf, title);
    void navigate(pages.pricing.href(), { replace: true });
  }, [navigate, fullPdf, title]);
  return null;
}

function NoPdf({ article }: { article: ArticleHead }) {
  return (
    <EmptyState drawing={<OpenBook />} title={t.noPdf()}>
      <p>{article.hasFullText ? t.fullTextOnPage() : t.abstractOnPage()}</p>
      <Link className={button.primary} to={pages.article.href(placeOf(article))}>
        {article.hasFullText ? t.readFullText() : t.readAbstract()}
      </Link>
    </EmptyState>
  );
}

/** Replaces viewer and paywall; the notice above says when and why. */
function Withdrawn({ article }: { article: ArticleHead }) {
  const { journalAbbreviation, journalTitle } = article.articlePublishedJournal;
  return (
    <EmptyState drawing={<OpenBook />} title={t.pdfWithdrawn()}>
      <p>{t.pdfWithdrawnText()}</p>
      <p className={styles.ways}>
        <Link className={button.primary} to={pages.article.href(placeOf(article))}>
          {t.goToArticle()}
        </Link>
        <Link className={button.secondary} to={pages.journal.href({ catId: journalAbbreviation })}>
          {articleTexts.otherArticles({ journal: journalTitle })}
        </Link>
      </p>
    </EmptyState>
  );
}

function Failure({ message }: { message: string }) {
  return (
    <EmptyState drawing={<OpenBook />} title={t.accessUnknown()}>
      <p>{message}</p>
      <RetryLink label={common.tryAgain()} />
    </EmptyState>
  );
}

interface ReadingProps {
  article: ArticleHead;
  address: string;
  access: ReadingAccess;
  onRefused: () => void;
}

function Reading({ article, address, access, onRefused }: ReadingProps) {
  const fullPdf = pages.articleFullPdf.href(placeOf(article));
  useEffect(() => {
    if (access.state === 'granted') forgetWantedArticle(fullPdf);
  }, [access.state, fullPdf]);
  const isRefused = access.state === 'visitor' || access.state === 'subscription-needed';
  useEffect(() => (isRefused ? noteView(article.id, 'full-pdf') : undefined), [isRefused, article.id]);
  switch (access.state) {
    case 'granted':
      return (
        <>
          {access.because !== null && <p className={styles.because}>{access.because}</p>}
          <PdfViewer address={address} fileName={article.publicPdfName} onRefused={onRefused} />
        </>
      );
    case 'visitor':
      return <Paywall returnTo={fullPdf} />;
    case 'checking':
      return (
        <p className={styles.checking} role="status">
          {t.openingPdf()}
        </p>
      );
    case 'subscription-needed':
      return <ToPricing fullPdf={fullPdf} title={article.articleTitle} />;
    case 'withdrawn':
      return <Withdrawn article={article} />;
    case 'failed':
      return <Failure message={access.message} />;
  }
}

/** The PDF tab: the PDF, or how to get access. */
export default function FullPdfPage() {
  const article = useArticleHead();
  const { access, askAgain } = useReadingAccess(article);
  const panel = useBroughtIntoSight(access.state);
  if (article.isWithdrawn) return <Withdrawn article={article} />;
  if (article.pdfURL === null) return <NoPdf article={article} />;
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1} data-arrival>
      <div className={styles.mark}>
        <PdfMark article={article} />
      </div>
      <Reading article={article} address={article.pdfURL} access={access} onRefused={askAgain} />
      {article.access === 'subscription' && (
        <noscript>
          <p className={styles.withoutScripting}>
            {t.loggedInAlready({ link: (text) => <a href={article.pdfURL ?? undefined}>{text}</a> })}
          </p>
        </noscript>
      )}
    </div>
  );
}
