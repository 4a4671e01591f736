import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { currency, plans } from '../../../contracts/constants.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { pages } from '../../../contracts/pages.ts';
import button from '../../ui/button.module.css';
import page from '../../ui/page.module.css';
import { useSite } from '../../ui/site-facts.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import styles from './payment-complete.module.css';
import { PaymentPending } from './payment-pending.tsx';
import { passWords } from './pending-words.ts';
import { readPurchase, type Purchase } from './read-purchase.ts';
import { useCheckoutOutcome } from './use-checkout-outcome.ts';
import { useWantedArticle } from './wanted-article.ts';

function Receipt({ purchase }: { purchase: Purchase }) {
  const plan = plans[purchase.plan];
  return (
    <dl className={styles.receipt}>
      <div>
        <dt>Pass</dt>
        <dd>{plan.name}</dd>
      </div>
      <div>
        <dt>Paid</dt>
        <dd>{formatMoney({ amountMinor: plan.priceMinor, currency })}</dd>
      </div>
      <div>
        <dt>Full PDF access until</dt>
        <dd>
          <time dateTime={purchase.endsAt.toISOString()}>{formatMoment(purchase.endsAt)}</time>
        </dd>
      </div>
    </dl>
  );
}

/** What to do with the pass: first the article that it was bought for. */
function NextSteps() {
  const wanted = useWantedArticle();
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
      <p>Open any article and choose its Full PDF tab. A receipt is on its way to you by email.</p>
      <Link className={wanted ? button.secondary : button.primary} to={pages.journalPublications.href()}>
        Browse Journals
      </Link>
    </section>
  );
}

/** Where a buyer comes back to: what was bought, until when, what next, how it ends. */
export function PaymentComplete() {
  const bought = useCheckoutOutcome(readPurchase);
  const contactEmail = useSite()?.contactEmail;
  if (bought.state !== 'known') return <PaymentPending state={bought.state} words={passWords} />;
  return (
    <div className={page.narrow}>
      <IconCircleCheck className={styles.sign} aria-hidden stroke={1.5} size={48} />
      <h1 className={page.heading}>Payment Complete</h1>
      <Receipt purchase={bought.purchase} />
      <NextSteps />
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
    </div>
  );
}
