import { Link } from '../../../ui/link.tsx';
import { bookkeeping } from '../../../../contracts/bookkeeping.ts';
import { issues } from '../../../../contracts/issues.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { pages } from '../../../../contracts/pages.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/purchases.ts';
import { useCall } from '../../../api/use-call.ts';
import buttons from '../../../ui/button.module.css';
import { OpenBook } from '../../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { MyIssues } from '../../issues/my-issues.tsx';
import { MyPasses } from './my-passes.tsx';
import { PaymentTable } from './payment-table.tsx';
import styles from './purchases.module.css';
import { UnpaidCheckouts } from './unpaid-checkouts.tsx';

function NothingYet() {
  return (
    <EmptyState drawing={<OpenBook />} title={t.emptyTitle()} level={3}>
      <p>{t.emptyText()}</p>
      <p className={styles.ways}>
        <Link className={buttons.primary} to={pages.pricing.href()}>
          {t.seePasses()}
        </Link>
        <Link className={buttons.secondary} to={pages.journalPublications.href()}>
          {common.browseJournals()}
        </Link>
      </p>
    </EmptyState>
  );
}

/** A person's purchases with their documents, and unpaid checkouts. */
export function PurchasesPanel({ user }: { user: CurrentUser }) {
  const bought = useCall(issues.purchased);
  const mine = useCall(bookkeeping.mine);
  if (!bought.data || !mine.data) return <Reading error={mine.error ?? bought.error} />;
  const purchases = bought.data.fullIssuePurchasedUser;
  const settled = mine.data.filter(({ state }) => state !== 'open');
  const open = mine.data.filter(({ state }) => state === 'open');
  if (mine.data.length === 0 && purchases.length === 0) return <NothingYet />;
  return (
    <div className={styles.parts}>
      {open.length > 0 && <UnpaidCheckouts checkouts={open} user={user} />}
      <MyPasses payments={settled} />
      {purchases.length > 0 && (
        <PanelSection title={t.fullIssues()} isWide>
          <MyIssues purchases={purchases} />
        </PanelSection>
      )}
      {settled.length > 0 && (
        <PanelSection title={t.allPayments()} isWide>
          <PaymentTable payments={settled} owned={new Set(purchases.map(({ fullIssueId }) => fullIssueId))} />
        </PanelSection>
      )}
    </div>
  );
}
