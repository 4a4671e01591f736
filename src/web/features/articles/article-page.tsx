import { articles } from '../../../contracts/articles.ts';
import { pages } from '../../../contracts/pages.ts';
import { leaveInPage } from '../../api/long-texts.ts';
import { loadOr404 } from '../../api/load-or-404.ts';
import { serverApi } from '../../api/server-api.ts';
import { LongHtml } from '../../ui/long-html.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { RichHtml } from '../../ui/rich-html.tsx';
import { siteOf } from '../../ui/site-facts.ts';
import { Recommended } from '../journals/recommended.tsx';
import type { Route } from './+types/article-page.ts';
import { articleHeadOf, useArticleHead } from './article-head.ts';
import styles from './article-page.module.css';
import { ArticleRights } from './article-rights.tsx';
import { AbsentFigures } from './absent-figures.tsx';
import './article-text.css';
import './article-figures.css';
import './article-treatments.css';
import { Contents } from './contents.tsx';
import { HowToCite } from './how-to-cite.tsx';
import { Keywords } from './keywords.tsx';
import { languageTag } from './language-tag.ts';
import { loadArticle } from './load-article.ts';
import { previewOf } from './preview-of.ts';
import { References } from './references.tsx';
import { ScholarMeta } from './scholar-meta.tsx';

const fullTextName = 'full-text';

export async function loader({ context, params }: Route.LoaderArgs) {
  const read = serverApi(context);
  const [article, related] = await Promise.all([
    loadArticle(read, params.articleId),
    loadOr404(read(articles.related, { params: { articleId: params.articleId } })),
  ]);
  const { articleAbstractHtml, abstractOrigin, fullText, references } = article;
  // What was taken from the text for want of an abstract is not shown twice.
  const isInText = fullText !== null && abstractOrigin !== 'abstract';
  const text = fullText && {
    headings: fullText.headings,
    hasFigures: fullText.html.includes('<figure class="figure"'),
    html: leaveInPage(context, fullTextName, fullText.html),
  };
  return { abstractHtml: isInText ? '' : articleAbstractHtml, fullText: text, references, related };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const article = articleHeadOf(matches);
  const site = siteOf(matches);
  if (!article || !site) return [pageTitle(matches)];
  const place = { catId: article.articlePublishedJournal.journalAbbreviation, articleId: article.id };
  return [
    pageTitle(matches, article.articleTitle),
    { name: 'description', content: previewOf(article.articleAbstract) },
    { tagName: 'link', rel: 'canonical', href: site.url + pages.article.href(place) },
  ];
};

/** The tab to read: abstract, keywords, the text where everyone may read it, references. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { abstractHtml, fullText, references, related } = loaderData;
  const article = useArticleHead();
  const lang = languageTag(article.language);
  return (
    <>
      <ScholarMeta article={article} />
      <div className={styles.row}>
        <div className={styles.main}>
          {abstractHtml && (
            <section aria-labelledby="abstract">
              <h2 id="abstract" className={styles.heading}>
                Abstract
              </h2>
              <RichHtml className={`article-text ${styles.abstract}`} html={abstractHtml} lang={lang} />
            </section>
          )}
          <Keywords keywords={article.keywords} lang={lang} />
        </div>
        <aside className={styles.side}>
          <Recommended title="Recommended articles" articles={related} />
        </aside>
      </div>
      {fullText && (
        <div className={styles.row}>
          <div className={styles.contents}>
            <Contents headings={fullText.headings} />
          </div>
          <div className={styles.main}>
            {fullText.hasFigures && <AbsentFigures doi={article.doi} />}
            <LongHtml name={fullTextName} className="article-text" html={fullText.html} lang={lang} />
          </div>
        </div>
      )}
      <div className={styles.row}>
        <div className={styles.main}>
          <References references={references} />
          <HowToCite article={article} />
          <ArticleRights article={article} />
        </div>
      </div>
    </>
  );
}
