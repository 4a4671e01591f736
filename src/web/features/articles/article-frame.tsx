import { Outlet } from 'react-router';
import page from '../../ui/page.module.css';
import type { Route } from './+types/article-frame.ts';
import { ArticleBanner } from './article-banner.tsx';
import './article-formulas.css';
import { articleMeta } from './article-meta.ts';
import './article-print.css';
import { ArticleTabs } from './article-tabs.tsx';
import { CorrectionNotices, RelatedNotices } from './correction-notices.tsx';
import { loadArticleHead } from './load-article.ts';
import { StatusNotice } from './status-notice.tsx';
import { isCurrent, VersionNotice } from './version-notice.tsx';

export const loader = (asked: Route.LoaderArgs) => loadArticleHead(asked);

export const meta: Route.MetaFunction = ({ matches }) => articleMeta(matches);

/** An article: its title page, and below it one of the two tabs. */
export default function ArticleFrame({ loaderData }: Route.ComponentProps) {
  return (
    <article className={page.page}>
      <StatusNotice article={loaderData} />
      <VersionNotice article={loaderData} />
      <ArticleBanner article={loaderData} />
      <CorrectionNotices article={loaderData} />
      <RelatedNotices article={loaderData} />
      {isCurrent(loaderData) && <ArticleTabs article={loaderData} />}
      <Outlet />
    </article>
  );
}
