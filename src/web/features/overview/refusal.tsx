import { Link } from 'react-router';
import type { OpenDoi } from '../../../contracts/dois.ts';
import { dashboardTabs, pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/overview.ts';
import { refusalCorrections } from '../indexing/refusal-corrections.ts';
import styles from './overview.module.css';

/** Why Crossref refused a DOI, in plain words, with a link to the place where it is corrected. */
export function Refusal({ entry: { cause, articleId, journalId }, userId }: { entry: OpenDoi; userId: string }) {
  const [words, place] = refusalCorrections[cause ?? 'other'];
  const dashboard = (query: Record<string, string | number>) => pages.dashboard.href({ profileId: userId }, query);
  return (
    <p className={styles.said}>
      {words()}{' '}
      {place === 'journal' && (
        <Link to={dashboard({ tab: dashboardTabs.createJournal, journal: journalId })}>{t.toRefusedJournal()}</Link>
      )}
      {place === 'article' && (
        <Link to={dashboard({ tab: dashboardTabs.first, manuscript: articleId })}>{t.toRefusedArticle()}</Link>
      )}
    </p>
  );
}
