import { IconCircleCheck } from '@tabler/icons-react';
import { plans } from '../../../contracts/constants.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { pages, purchasesHref } from '../../../contracts/pages.ts';
import { useSession } from '../../session/session.ts';
import button from '../../ui/button.module.css';
import { formatDay } from '../../ui/format-day.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { useSite } from '../../ui/site-facts.ts';
import { useNow } from '../../ui/use-now.ts';
import { useWantedArticle } from '../articles/wanted-article.ts';
import { documentLabel, DocumentLink, DocumentRows } from '../checkout/document-link.tsx';
import styles from './payment-complete.module.css';
import { passWords, PaymentPending } from './payment-pending.tsx';
import { useCheckoutOutcome } from './use-checkout-outcome.ts';
import { readPurchase, type PassPayment } from './use-pass-standing.ts';

/** What the address of a completed payment shows once the money has gone back. */
function RefundedPass({ payment: { name, refundedAt, documents, ...paid } }: { payment: PassPayment }) {
  return (
    <div className={page.narrow}>
      <h1 className={page.heading}>This payment was refunded</h1>
      <p className={page.lead}>
        {formatMoney(paid)} for {name} went back{refundedAt && ` on ${formatDay(refundedAt)}`}, and the pass has ended.
      </p>
      <div className={styles.part}>
        {documents.map((document) => (
          <DocumentLink key={document.number} href={document.url} label={documentLabel(document)} />
        ))}
      </div>
      <div className={styles.ways}>
        <Link className={button.primary} to={pages.pricing.href()}>
          See the passes
        </Link>
      </div>
    </div>
  );
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatMoment(new Date(at))}</time>;

function Receipt({ payment: { plan, period, ...paid } }: { payment: PassPayment }) {
  // Whoever extends a pass has read the page before the new one begins.
  const now = useNow();
  const beginsLater = period !== null && new Date(period.startsAt) > now;
  return (
    <dl className={styles.receipt}>
      <div>
        <dt>Pass</dt>
        <dd>{plans[plan].name}</dd>
      </div>
      <div>
        <dt>Paid</dt>
        <dd>{formatMoney(paid)}</dd>
      </div>
      {beginsLater && (
        <div>
          <dt>Begins when your current pass ends</dt>
          <dd>
            <Moment at={period.startsAt} />
          </dd>
        </div>
      )}
      {period && (
        <div>
          <dt>Full PDF access until</dt>
          <dd>
            <Moment at={period.endsAt} />
          </dd>
        </div>
      )}
      <DocumentRows payment={paid} />
    </dl>
  );
}

/** What to do with the pass: first the article that it was bought for. */
function NextSteps() {
  const wanted = useWantedArticle();
  const user = useSession()?.user;
  return (
    <section className={styles.part} aria-labelledby="next-steps">
      <h2 id="next-steps">Next steps</h2>
      {wanted && (
        <Link className={button.primary} to={wanted.fullPdf}>
          <span>
            Read “<bdi>{wanted.title}</bdi>”
          </span>
        </Link>
      )}
      <p>
        Open any article and choose its Full PDF tab. A receipt is on its way to you by email
        {user && (
          <>
            ; your passes and their invoices stay under <Link to={purchasesHref(user.id)}>Manage Purchase</Link>
          </>
        )}
        .
      </p>
      <Link className={wanted ? button.secondary : button.primary} to={pages.journalPublications.href()}>
        Browse Journals
      </Link>
    </section>
  );
}

function Cancellation() {
  const contactEmail = useSite()?.contactEmail;
  return (
    <section className={styles.part} aria-labelledby="cancellation">
      <h2 id="cancellation">Cancellation</h2>
      <p>
        There is nothing to cancel: the pass ends by itself and is not renewed.
        {contactEmail && (
          <>
            {' '}
            If you bought it by mistake, write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </>
        )}
      </p>
    </section>
  );
}

/** Where a buyer comes back to: what was bought, until when, what next, how it ends. */
export function PaymentComplete() {
  const bought = useCheckoutOutcome(readPurchase);
  if (bought.state !== 'known') return <PaymentPending state={bought.state} words={passWords} />;
  if (bought.purchase.state === 'refunded') return <RefundedPass payment={bought.purchase} />;
  return (
    <div className={page.narrow}>
      <IconCircleCheck className={styles.sign} aria-hidden stroke={1.5} size={48} />
      <h1 className={page.heading}>Payment Complete</h1>
      <Receipt payment={bought.purchase} />
      <NextSteps />
      <Cancellation />
    </div>
  );
}
