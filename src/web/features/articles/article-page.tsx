import { useEffect } from 'react';
import { articles, type PublishedArticle } from '../../../contracts/articles.ts';
import { issues } from '../../../contracts/issues.ts';
import { site } from '../../../contracts/site.ts';
import { loadOr404 } from '../../api/load-or-404.ts';
import { leaveInPage } from '../../api/long-texts.ts';
import { serverApi } from '../../api/server-api.ts';
import { LongHtml } from '../../ui/long-html.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import type { Route } from './+types/article-page.ts';
import { AbsentFigures, lacksPictures } from './absent-figures.tsx';
import { Abstract, nameLanguages, OtherLanguages } from './abstract.tsx';
import './article-figures.css';
import { useArticleHead, type ArticleHead } from './article-head.ts';
import { articleMeta } from './article-meta.ts';
import styles from './article-page.module.css';
import { ArticleSide } from './article-side.tsx';
import './article-text.css';
import './article-treatments.css';
import { Contents } from './contents.tsx';
import { HowToCite } from './how-to-cite.tsx';
import { loadArticle } from './load-article.ts';
import { recommendedFrom } from './recommended-articles.ts';
import { References } from './references.tsx';
import { ScholarMeta, scholarTags } from './scholar-meta.tsx';
import { scholarlyArticle } from './scholarly-article.ts';
import { SubscribersNote } from './subscribers-note.tsx';
import { languageTag, textDirection } from './text-language.ts';
import { noteView } from './usage/note-view.ts';
import { WithdrawnArticle } from './withdrawn-article.tsx';

interface KeywordsProps {
  keywords: PublishedArticle['keywords'];
  lang: string | undefined;
}

/** What an article is about, in a line. */
function Keywords({ keywords, lang }: KeywordsProps) {
  if (keywords.length === 0) return null;
  return (
    <section className={styles.keywords} aria-labelledby="keywords">
      <h2 id="keywords">Keywords</h2>
      <ul lang={lang} dir={textDirection(lang)}>
        {keywords.map((keyword) => (
          <RichHtml key={keyword.text} as="li" html={keyword.html} />
        ))}
      </ul>
    </section>
  );
}

/** Who holds the rights, and what a reader may do. */
function ArticleRights({ article: { copyright, licenceText, licenceUrl } }: { article: ArticleHead }) {
  if (!copyright && !licenceText && !licenceUrl) return null;
  return (
    <section className={styles.rights} aria-labelledby="rights">
      <h2 id="rights">Rights</h2>
      {copyright && <p>{copyright}</p>}
      {licenceText && <p>{licenceText}</p>}
      {licenceUrl && (
        <p>
          <a href={licenceUrl}>{licenceUrl}</a>
        </p>
      )}
    </section>
  );
}

const fullTextName = 'full-text';

export async function loader({ context, params }: Route.LoaderArgs) {
  const read = serverApi(context);
  const which = { params: { articleId: params.articleId } };
  const [article, related, citations, house, { getIssue }] = await Promise.all([
    loadArticle(read, params.articleId),
    loadOr404(read(articles.related, which)),
    loadOr404(read(articles.citations, which)),
    read(site.read),
    read(issues.list),
  ]);
  const { journalAbbreviation } = article.articlePublishedJournal;
  const { articleAbstractHtml, abstractOrigin, fullText, references } = article;
  // What was taken from the text for want of an abstract is not shown twice.
  const isInText = fullText !== null && abstractOrigin !== 'abstract';
  const text = fullText && {
    headings: fullText.headings,
    lacksPictures: lacksPictures(fullText.html),
    html: leaveInPage(context, fullTextName, fullText.html),
  };
  return {
    abstractHtml: isInText ? '' : articleAbstractHtml,
    fullText: text,
    references,
    otherAbstracts: article.otherAbstracts,
    translations: nameLanguages(article.translations),
    related: recommendedFrom(related),
    issues: article.isWithdrawn ? [] : getIssue.filter((issue) => issue.journalAbbreviation === journalAbbreviation),
    citations,
    // Made here, so that no browser loads what makes them.
    scholarTags: scholarTags(article, house),
    jsonLd: scholarlyArticle(article, house),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...articleMeta(matches),
  { 'script:ld+json': loaderData.jsonLd },
];

/** The tab to read: abstract, keywords, the text where everyone may read it, references; beside them what else to read. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { abstractHtml, fullText, references, related, citations } = loaderData;
  const article = useArticleHead();
  useEffect(() => noteView(article.id, 'article'), [article.id]);
  const lang = languageTag(article.language);
  const direction = textDirection(lang);
  if (article.isWithdrawn)
    return (
      <>
        <ScholarMeta tags={loaderData.scholarTags} references={references} />
        <WithdrawnArticle article={article} citations={citations} />
      </>
    );
  return (
    <>
      <ScholarMeta tags={loaderData.scholarTags} references={references} />
      <div className={styles.layout}>
        <div className={styles.front} dir={direction === 'rtl' ? 'rtl' : undefined}>
          {(abstractHtml || !fullText) && (
            <section aria-labelledby="abstract">
              <h2 id="abstract" className={styles.heading}>
                Abstract
              </h2>
              <Abstract html={abstractHtml} lang={lang} />
            </section>
          )}
          {loaderData.otherAbstracts.map(({ title, html, language }) => (
            <section key={title + html.length}>
              <h2 className={styles.heading}>{title}</h2>
              <Abstract html={html} lang={languageTag(language)} />
            </section>
          ))}
          <Keywords keywords={article.keywords} lang={lang} />
          <OtherLanguages translations={loaderData.translations} />
          <SubscribersNote article={article} />
        </div>
        <div className={styles.side}>
          {fullText && <Contents headings={fullText.headings} hasReferences={references.length > 0} />}
          <ArticleSide recommended={related} issues={loaderData.issues} />
        </div>
        {fullText && (
          <div className={styles.text}>
            {fullText.lacksPictures && <AbsentFigures doi={article.doi} />}
            <LongHtml name={fullTextName} className="article-text" html={fullText.html} lang={lang} dir={direction} />
          </div>
        )}
        <div className={styles.end}>
          <References references={references} />
          <HowToCite article={article} citations={citations} />
          <ArticleRights article={article} />
        </div>
      </div>
    </>
  );
}
