import { Link } from '../../../ui/link.tsx';
import { bookkeeping } from '../../../../contracts/bookkeeping.ts';
import { issues } from '../../../../contracts/issues.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { pages } from '../../../../contracts/pages.ts';
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
    <EmptyState drawing={<OpenBook />} title="No purchases yet" level={3}>
      <p>Passes, full issues and handling fees that you pay for stay here with their invoices.</p>
      <p className={styles.ways}>
        <Link className={buttons.primary} to={pages.pricing.href()}>
          See the passes
        </Link>
        <Link className={buttons.secondary} to={pages.journalPublications.href()}>
          Browse Journals
        </Link>
      </p>
    </EmptyState>
  );
}

/** Everything that a person has bought, with its documents; and what is begun and not paid. */
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
      <PanelSection title="Full issues" isWide>
        <MyIssues purchases={purchases} />
      </PanelSection>
      {settled.length > 0 && (
        <PanelSection title="All payments" isWide>
          <PaymentTable payments={settled} owned={new Set(purchases.map(({ fullIssueId }) => fullIssueId))} />
        </PanelSection>
      )}
    </div>
  );
}
