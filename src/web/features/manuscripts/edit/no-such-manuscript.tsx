import { Link } from 'react-router';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import * as t from '../../../../messages/wizard.ts';
import { useSession } from '../../../session/session.ts';
import buttons from '../../../ui/button.module.css';
import { LostFootprints } from '../../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Shown at the editor address of another person: the same whether the manuscript exists or not. */
export function NoSuchManuscript() {
  const profileId = useSession()?.user.id;
  return (
    <EmptyState drawing={<LostFootprints />} title={t.notFoundTitle()} level={1}>
      <p>{t.notFound()}</p>
      {profileId !== undefined && (
        <Link className={buttons.primary} to={pages.dashboard.href({ profileId }, { tab: dashboardTabs.first })}>
          {t.goToDashboard()}
        </Link>
      )}
    </EmptyState>
  );
}
