import { Link } from 'react-router';
import { editorial } from '../../../../contracts/editorial.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import * as t from '../../../../messages/editing.ts';
import { useCall } from '../../../api/use-call.ts';
import buttons from '../../../ui/button.module.css';
import { LostFootprints } from '../../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import page from '../../../ui/page.module.css';
import { HandlingEditor } from '../assignment/handling-editor.tsx';
import { ChecksSection } from '../checks/checks-section.tsx';
import { DecisionSection } from '../decision/decision-section.tsx';
import { ReportsSection } from '../reports/reports-section.tsx';
import type { EditedProps } from '../review-names.ts';
import { ReviewersSection } from '../reviewers/reviewers-section.tsx';
import { NextStep } from '../steps/next-step.tsx';
import { AnswersSection } from './answers-section.tsx';
import { DiscussionsSection } from './discussions-section.tsx';
import styles from './edited.module.css';
import { AuthorsSection, DetailsSection, FilesSection, VersionsSection } from './facts-sections.tsx';
import { ManuscriptSection } from './manuscript-section.tsx';
import { AuditLogSection } from './record-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { PublicationSection } from './publication-section.tsx';
import { sectionsOf } from './sections-of.ts';

/** Shows new reports, checks and answers. */
const everyHalfMinute = 30_000;

const deskAddress = (user: CurrentUser) =>
  pages.dashboard.href({ profileId: user.id }, { tab: dashboardTabs.editorsDesk });

function NoSuchManuscript({ user }: { user: CurrentUser }) {
  return (
    <EmptyState drawing={<LostFootprints />} title={t.notOnDeskTitle()} level={1}>
      <p>{t.notOnDesk()}</p>
      <Link className={buttons.primary} to={deskAddress(user)}>
        {t.goToDesk()}
      </Link>
    </EmptyState>
  );
}

/** What is next: the step, then the sections that are worked in. */
function Work(props: EditedProps) {
  const there = sectionsOf(props.manuscript);
  return (
    <div className={styles.work}>
      <NextStep {...props} />
      <HandlingEditor {...props} />
      {there.reviewers && <ReviewersSection {...props} />}
      {there.answers && <AnswersSection {...props} />}
      {there.reports && <ReportsSection {...props} />}
      {there.decision && <DecisionSection {...props} />}
      <PublicationSection {...props} />
      <DiscussionsSection {...props} />
      <ChecksSection {...props} />
      <ManuscriptSection {...props} />
    </div>
  );
}

/** What is looked up: people, files and history, folded. */
function Facts(props: EditedProps) {
  return (
    <aside className={styles.facts} aria-label={t.facts()}>
      <DetailsSection {...props} />
      <NotesSection {...props} />
      <AuthorsSection {...props} />
      <FilesSection {...props} />
      {sectionsOf(props.manuscript).versions && <VersionsSection {...props} />}
      <AuditLogSection {...props} />
    </aside>
  );
}

/** A manuscript for its editors: what is next in one column, the facts in the other. */
export function EditedManuscript({ user, articleId }: { user: CurrentUser; articleId: string }) {
  const { data, error } = useCall(editorial.single, { params: { articleId } }, { every: everyHalfMinute });
  if (!data && (error?.status === 404 || error?.status === 403)) return <NoSuchManuscript user={user} />;
  if (!data) {
    return (
      <>
        <h1 className={page.heading}>{t.editorsDesk()}</h1>
        <Reading error={error} />
      </>
    );
  }
  return (
    <article className={styles.edited}>
      <p>
        <Link to={deskAddress(user)}>{t.backToDesk()}</Link>
      </p>
      <h1 className={styles.title}>
        <bdi>{data.articleTitle}</bdi>
      </h1>
      <div className={styles.columns}>
        <Work manuscript={data} user={user} />
        <Facts manuscript={data} user={user} />
      </div>
    </article>
  );
}
