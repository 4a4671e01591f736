import { Link, useSearchParams } from 'react-router';
import { indexing, type IndexingReport } from '../../../contracts/indexing.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/indexing.ts';
import { useCall } from '../../api/use-call.ts';
import { LostFootprints } from '../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import page from '../../ui/page.module.css';
import { SignedInPage } from '../accounts/signed-in-page.tsx';
import type { Route } from './+types/indexing-page.ts';
import { IndexSection } from './index-section.tsx';
import styles from './indexing.module.css';
import { readinessOf } from './readiness.ts';
import { RefusedDois } from './refused-dois.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.indexing()),
  { name: 'robots', content: 'noindex' },
];

/** The journal, or the article with the way back to its journal. */
function Subject({
  report: { journalId, journalTitle, journalAbbreviation: catId, article },
}: {
  report: IndexingReport;
}) {
  const [to, title] =
    article === null
      ? [pages.journal.href({ catId }), journalTitle]
      : [pages.article.href({ catId, articleId: article.id }), article.title];
  return (
    <>
      <p className={styles.subject}>
        <Link to={to}>
          <bdi>{title}</bdi>
        </Link>
      </p>
      {article !== null && (
        <p>
          <Link to={pages.indexing.href({ journalId })}>{t.wholeJournal({ journal: journalTitle })}</Link>
        </p>
      )}
    </>
  );
}

function Report({ user, journalId }: { user: CurrentUser; journalId: string }) {
  const article = useSearchParams()[0].get('article') ?? undefined;
  const { data, error } = useCall(indexing.report, { params: { journalId }, query: { article } });
  if (error?.status === 403 || error?.status === 404) {
    return (
      <EmptyState drawing={<LostFootprints />} title={t.notForYou()} level={1}>
        <p>{t.notForYouHelp()}</p>
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={page.heading}>{t.indexing()}</h1>
        {data && <Subject report={data} />}
        <p className={page.lead}>{t.lead()}</p>
      </header>
      {data?.articleCount === 0 && <p>{t.noArticles()}</p>}
      {data && <RefusedDois report={data} />}
      {data ? (
        readinessOf(data.askedFor).map((readiness) => (
          <IndexSection key={readiness.index} readiness={readiness} report={data} user={user} />
        ))
      ) : (
        <Reading error={error} />
      )}
    </div>
  );
}

/** What indexes ask of a journal and its articles, after login. */
export default function IndexingPage({ params: { journalId } }: Route.ComponentProps) {
  return (
    <SignedInPage heading={t.indexing()}>
      {(user) => <Report key={`${user.id} ${journalId}`} user={user} journalId={journalId} />}
    </SignedInPage>
  );
}
