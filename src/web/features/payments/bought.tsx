import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OwnPayment } from '../../../contracts/bookkeeping.ts';
import type { HandlingFee } from '../../../contracts/fees.ts';
import type { PurchasedIssue } from '../../../contracts/issues.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { pages, purchasesHref } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/payments.ts';
import button from '../../ui/button.module.css';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { DocumentRows } from '../checkout/document-link.tsx';
import { articleHref } from '../fees/handling-fee.ts';
import { placeOf, titleOf } from '../issues/issue-place.ts';
import styles from './payment-complete.module.css';
import { hidden } from '../../ui/message-tags.tsx';

function Complete({ children }: { children: ReactNode }) {
  return (
    <div className={`${page.narrow} ${page.tall}`}>
      <IconCircleCheck className={styles.sign} aria-hidden stroke={1.5} size={48} />
      <h1 className={page.heading}>{t.completeNow()}</h1>
      {children}
    </div>
  );
}

interface IssueBoughtProps {
  readonly purchased: PurchasedIssue;
  readonly payment: OwnPayment;
}

/** The full issue that was bought, the amount, and links to the issue. */
export function IssueBought({ purchased: { fullIssue: issue, userId }, payment }: IssueBoughtProps) {
  const title = titleOf(issue);
  return (
    <Complete>
      <dl className={styles.receipt}>
        <div>
          <dt>{t.fullIssue()}</dt>
          <dd>{t.placeInJournal({ journal: issue.journalAbbreviation, place: placeOf(issue) })}</dd>
        </div>
        {title !== '' && (
          <div>
            <dt>{common.title()}</dt>
            <dd>
              <bdi>{title}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t.paid()}</dt>
          <dd>{formatMoney(payment)}</dd>
        </div>
        <DocumentRows payment={payment} />
      </dl>
      <p>{t.issueIsYours()}</p>
      <div className={styles.ways}>
        {issue.issueDoccumentURL && (
          <a className={button.primary} href={issue.issueDoccumentURL} target="_blank" rel="noreferrer">
            <span>{t.openIssue({ hidden })}</span>
          </a>
        )}
        <Link className={button.secondary} to={purchasesHref(userId)}>
          {t.goToDashboard()}
        </Link>
      </div>
    </Complete>
  );
}

/** A pass that was bought. */
export function PassBought({ userId }: { userId: string }) {
  return (
    <Complete>
      <p className={page.lead}>{t.passIsActive()}</p>
      <div className={styles.ways}>
        <Link className={button.primary} to={pages.dashboard.href({ profileId: userId })}>
          {t.goToDashboard()}
        </Link>
      </div>
    </Complete>
  );
}

interface FeePaidProps {
  readonly fee: HandlingFee;
  readonly payment: OwnPayment;
  readonly userId: string;
}

/** The handling fee that was paid, and its article. */
export function FeePaid({ fee, payment, userId }: FeePaidProps) {
  const taken = fee.isPublic ? t.articleIsOpen() : t.openAccessSettled();
  return (
    <Complete>
      <p className={page.lead}>{fee.isWithdrawn ? t.withdrawnRefund() : taken}</p>
      <dl className={styles.receipt}>
        <div>
          <dt>{common.article()}</dt>
          <dd>
            <bdi>{fee.articleTitle}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t.handlingFee()}</dt>
          <dd>{formatMoney(payment)}</dd>
        </div>
        <DocumentRows payment={payment} />
      </dl>
      <p>{t.receiptByEmail()}</p>
      <div className={styles.ways}>
        <Link className={button.primary} to={articleHref(fee)}>
          {fee.isPublic ? t.viewArticle() : t.viewManuscript()}
        </Link>
        <Link className={button.secondary} to={pages.dashboard.href({ profileId: userId })}>
          {t.goToDashboard()}
        </Link>
      </div>
    </Complete>
  );
}
