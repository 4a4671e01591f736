import { redirect } from 'react-router';
import { articles, type ArticlePage, type ArticleSummary } from '../../../contracts/articles.ts';
import { recommendedArticles } from '../../../contracts/constants.ts';
import { issues } from '../../../contracts/issues.ts';
import { journals } from '../../../contracts/journals.ts';
import { journalFeedHref, pages } from '../../../contracts/pages.ts';
import { loadOr404, noSuchPage } from '../../api/load-or-404.ts';
import { serverApi, type ServerApi } from '../../api/server-api.ts';
import pageStyles from '../../ui/page.module.css';
import { feedLink, pageHead } from '../../ui/page-head.ts';
import { pageInAddress } from '../../ui/page-in-address.ts';
import { wordsOf } from '../../ui/words-of.ts';
import type { EntryArticle } from '../articles/article-entry.tsx';
import { previewOf } from '../articles/preview-of.ts';
import { PurchaseWidget } from '../issues/purchase-widget.tsx';
import type { Route } from './+types/journal-page.ts';
import { JournalHead } from './journal-head.tsx';
import styles from './journal-page.module.css';
import { PublishedArticles } from './published-articles.tsx';
import { Recommended } from './recommended.tsx';

function withoutAbstract(article: ArticleSummary): EntryArticle {
  const { articleAbstract: _, ...entry } = article;
  return entry;
}

/** The newest articles of a journal that stand: most often its first page has them already. */
async function readRecommended(read: ServerApi, journal: string, { page, total, articles: listed }: ArticlePage) {
  const standing = page === 1 ? listed.filter(({ isWithdrawn }) => !isWithdrawn) : [];
  const isEnough = standing.length >= recommendedArticles || (page === 1 && listed.length === total);
  if (isEnough) return standing.slice(0, recommendedArticles);
  return (await read(articles.page, { query: { journal, size: recommendedArticles, withdrawn: 'left-out' } })).articles;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const read = serverApi(context);
  const { search, searchParams } = new URL(request.url);
  const [journal] = await loadOr404(read(journals.byAbbreviation, { params: { abbreviation: params.catId } }));
  const page = pageInAddress(searchParams);
  if (!journal || page === null) throw noSuchPage();
  const catId = journal.journalAbbreviation;
  if (catId !== params.catId) throw redirect(pages.journal.href({ catId }) + search, 301);
  const [published, { getIssue }, categories] = await Promise.all([
    loadOr404(read(articles.page, { query: { journal: catId, page } })),
    read(issues.list),
    read(journals.categories),
  ]);
  const recommended = await readRecommended(read, catId, published);
  const own = getIssue.filter((issue) => issue.journalId === journal.id);
  return {
    journal,
    published: { ...published, articles: published.articles.map(withoutAbstract) },
    recommended: recommended.map(withoutAbstract),
    issues: own,
    categories,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { journal, published } }) => {
  const { journalTitle, journalAbbreviation: catId, journalDescription } = journal;
  return [
    ...pageHead(matches, {
      title: `${journalTitle} (${catId})`,
      description: previewOf(wordsOf(journalDescription ?? '')) || `The articles of ${journalTitle}.`,
      path: pages.journal.href({ catId }, { page: published.page > 1 ? published.page : undefined }),
    }),
    feedLink(`${journalTitle}: latest articles`, journalFeedHref(catId)),
  ];
};

/** The front of a journal: title, statement, contents, what to read first, its issues for sale. */
export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const { journal, published, recommended, issues: own, categories } = loaderData;
  return (
    <>
      <JournalHead journal={journal} categories={categories} />
      <div className={`${pageStyles.page} ${styles.columns}`}>
        <PublishedArticles journal={journal} published={published} />
        <aside className={styles.side}>
          <Recommended title="Recommended" articles={recommended} />
          <PurchaseWidget key={journal.id} journalId={journal.id} issues={own} hasHeading />
        </aside>
      </div>
    </>
  );
}
