import { IconFileText, IconQuote, IconSettings, IconShare3 } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { useMatch } from 'react-router';
import { dashboardTabs, pages } from '../../../contracts/pages.ts';
import { publicTitle } from '../../../contracts/withdrawal.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/articles.ts';
import * as open from '../../../messages/open-review.ts';
import { useSession } from '../../session/session.ts';
import button from '../../ui/button.module.css';
import { copyText } from '../../ui/copy-button.tsx';
import { Link, NavLink } from '../../ui/link.tsx';
import { useSite } from '../../ui/site-facts.ts';
import type { ArticleHead } from './article-head.ts';
import styles from './article-tabs.module.css';

/** Opens the device's share sheet, or copies the link where there is none. */
function ShareButton({ title, url }: { title: string; url: string }) {
  const share = async () => {
    // Most desktop browsers have no sharing of their own.
    if (typeof navigator.share !== 'function') return copyText(url, t.linkCopied());
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // The reader closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(url, t.linkCopied());
    }
  };
  return (
    <button type="button" className={`${button.plain} ${styles.share}`} onClick={() => void share()}>
      <Icon of={IconShare3} size={18} />
      {t.share()}
    </button>
  );
}

const addressesOf = (article: ArticleHead) => {
  const place = { catId: article.articlePublishedJournal.journalAbbreviation, articleId: article.id };
  return {
    address: pages.article.href(place),
    fullPdf: pages.articleFullPdf.href(place),
    reviews: pages.articleReviews.href(place),
  };
};

function Tabs({ article }: { article: ArticleHead }) {
  const { address, fullPdf, reviews } = addressesOf(article);
  return (
    <nav aria-label={common.article()}>
      <ul>
        <li>
          <NavLink to={address} end preventScrollReset>
            {t.abstractTab()}
          </NavLink>
        </li>
        <li>
          <NavLink to={fullPdf} preventScrollReset>
            {t.fullPdf()}
          </NavLink>
        </li>
        {article.hasReviews && (
          <li>
            <NavLink to={reviews} preventScrollReset>
              {open.peerReview()}
            </NavLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** An administrator's link to the manuscript of the article. */
function ManageLink({ articleId }: { articleId: string }) {
  const user = useSession()?.user;
  if (!user?.isAdmin) return null;
  const query = { tab: dashboardTabs.first, manuscript: articleId };
  return (
    <Link className={button.plain} to={pages.dashboard.href({ profileId: user.id }, query)}>
      <Icon of={IconSettings} size={18} />
      {t.manage()}
    </Link>
  );
}

/** The two tabs and the actions of an article; a withdrawn article has no tabs. */
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
            {t.readPdf()}
          </Link>
        )}
        <a className={button.plain} href={`${address}#how-to-cite`}>
          <Icon of={IconQuote} size={18} />
          {t.cite()}
        </a>
        <ShareButton title={publicTitle(article.articleTitle, article)} url={siteUrl + address} />
      </div>
    </div>
  );
}
