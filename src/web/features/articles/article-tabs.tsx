import { NavLink } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useSite } from '../../ui/site-facts.ts';
import type { ArticleHead } from './article-head.ts';
import styles from './article-tabs.module.css';

/** The two tabs of an article and what else one can do with it. */
export function ArticleTabs({ article }: { article: ArticleHead }) {
  const place = { catId: article.articlePublishedJournal.journalAbbreviation, articleId: article.id };
  const address = pages.article.href(place);
  return (
    <div className={styles.bar}>
      <nav aria-label="Article">
        <ul>
          <li>
            <NavLink to={address} end>
              Abstract
            </NavLink>
          </li>
          <li>
            <NavLink to={pages.articleFullPdf.href(place)}>Full PDF</NavLink>
          </li>
        </ul>
      </nav>
      <div className={styles.actions}>
        <a href={`${address}#how-to-cite`}>Cite</a>
        <CopyButton text={(useSite()?.url ?? '') + address} label="Copy link" done="The link is copied." />
      </div>
    </div>
  );
}
