import { IconCircleCheck } from '@tabler/icons-react';
import { plans } from '../../../contracts/constants.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { pages, purchasesHref } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/payments.ts';
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
import { readPurchase, type PassPayment } from './use-pass-status.ts';

/** A payment that was refunded. */
function RefundedPass({ payment: { name, refundedAt, documents, ...paid } }: { payment: PassPayment }) {
  return (
    <div className={`${page.narrow} ${page.tall}`}>
      <h1 className={page.heading}>{t.refundedTitle()}</h1>
      <p className={page.lead}>
        {refundedAt
          ? t.passRefundedOn({ amount: formatMoney(paid), name, day: formatDay(refundedAt) })
          : t.passRefunded({ amount: formatMoney(paid), name })}
      </p>
      <div className={styles.part}>
        {documents.map((document) => (
          <DocumentLink key={document.number} href={document.url} label={documentLabel(document)} />
        ))}
      </div>
      <div className={styles.ways}>
        <Link className={button.primary} to={pages.pricing.href()}>
          {t.seePasses()}
        </Link>
      </div>
    </div>
  );
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatMoment(new Date(at))}</time>;

function Receipt({ payment: { plan, period, ...paid } }: { payment: PassPayment }) {
  // An extension starts later, when the current pass ends.
  const now = useNow();
  const beginsLater = period !== null && new Date(period.startsAt) > now;
  return (
    <dl className={styles.receipt}>
      <div>
        <dt>{t.pass()}</dt>
        <dd>{plans[plan].name}</dd>
      </div>
      <div>
        <dt>{t.paid()}</dt>
        <dd>{formatMoney(paid)}</dd>
      </div>
      {beginsLater && (
        <div>
          <dt>{t.startsAfterCurrent()}</dt>
          <dd>
            <Moment at={period.startsAt} />
          </dd>
        </div>
      )}
      {period && (
        <div>
          <dt>{t.accessUntil()}</dt>
          <dd>
            <Moment at={period.endsAt} />
          </dd>
        </div>
      )}
      <DocumentRows payment={paid} />
    </dl>
  );
}

/** The next steps: first the article that the pass was bought for. */
function NextSteps() {
  const wanted = useWantedArticle();
  const user = useSession()?.user;
  return (
    <section className={styles.part} aria-labelledby="next-steps">
      <h2 id="next-steps">{t.nextSteps()}</h2>
      {wanted && (
        <Link className={button.primary} to={wanted.fullPdf}>
          <span>{t.readWanted({ article: () => <bdi>{wanted.title}</bdi> })}</span>
        </Link>
      )}
      <p>
        {t.openAnyArticle()}{' '}
        {user && t.passesUnder({ link: (text) => <Link to={purchasesHref(user.id)}>{text}</Link> })}
      </p>
      <Link className={wanted ? button.secondary : button.primary} to={pages.journalPublications.href()}>
        {common.browseJournals()}
      </Link>
    </section>
  );
}

function Cancellation() {
  const contactEmail = useSite()?.contactEmail;
  return (
    <section className={styles.part} aria-labelledby="cancellation">
      <h2 id="cancellation">{t.cancellation()}</h2>
      <p>
        {t.nothingToCancel()}{' '}
        {contactEmail && t.boughtByMistake({ email: () => <a href={`mailto:${contactEmail}`}>{contactEmail}</a> })}
      </p>
    </section>
  );
}

/** The return page of a pass: receipt, next steps, cancellation. */
export function PaymentComplete() {
  const bought = useCheckoutOutcome(readPurchase);
  if (bought.state !== 'known') return <PaymentPending state={bought.state} words={passWords} />;
  if (bought.purchase.state === 'refunded') return <RefundedPass payment={bought.purchase} />;
  return (
    <div className={`${page.narrow} ${page.tall}`}>
      <IconCircleCheck className={styles.sign} aria-hidden stroke={1.5} size={48} />
      <h1 className={page.heading}>{t.complete()}</h1>
      <Receipt payment={bought.purchase} />
      <NextSteps />
      <Cancellation />
    </div>
  );
}
