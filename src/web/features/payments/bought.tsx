import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OwnPayment } from '../../../contracts/bookkeeping.ts';
import type { HandlingFee } from '../../../contracts/fees.ts';
import type { PurchasedIssue } from '../../../contracts/issues.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { pages, purchasesHref } from '../../../contracts/pages.ts';
import button from '../../ui/button.module.css';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { DocumentRows } from '../checkout/document-link.tsx';
import { articleHref } from '../fees/handling-fee.ts';
import { placeOf, titleOf } from '../issues/issue-place.ts';
import styles from './payment-complete.module.css';

function Complete({ children }: { children: ReactNode }) {
  return (
    <div className={page.narrow}>
      <IconCircleCheck className={styles.sign} aria-hidden stroke={1.5} size={48} />
      <h1 className={page.heading}>Payment Complete!</h1>
      {children}
    </div>
  );
}

interface IssueBoughtProps {
  readonly purchased: PurchasedIssue;
  readonly payment: OwnPayment;
}

/** The full issue that was bought, what was paid, and the ways to it. */
export function IssueBought({ purchased: { fullIssue: issue, userId }, payment }: IssueBoughtProps) {
  const title = titleOf(issue);
  return (
    <Complete>
      <dl className={styles.receipt}>
        <div>
          <dt>Full issue</dt>
          <dd>
            {issue.journalAbbreviation}, {placeOf(issue)}
          </dd>
        </div>
        {title !== '' && (
          <div>
            <dt>Title</dt>
            <dd>
              <bdi>{title}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>Paid</dt>
          <dd>{formatMoney(payment)}</dd>
        </div>
        <DocumentRows payment={payment} />
      </dl>
      <p>The issue is yours for good. A receipt is on its way to you by email.</p>
      <div className={styles.ways}>
        {issue.issueDoccumentURL && (
          <a className={button.primary} href={issue.issueDoccumentURL} target="_blank" rel="noreferrer">
            <span>
              Open the issue<span className="visually-hidden"> (opens in a new tab)</span>
            </span>
          </a>
        )}
        <Link className={button.secondary} to={purchasesHref(userId)}>
          Go to your dashboard
        </Link>
      </div>
    </Complete>
  );
}

/** A pass whose buyer came back by this address. */
export function PassBought({ userId }: { userId: string }) {
  return (
    <Complete>
      <p className={page.lead}>Your pass is active. Open any article and choose its Full PDF tab.</p>
      <div className={styles.ways}>
        <Link className={button.primary} to={pages.dashboard.href({ profileId: userId })}>
          Go to your dashboard
        </Link>
      </div>
    </Complete>
  );
}

const sentBack =
  'The article was withdrawn before your payment came. The whole amount goes back to your card; an email says when.';

interface FeePaidProps {
  readonly fee: HandlingFee;
  readonly payment: OwnPayment;
  readonly userId: string;
}

/** The handling fee that was paid, and the article that is open by it. */
export function FeePaid({ fee, payment, userId }: FeePaidProps) {
  const taken = fee.isPublic
    ? 'Your article is open now: everyone can read it.'
    : 'Open access is settled. We publish your article next, and write to you; then everyone can read it.';
  return (
    <Complete>
      <p className={page.lead}>{fee.isWithdrawn ? sentBack : taken}</p>
      <dl className={styles.receipt}>
        <div>
          <dt>Article</dt>
          <dd>
            <bdi>{fee.articleTitle}</bdi>
          </dd>
        </div>
        <div>
          <dt>Handling fee</dt>
          <dd>{formatMoney(payment)}</dd>
        </div>
        <DocumentRows payment={payment} />
      </dl>
      <p>A receipt is on its way to you by email.</p>
      <div className={styles.ways}>
        <Link className={button.primary} to={articleHref(fee)}>
          {fee.isPublic ? 'See your article' : 'Go to the page of your manuscript'}
        </Link>
        <Link className={button.secondary} to={pages.dashboard.href({ profileId: userId })}>
          Go to your dashboard
        </Link>
      </div>
    </Complete>
  );
}
