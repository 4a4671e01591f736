import { redirect } from 'react-router';
import { articles, type ArticlePage, type ArticleSummary } from '../../../contracts/articles.ts';
import { recommendedArticles } from '../../../contracts/constants.ts';
import { issues } from '../../../contracts/issues.ts';
import { journalSetup } from '../../../contracts/journal-setup.ts';
import { journals } from '../../../contracts/journals.ts';
import { journalFeedHref, pages } from '../../../contracts/pages.ts';
import { statistics } from '../../../contracts/statistics.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/journals.ts';
import { loadOr404, noSuchPage } from '../../api/load-or-404.ts';
import { leaveInPage } from '../../api/left-in-page.ts';
import { serverApi, type ServerApi } from '../../api/server-api.ts';
import pageStyles from '../../ui/page.module.css';
import { feedLink, pageHead } from '../../ui/page-head.ts';
import { pageInAddress } from '../../ui/page-in-address.ts';
import { wordsOf } from '../../ui/words-of.ts';
import type { EntryArticle } from '../articles/article-entry.tsx';
import { previewOf } from '../articles/preview-of.ts';
import { offered } from '../issues/issue-place.ts';
import { countryName } from '../accounts/country-choices.ts';
import { PurchaseWidget } from '../issues/purchase-widget.tsx';
import type { Route } from './+types/journal-page.ts';
import { issueInAddress, IssueList, issueName } from './issue-list.tsx';
import { JournalBoard } from './journal-board.tsx';
import { descriptionName, JournalHead } from './journal-head.tsx';
import styles from './journal-page.module.css';
import { PublicFigures } from './public-figures.tsx';
import { PublishedArticles, publishedName } from './published-articles.tsx';
import { Recommended, recommendedName } from './recommended.tsx';

function withoutAbstract(article: ArticleSummary): EntryArticle {
  const { articleAbstract: _, ...entry } = article;
  return entry;
}

/** The newest articles of all journals that this page does not list. */
async function readRecommended(read: ServerApi, { articles: listed }: ArticlePage): Promise<ArticleSummary[]> {
  const size = recommendedArticles + listed.length;
  const newest = await read(articles.page, { query: { size, withdrawn: 'left-out' } });
  const isListed = new Set(listed.map(({ id }) => id));
  return newest.articles.filter(({ id }) => !isListed.has(id)).slice(0, recommendedArticles);
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const read = serverApi(context);
  const { search, searchParams } = new URL(request.url);
  const [journal] = await loadOr404(read(journals.byAbbreviation, { params: { abbreviation: params.catId } }));
  const page = pageInAddress(searchParams);
  if (!journal || page === null) throw noSuchPage();
  const issue = issueInAddress(searchParams);
  const catId = journal.journalAbbreviation;
  if (catId !== params.catId) throw redirect(pages.journal.href({ catId }) + search, 301);
  const [published, contents, { getIssue }, categories, figures, setup] = await Promise.all([
    loadOr404(read(articles.page, { query: { journal: catId, ...issue, page } })),
    loadOr404(read(articles.issues, { params: { journalAbbreviation: catId } })),
    read(issues.list),
    read(journals.categories),
    loadOr404(read(statistics.ofJournal, { params: { abbreviation: catId } })),
    loadOr404(read(journalSetup.shown, { params: { abbreviation: catId } })),
  ]);
  const recommended = await readRecommended(read, published);
  const own = getIssue.filter(({ journalId }) => journalId === journal.id);
  return {
    journal: { ...journal, journalDescription: null },
    description: leaveInPage(context, descriptionName, journal.journalDescription ?? ''),
    metaDescription:
      previewOf(wordsOf(journal.journalDescription ?? '')) || t.articlesIn({ journal: journal.journalTitle }),
    published: {
      ...published,
      articles: leaveInPage(context, publishedName, published.articles.map(withoutAbstract)),
    },
    issue,
    contents: contents.issues,
    recommended: leaveInPage(context, recommendedName, recommended.map(withoutAbstract)),
    issues: own.map(offered),
    categories,
    figures,
    hasGuidelines: setup.guidelinesHtml !== '',
    board: setup.board.map((member) => ({ ...member, country: countryName(member.country) })),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { journal, published, issue, metaDescription } }) => {
  const { journalTitle, journalAbbreviation: catId } = journal;
  return [
    ...pageHead(matches, {
      title: `${issue ? `${issueName(issue)}, ` : ''}${journalTitle} (${catId})`,
      description: metaDescription,
      path: pages.journal.href({ catId }, { ...issue, page: published.page > 1 ? published.page : undefined }),
    }),
    feedLink(common.latestArticlesOf({ journal: journalTitle }), journalFeedHref(catId)),
  ];
};

/** The page of a journal: title, description, articles by issue, recommendations, issues for sale. */
export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const {
    journal,
    description,
    published,
    issue,
    contents,
    recommended,
    issues: own,
    categories,
    figures,
    hasGuidelines,
    board,
  } = loaderData;
  return (
    <>
      <JournalHead
        journal={journal}
        description={description}
        categories={categories}
        hasGuidelines={hasGuidelines}
        hasBoard={board.length > 0}
      />
      <div className={`${pageStyles.page} ${styles.columns}`}>
        <PublishedArticles journal={journal} published={published} issue={issue}>
          <IssueList catId={journal.journalAbbreviation} issues={contents} chosen={issue} />
        </PublishedArticles>
        <aside className={styles.side}>
          <Recommended title={t.recommended()} articles={recommended} />
          <PurchaseWidget key={journal.id} journalId={journal.id} issues={own} hasHeading />
          <PublicFigures figures={figures} />
        </aside>
        <JournalBoard members={board} />
      </div>
    </>
  );
}
