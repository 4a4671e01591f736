import { useEffect } from 'react';
import { articles } from '../../../contracts/articles.ts';
import { issues } from '../../../contracts/issues.ts';
import { site } from '../../../contracts/site.ts';
import { leaveInPage } from '../../api/left-in-page.ts';
import { loadOr404 } from '../../api/load-or-404.ts';
import { serverApi } from '../../api/server-api.ts';
import { LongHtml } from '../../ui/long-html.tsx';
import type { Route } from './+types/article-page.ts';
import { Abstract } from './abstract.tsx';
import { useArticleHead } from './article-head.ts';
import { articleMeta } from './article-meta.ts';
import styles from './article-page.module.css';
import { ArticleRights } from './article-rights.tsx';
import { ArticleSide } from './article-side.tsx';
import { AbsentFigures } from './absent-figures.tsx';
import { lacksPictures } from './lacks-pictures.ts';
import './article-text.css';
import './article-figures.css';
import './article-treatments.css';
import { Contents, contentsName, listed } from './contents.tsx';
import { offered } from '../issues/issue-place.ts';
import { citationName, HowToCite } from './how-to-cite.tsx';
import { Keywords, keywordsName } from './keywords.tsx';
import { languageTag } from './language-tag.ts';
import { loadArticle } from './load-article.ts';
import { nameLanguages, OtherLanguages } from './other-languages.tsx';
import { recommendedFrom } from './recommended-articles.ts';
import { recommendedName } from './recommended-list.tsx';
import { References, referencesName } from './references.tsx';
import { jsonLdName, ScholarMeta, scholarTagsName } from './scholar-meta.tsx';
import { scholarTags } from './scholar-tags.ts';
import { scholarlyArticle } from './scholarly-article.ts';
import { SubscribersNote } from './subscribers-note.tsx';
import { textDirection } from './text-direction.ts';
import { noteView } from './usage/note-view.ts';
import { WithdrawnArticle } from './withdrawn-article.tsx';

const fullTextName = 'full-text';
const abstractName = 'abstract-text';

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
  const leave = <T,>(name: string, value: T) => leaveInPage(context, name, value);
  const { articleAbstractHtml, abstractOrigin, fullText, references } = article;
  // What was taken from the text for want of an abstract is not shown twice.
  const isInText = fullText !== null && abstractOrigin !== 'abstract';
  const text = fullText && {
    headings: leave(contentsName, listed(fullText.headings)),
    lacksPictures: lacksPictures(fullText.html),
    html: leave(fullTextName, fullText.html),
  };
  return {
    abstractHtml: leave(abstractName, isInText ? '' : articleAbstractHtml),
    fullText: text,
    keywords: leave(keywordsName, article.keywords),
    references: leave(referencesName, references),
    otherAbstracts: article.otherAbstracts,
    translations: nameLanguages(article.translations),
    related: leave(recommendedName, recommendedFrom(related)),
    issues: article.isWithdrawn
      ? []
      : getIssue.filter((issue) => issue.journalAbbreviation === journalAbbreviation).map(offered),
    citations: citations.map(({ style, html }) => ({ style, html: leave(citationName(style), html) })),
    // Made here, so that no browser loads what makes them.
    scholarTags: leave(scholarTagsName, scholarTags(article, house)),
    jsonLd: leave(jsonLdName, JSON.stringify(scholarlyArticle(article, house)).replaceAll('<', String.raw`\u003c`)),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => articleMeta(matches);

/** The tab to read: abstract, keywords, the text where everyone may read it, references; beside them what else to read. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { abstractHtml, fullText, references, related, citations } = loaderData;
  const head = <ScholarMeta tags={loaderData.scholarTags} jsonLd={loaderData.jsonLd} />;
  const article = useArticleHead();
  useEffect(() => noteView(article.id, 'article'), [article.id]);
  const lang = languageTag(article.language);
  const direction = textDirection(lang);
  if (article.isWithdrawn)
    return (
      <>
        {head}
        <WithdrawnArticle article={article} citations={citations} />
      </>
    );
  return (
    <>
      {head}
      <div className={styles.layout}>
        <div className={styles.front} dir={direction === 'rtl' ? 'rtl' : undefined}>
          {(abstractHtml !== '' || !fullText) && (
            <section aria-labelledby="abstract">
              <h2 id="abstract" className={styles.heading}>
                Abstract
              </h2>
              <Abstract name={abstractName} html={abstractHtml} lang={lang} />
            </section>
          )}
          {loaderData.otherAbstracts.map(({ title, html, language }) => (
            <section key={title + html.length}>
              <h2 className={styles.heading}>{title}</h2>
              <Abstract html={html} lang={languageTag(language)} />
            </section>
          ))}
          <Keywords keywords={loaderData.keywords} lang={lang} />
          <OtherLanguages translations={loaderData.translations} />
          <SubscribersNote article={article} />
        </div>
        <div className={styles.side}>
          {fullText && <Contents headings={fullText.headings} hasReferences={references?.length !== 0} />}
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
