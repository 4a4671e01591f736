import { Link } from 'react-router';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import { useSession } from '../../../session/session.ts';
import buttons from '../../../ui/button.module.css';
import { LostFootprints } from '../../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** What anyone reads at an address of the editor that is not theirs: the same whether there is a manuscript or not. */
export function NoSuchManuscript() {
  const profileId = useSession()?.user.id;
  return (
    <EmptyState drawing={<LostFootprints />} title="This manuscript was not found" level={1}>
      <p>Perhaps it was deleted, or the address belongs to another account.</p>
      {profileId !== undefined && (
        <Link className={buttons.primary} to={pages.dashboard.href({ profileId }, { tab: dashboardTabs.first })}>
          Go to your dashboard
        </Link>
      )}
    </EmptyState>
  );
}
