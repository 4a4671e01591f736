import { Link } from '../../ui/link.tsx';
import type { FullIssue } from '../../../contracts/issues.ts';
import { pages, purchasesHref } from '../../../contracts/pages.ts';
import { useSession } from '../../session/session.ts';
import button from '../../ui/button.module.css';
import { OpenBook } from '../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import page from '../../ui/page.module.css';
import { placeOf } from './issue-place.ts';
import styles from './no-longer-sold.module.css';

interface NoLongerSoldProps {
  readonly place: Pick<FullIssue, 'journalAbbreviation' | 'issueVolume' | 'issueNumber'>;
  readonly journalTitle: string;
}

/** What stands at the checkout of an issue that was withdrawn from sale: that nothing is charged, and the ways on. */
export function NoLongerSold({ place, journalTitle }: NoLongerSoldProps) {
  const userId = useSession()?.user.id;
  return (
    <div className={page.narrow}>
      <EmptyState level={1} drawing={<OpenBook />} title="This issue is no longer sold">
        <p>
          {placeOf(place)} of {journalTitle} was withdrawn from sale. Nothing was charged. Whoever has bought it keeps
          it, among the purchases of their dashboard.
        </p>
        <div className={styles.ways}>
          <Link className={button.primary} to={pages.journal.href({ catId: place.journalAbbreviation })}>
            Go to the journal
          </Link>
          {userId !== undefined && (
            <Link className={button.secondary} to={purchasesHref(userId)}>
              Your purchases
            </Link>
          )}
        </div>
      </EmptyState>
    </div>
  );
}
