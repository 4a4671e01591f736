import { Link } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import buttons from '../../ui/button.module.css';
import { LostFootprints } from '../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import page from '../../ui/page.module.css';

/** What anyone reads where there is no fee of theirs: the same whether there is a manuscript or not. */
export function NoSuchFee({ userId }: { userId: string }) {
  return (
    <div className={page.narrow}>
      <EmptyState drawing={<LostFootprints />} title="This handling fee was not found" level={1}>
        <p>
          A fee is there once a manuscript of yours is accepted. Perhaps it is not yet, or the manuscript belongs to
          another account.
        </p>
        <Link className={buttons.primary} to={pages.dashboard.href({ profileId: userId })}>
          Go to your dashboard
        </Link>
      </EmptyState>
    </div>
  );
}
