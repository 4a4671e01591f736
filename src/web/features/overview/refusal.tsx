import { Link } from 'react-router';
import type { OpenDoi, RefusalCause } from '../../../contracts/dois.ts';
import { dashboardTabs, pages } from '../../../contracts/pages.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import * as t from '../../../messages/overview.ts';
import styles from './overview.module.css';

type Place = 'journal' | 'article' | null;

/** What to correct after each refusal, and where; `null`: not on this site. */
const corrections: Readonly<Record<RefusalCause, readonly [PlainMessage, Place]>> = {
  'issn-taken': [t.refusedIssnTaken, 'journal'],
  'issn-invalid': [t.refusedIssnInvalid, 'journal'],
  'title-not-ours': [t.refusedTitleNotOurs, 'journal'],
  'prefix-not-ours': [t.refusedPrefixNotOurs, null],
  'older-version': [t.refusedOlderVersion, null],
  'journal-doi': [t.refusedJournalDoi, 'journal'],
  journal: [t.refusedJournal, 'journal'],
  title: [t.refusedTitle, 'article'],
  names: [t.refusedNames, 'article'],
  dates: [t.refusedDates, null],
  abstract: [t.refusedAbstract, 'article'],
  other: [t.refusedOther, null],
};

/** Why Crossref refused a DOI, in plain words, with a link to the place where it is corrected. */
export function Refusal({ entry: { cause, articleId, journalId }, userId }: { entry: OpenDoi; userId: string }) {
  const [words, place] = corrections[cause ?? 'other'];
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
