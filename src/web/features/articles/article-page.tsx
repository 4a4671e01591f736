import { useEffect } from 'react';
import { articles, type PublishedArticle } from '../../../contracts/articles.ts';
import { citing } from '../../../contracts/citing.ts';
import { issues } from '../../../contracts/issues.ts';
import { site } from '../../../contracts/site.ts';
import { statedBeside, type PresentedStatement } from '../../../contracts/statement-words.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/articles.ts';
import { leaveInPage } from '../../api/left-in-page.ts';
import { loadOr404 } from '../../api/load-or-404.ts';
import { serverApi } from '../../api/server-api.ts';
import { InPage } from '../../ui/in-page.tsx';
import { LongHtml } from '../../ui/long-html.tsx';
import { StatementList } from '../../ui/statement-list.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import { offered } from '../issues/issue-place.ts';
import type { Route } from './+types/article-page.ts';
import { AbsentFigures, lacksPictures } from './absent-figures.tsx';
import { Abstract, nameLanguages, OtherLanguages } from './abstract.tsx';
import './article-figures.css';
import { ArticleFiles } from './article-files.tsx';
import { useArticleHead, type ArticleHead } from './article-head.ts';
import { articleMeta } from './article-meta.ts';
import styles from './article-page.module.css';
import { ArticleSide, recommendedName } from './article-side.tsx';
import './article-text.css';
import './article-treatments.css';
import { CitedBy, citedByName } from './cited-by.tsx';
import { citingFrom } from './citing-articles.ts';
import { Contents, contentsName, listed } from './contents.tsx';
import { citationName, HowToCite } from './how-to-cite.tsx';
import { loadArticle } from './load-article.ts';
import { recommendedFrom } from './recommended-articles.ts';
import { References, referencesName } from './references.tsx';
import { jsonLdName, ScholarMeta, scholarTags, scholarTagsName } from './scholar-meta.tsx';
import { scholarlyArticle } from './scholarly-article.ts';
import { SubscribersNote } from './subscribers-note.tsx';
import { SubscribersContents, SubscribersText, useSubscribersText } from './subscribers-text.tsx';
import { languageTag, textDirection } from '../../../contracts/text-language.ts';
import { isCurrent } from './version-notice.tsx';
import { useReadingAids } from './use-reading-aids.ts';
import { noteView } from './usage/note-view.ts';
import { WithdrawnArticle } from './withdrawn-article.tsx';

const keywordsName = 'keyword-list';
const statementsName = 'statements';

interface KeywordsProps {
  /** Null where the page holds them. */
  keywords: PublishedArticle['keywords'] | null;
  lang: string | undefined;
}

/** The keywords in one line. */
function Keywords({ keywords, lang }: KeywordsProps) {
  if (keywords?.length === 0) return null;
  return (
    <section className={styles.keywords} aria-labelledby="keywords">
      <h2 id="keywords">{t.keywords()}</h2>
      <InPage as="ul" name={keywordsName} value={keywords} lang={lang} dir={textDirection(lang)}>
        {(shown) => shown.map((keyword) => <RichHtml key={keyword.text} as="li" html={keyword.html} />)}
      </InPage>
    </section>
  );
}

/** What the authors state; null where the page holds it. */
function Stated({ statements }: { readonly statements: readonly PresentedStatement[] | null }) {
  if (statements?.length === 0) return null;
  return (
    <section className={styles.stated} aria-labelledby="stated">
      <h2 id="stated">{common.statements()}</h2>
      <InPage as="div" name={statementsName} value={statements}>
        {(shown) => <StatementList statements={shown} />}
      </InPage>
    </section>
  );
}

/** Copyright and licence. */
function ArticleRights({ article: { copyright, licenceText, licenceUrl } }: { article: ArticleHead }) {
  if (!copyright && !licenceText && !licenceUrl) return null;
  return (
    <section className={styles.rights} aria-labelledby="rights">
      <h2 id="rights">{t.rights()}</h2>
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
const abstractName = 'abstract-text';

interface OpenTextProps {
  readonly text: { readonly html: string | null; readonly lacksPictures: boolean };
  readonly doi: string | null;
  readonly lang: string | undefined;
}

/** The text of an open article. */
function OpenText({ text, doi, lang }: OpenTextProps) {
  return (
    <div className={styles.text}>
      {text.lacksPictures && <AbsentFigures doi={doi} />}
      <LongHtml name={fullTextName} className="article-text" html={text.html} lang={lang} dir={textDirection(lang)} />
    </div>
  );
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const read = serverApi(context);
  const which = { params: { articleId: params.articleId } };
  const [article, related, citedBy, citations, publisher, { getIssue }] = await Promise.all([
    loadArticle(read, params),
    loadOr404(read(articles.related, which)),
    loadOr404(read(citing.citedBy, which)),
    loadOr404(read(articles.citations, which)),
    read(site.read),
    read(issues.list),
  ]);
  const { journalAbbreviation } = article.articlePublishedJournal;
  const leave = <T,>(name: string, value: T) => leaveInPage(context, name, value);
  const { articleAbstractHtml, abstractOrigin, fullText, references } = article;
  // An abstract taken from the text is not shown twice.
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
    citedBy: {
      count: citedBy.count,
      isCut: citedBy.count > citedBy.articles.length,
      citing: leave(citedByName, citingFrom(citedBy.articles)),
    },
    statements: leave(statementsName, statedBeside(article.statements, fullText?.headings ?? [])),
    otherAbstracts: article.otherAbstracts,
    translations: nameLanguages(article.translations),
    related: leave(recommendedName, recommendedFrom(related)),
    issues: article.isWithdrawn
      ? []
      : getIssue.filter((issue) => issue.journalAbbreviation === journalAbbreviation).map(offered),
    citations: citations.map(({ style, html }) => ({ style, html: leave(citationName(style), html) })),
    // Made here, so that no browser loads what makes them.
    scholarTags: leave(scholarTagsName, isCurrent(article) ? scholarTags(article, publisher) : []),
    jsonLd: leave(jsonLdName, JSON.stringify(scholarlyArticle(article, publisher)).replaceAll('<', String.raw`\u003c`)),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => articleMeta(matches);

/** The first tab: abstract, keywords, open full text, references; beside them other articles. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { abstractHtml, fullText, references, related, citations } = loaderData;
  const head = <ScholarMeta tags={loaderData.scholarTags} jsonLd={loaderData.jsonLd} />;
  const article = useArticleHead();
  useEffect(() => noteView(article.id, 'article'), [article.id]);
  const text = useSubscribersText(article);
  useReadingAids(fullText !== null || text !== null);
  const lang = languageTag(article.language);
  const hasReferences = references?.length !== 0;
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
                {common.abstract()}
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
          <ArticleFiles article={article} />
          {fullText && <Contents headings={fullText.headings} hasReferences={hasReferences} />}
          <SubscribersContents text={text} hasReferences={hasReferences} />
          <ArticleSide recommended={related} issues={loaderData.issues} />
        </div>
        {fullText && <OpenText text={fullText} doi={article.doi} lang={lang} />}
        <SubscribersText text={text} className={styles.text} lang={lang} />
        <div className={styles.end}>
          <Stated statements={loaderData.statements} />
          <References references={references} />
          <CitedBy {...loaderData.citedBy} />
          {isCurrent(article) && <HowToCite article={article} citations={citations} />}
          <ArticleRights article={article} />
        </div>
      </div>
    </>
  );
}
