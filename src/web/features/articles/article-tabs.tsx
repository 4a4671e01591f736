import { IconFileText, IconQuote, IconSettings, IconShare3 } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { useMatch } from 'react-router';
import { dashboardTabs, pages } from '../../../contracts/pages.ts';
import { publicTitle } from '../../../contracts/withdrawal.ts';
import { useSession } from '../../session/session.ts';
import button from '../../ui/button.module.css';
import { copyText } from '../../ui/copy-button.tsx';
import { Link, NavLink } from '../../ui/link.tsx';
import { useSite } from '../../ui/site-facts.ts';
import type { ArticleHead } from './article-head.ts';
import styles from './article-tabs.module.css';

/** Hands the link to the device's own sharing, or copies it where there is none; nobody else hears of it. */
function ShareButton({ title, url }: { title: string; url: string }) {
  const share = async () => {
    // Most desktop browsers have no sharing of their own.
    if (typeof navigator.share !== 'function') return copyText(url, 'The link is copied.');
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Whoever closes the sheet wants nothing more.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(url, 'The link is copied.');
    }
  };
  return (
    <button type="button" className={`${button.plain} ${styles.share}`} onClick={() => void share()}>
      <Icon of={IconShare3} size={18} />
      Share
    </button>
  );
}

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
