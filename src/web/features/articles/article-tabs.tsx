import { IconFileText, IconQuote, IconSettings } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { useMatch } from 'react-router';
import { Link, NavLink } from '../../ui/link.tsx';
import { dashboardTabs, pages } from '../../../contracts/pages.ts';
import { publicTitle } from '../../../contracts/withdrawal.ts';
import { useSession } from '../../session/session.ts';
import button from '../../ui/button.module.css';
import { useSite } from '../../ui/site-facts.ts';
import type { ArticleHead } from './article-head.ts';
import styles from './article-tabs.module.css';
import { ShareButton } from './share-button.tsx';

const addressesOf = (article: ArticleHead) => {
  const place = { catId: article.articlePublishedJournal.journalAbbreviation, articleId: article.id };
  return { address: pages.article.href(place), fullPdf: pages.articleFullPdf.href(place) };
};

function Tabs({ article }: { article: ArticleHead }) {
  const { address, fullPdf } = addressesOf(article);
  return (
    <nav aria-label="Article">
      <ul>
        <li>
          <NavLink to={address} end preventScrollReset>
            Abstract
          </NavLink>
        </li>
        <li>
          <NavLink to={fullPdf} preventScrollReset>
            Full PDF
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}

/** The way of an administrator to what can be done with an article: its manuscript, its withdrawal. */
function ManageLink({ articleId }: { articleId: string }) {
  const user = useSession()?.user;
  if (!user?.isAdmin) return null;
  const query = { tab: dashboardTabs.first, manuscript: articleId };
  return (
    <Link className={button.plain} to={pages.dashboard.href({ profileId: user.id }, query)}>
      <Icon of={IconSettings} size={18} />
      Manage
    </Link>
  );
}

/** The two tabs of an article and what else one can do with it; a withdrawn one has nothing to stand on a tab. */
export function ArticleTabs({ article }: { article: ArticleHead }) {
  const { address, fullPdf } = addressesOf(article);
  const siteUrl = useSite()?.url ?? '';
  const isReadingPdf = useMatch(pages.articleFullPdf.pattern) !== null;
  return (
    <div className={styles.bar}>
      {!article.isWithdrawn && <Tabs article={article} />}
      <div className={styles.actions}>
        <ManageLink articleId={article.id} />
        {article.pdfURL && !isReadingPdf && (
          <Link className={button.plain} to={fullPdf} preventScrollReset>
            <Icon of={IconFileText} size={18} />
            Read PDF
          </Link>
        )}
        <a className={button.plain} href={`${address}#how-to-cite`}>
          <Icon of={IconQuote} size={18} />
          Cite
        </a>
        <ShareButton title={publicTitle(article.articleTitle, article)} url={siteUrl + address} />
      </div>
    </div>
  );
}
