import { Link } from 'react-router';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import buttons from '../../../ui/button.module.css';
import { LostFootprints } from '../../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** What anyone reads at the address of a review that is not theirs: the same whether there is one or not. */
export function NoSuchReview({ profileId }: { profileId: string }) {
  return (
    <EmptyState drawing={<LostFootprints />} title="This review was not found" level={1}>
      <p>Perhaps the invitation was sent to another of your addresses, or to another person.</p>
      <Link className={buttons.primary} to={pages.dashboard.href({ profileId }, { tab: dashboardTabs.reviews })}>
        See your reviews
      </Link>
    </EmptyState>
  );
}
