import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { dashboardTabs, pages } from '../../../contracts/pages.ts';
import { revisions, type FollowedManuscript as Followed } from '../../../contracts/revisions.ts';
import * as t from '../../../messages/tracking.ts';
import { presentStatements } from '../../../contracts/statement-words.ts';
import { useCall } from '../../api/use-call.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import page from '../../ui/page.module.css';
import { StatementFold } from '../../ui/statement-fold.tsx';
import { useRestoredFocus } from '../../ui/use-restored-focus.ts';
import { manuscriptsTab } from '../dashboard/dashboard-tabs.ts';
import { NoSuchManuscript } from '../manuscripts/edit/no-such-manuscript.tsx';
import { ManuscriptStatus } from '../manuscripts/manuscript-status.tsx';
import { ProofLink } from '../production/proof/proof-link.tsx';
import { AnonymityNote } from './anonymity-note.tsx';
import { AuthorOrcids } from './author-orcids.tsx';
import { CourseAside } from './course-aside.tsx';
import { DecisionList } from './decision-list.tsx';
import { DiscussionsSection } from './discussions-section.tsx';
import styles from './followed-manuscript.module.css';
import { PublicationSection } from './publication-section.tsx';
import { RevisionSection } from './revision/revision-section.tsx';
import { TurnPanel } from './turn-panel.tsx';

interface FollowedManuscriptProps {
  readonly user: CurrentUser;
  readonly articleId: string;
}

const everyMinute = 60_000;

function Head({ manuscript, listAddress }: { manuscript: Followed; listAddress: string }) {
  const { manuscriptNumber, articleTitle, journalTitle, articleStatus, turn, version } = manuscript;
  const heading = useRestoredFocus([articleStatus, turn, version].join());
  return (
    <header className={styles.head}>
      <Link className={styles.back} to={listAddress}>
        <IconArrowLeft aria-hidden stroke={1.5} size={20} />
        {t.backToManuscripts()}
      </Link>
      <p className={styles.soft}>
        {manuscriptNumber} · {journalTitle}
      </p>
      <h1 ref={heading} tabIndex={-1} className={`${page.heading} ${styles.title}`}>
        <bdi>{articleTitle}</bdi>
      </h1>
      <ManuscriptStatus status={articleStatus} />
    </header>
  );
}

/** One manuscript for its author: whose turn it is and what to do now, then the decisions and the history. */
export function FollowedManuscript({ user, articleId }: FollowedManuscriptProps) {
  const { data: manuscript, error } = useCall(revisions.follow, { params: { articleId } }, { every: everyMinute });
  if (error?.status === 404) return <NoSuchManuscript />;
  if (!manuscript) {
    return (
      <>
        <h1 className={`${page.heading} ${styles.head}`}>{t.yourManuscript()}</h1>
        <Reading error={error} />
      </>
    );
  }
  const tab = user.isAdmin ? manuscriptsTab(true) : dashboardTabs.first;
  // The author of a returned manuscript needs the reasons first.
  const isReturned = manuscript.articleStatus === 'Returned';
  const listAddress = pages.dashboard.href({ profileId: user.id }, { tab });
  return (
    <>
      <Head manuscript={manuscript} listAddress={listAddress} />
      <div className={styles.columns}>
        <div className={styles.course}>
          {manuscript.articleStatus === 'Accepted' && <ProofLink articleId={articleId} />}
          <TurnPanel user={user} manuscript={manuscript} />
          {isReturned && <DecisionList manuscript={manuscript} />}
          <AnonymityNote manuscript={manuscript} />
          {!isReturned && <DecisionList manuscript={manuscript} />}
          <PublicationSection manuscript={manuscript} />
          <AuthorOrcids articleId={articleId} />
          <StatementFold statements={presentStatements(manuscript.statements)} />
          {manuscript.reviewModel === 'double-anonymous' && (
            <DiscussionsSection userId={user.id} articleId={articleId} />
          )}
          {manuscript.allowed.includes('revise') && <RevisionSection user={user} manuscript={manuscript} />}
        </div>
        <CourseAside manuscript={manuscript} />
      </div>
    </>
  );
}
