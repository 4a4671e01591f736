import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/articles.ts';
import { Link } from '../../ui/link.tsx';
import type { ArticleHead } from './article-head.ts';
import styles from './version-notice.module.css';

/** Whether readers see the newest version of an article. */
export const isCurrent = ({ version, versions }: Pick<ArticleHead, 'version' | 'versions'>): boolean =>
  version === versions;

/** The number of an earlier version that readers see; undefined where it is the newest. */
export const shownVersion = (article: Pick<ArticleHead, 'version' | 'versions'>): number | undefined =>
  isCurrent(article) ? undefined : article.version;

/** Says on an earlier version that it is one, and leads to the current one. */
export function VersionNotice({ article }: { readonly article: ArticleHead }) {
  if (isCurrent(article)) return null;
  const place = { catId: article.articlePublishedJournal.journalAbbreviation, articleId: article.id };
  return (
    <p className={styles.notice} role="note">
      {t.earlierVersion({ version: article.version, versions: article.versions })}{' '}
      <Link to={pages.article.href(place)}>{t.readCurrentVersion()}</Link>
    </p>
  );
}
