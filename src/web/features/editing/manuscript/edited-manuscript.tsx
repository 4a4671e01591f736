import { Link } from 'react-router';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
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
import { unfoldTo } from '../../../ui/unfold-to.ts';
import { VersionList } from '../../manuscripts/versions/version-history.tsx';
import { ChecksSection } from '../checks/checks-section.tsx';
import { DecisionSection } from '../decision/decision-section.tsx';
import { ReportsSection } from '../reports/reports-section.tsx';
import type { EditedProps } from '../review-names.ts';
import { ReviewersSection } from '../reviewers/reviewers-section.tsx';
import { NextStep } from '../steps/next-step.tsx';
import { AnswersSection } from './answers-section.tsx';
import { EditedHead, EditedStatus } from './edited-head.tsx';
import { EditedSection } from './edited-section.tsx';
import styles from './edited.module.css';
import { ManuscriptSection } from './manuscript-section.tsx';
import { AuditLogSection } from './record-section.tsx';
import { sectionsOf } from './sections-of.ts';

/** Every submitted version, with its changes. */
function VersionsSection({ manuscript }: EditedProps) {
  const { versions } = manuscript;
  return (
    <EditedSection
      id="versions"
      title={t.sectionVersions()}
      lead={t.versionsLead({ count: versions.length })}
      manuscript={manuscript}
    >
      <VersionList versions={versions} />
    </EditedSection>
  );
}

/** Links to the sections of the page. */
function SectionLinks({ manuscript }: { manuscript: EditorsManuscript }) {
  return (
    <nav aria-label={t.pageParts()} className={styles.links}>
      <ul>
        {sectionsOf(manuscript).map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={() => unfoldTo(id)}>
              {label()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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

function EditedParts(props: EditedProps) {
  const there = new Set(sectionsOf(props.manuscript).map(({ id }) => id));
  return (
    <>
      <ManuscriptSection {...props} />
      <ChecksSection {...props} />
      {there.has('reviewers') && <ReviewersSection {...props} />}
      {there.has('reports') && <ReportsSection {...props} />}
      {there.has('answers') && <AnswersSection {...props} />}
      {there.has('decision') && <DecisionSection {...props} />}
      {there.has('versions') && <VersionsSection {...props} />}
      <AuditLogSection {...props} />
    </>
  );
}

/** A manuscript for its editors: the next step first, then its sections. */
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
      <EditedHead manuscript={data} />
      <NextStep manuscript={data} user={user} />
      <EditedStatus manuscript={data} />
      <SectionLinks manuscript={data} />
      <EditedParts manuscript={data} user={user} />
    </article>
  );
}
