import { redirect, type RouterContextProvider } from 'react-router';
import { articles } from '../../../contracts/articles.ts';
import { articleVersions } from '../../../contracts/article-versions.ts';
import { issues } from '../../../contracts/issues.ts';
import { journals } from '../../../contracts/journals.ts';
import { pages } from '../../../contracts/pages.ts';
import { leaveInPage } from '../../api/left-in-page.ts';
import { loadOr404, noSuchPage } from '../../api/load-or-404.ts';
import { serverApi, type ServerApi } from '../../api/server-api.ts';
import type { ArticleHead } from './article-head.ts';
import { bylineName } from './byline.tsx';
import { inShort } from './in-short.ts';

/** One article, or a version of it, with everything that belongs to it; for loaders only. */
export async function loadArticle(
  read: ServerApi,
  { articleId = '', version }: { readonly articleId?: string; readonly version?: string | undefined },
) {
  if (version !== undefined && !/^[1-9]\d{0,4}$/u.test(version)) throw noSuchPage();
  const [article] = await loadOr404(
    version === undefined
      ? read(articles.single, { params: { articleId } })
      : read(articleVersions.single, { params: { articleId, version } }),
  );
  if (!article) throw noSuchPage();
  return article;
}

type Loaded = Awaited<ReturnType<typeof loadArticle>>;

const journalWithoutCovers = 'JCP';

/** The cover beside the first two issues of a journal: the full issue's, else the journal's. */
async function loadCover(read: ServerApi, article: Loaded): Promise<string | null> {
  const { articleVolume: volume, articleIssue: issueNumber } = article;
  const { journalAbbreviation: abbreviation } = article.articlePublishedJournal;
  if (abbreviation === journalWithoutCovers || volume !== '1' || (issueNumber !== '1' && issueNumber !== '2'))
    return null;
  // By the lists that the server has at hand, where single ones would be read for each page.
  const [all, { getIssue }] = await Promise.all([
    read(journals.list, { query: { archived: true } }),
    read(issues.list),
  ]);
  const journal = all.find((one) => one.journalAbbreviation === abbreviation);
  const issue = getIssue.find(
    (one) => one.journalId === journal?.id && one.issueVolume === volume && one.issueNumber === issueNumber,
  );
  return issue?.issueImageURL ?? journal?.journalImageURL ?? null;
}

interface Asked {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly catId?: string; readonly articleId?: string; readonly version?: string | undefined };
  readonly request: Request;
}

const tabs = [
  { ending: '/full-pdf', page: pages.articleFullPdf },
  { ending: '/reviews', page: pages.articleReviews },
];

/** What the frame shows; an address with another journal leads to the right one, on the same tab. */
export async function loadArticleHead({ context, params, request }: Asked): Promise<ArticleHead> {
  const read = serverApi(context);
  const { version } = params;
  const article = await loadArticle(read, params);
  const catId = article.articlePublishedJournal.journalAbbreviation;
  if (version !== undefined && article.version === article.versions)
    throw redirect(pages.article.href({ catId, articleId: article.id }), 302);
  if (catId !== params.catId) {
    if (version !== undefined)
      throw redirect(pages.articleVersion.href({ catId, articleId: article.id, version }), 301);
    const { pathname } = new URL(request.url);
    const tab = tabs.find(({ ending }) => pathname.endsWith(ending))?.page ?? pages.article;
    throw redirect(tab.href({ catId, articleId: article.id }), 301);
  }
  const {
    articleAbstract: _abstract,
    articleAbstractHtml: _html,
    articleKeywords: _words,
    keywords: _keywords,
    translations: _translations,
    otherAbstracts: _abstracts,
    references: _references,
    statements: _statements,
    articleAuthors: authors,
    sharedAffiliations,
    fullText,
    ...head
  } = article;
  const byline = leaveInPage(context, bylineName, { authors, sharedAffiliations });
  return {
    ...head,
    description: inShort(article),
    byline,
    hasFullText: fullText !== null,
    coverUrl: await loadCover(read, article),
  };
}
