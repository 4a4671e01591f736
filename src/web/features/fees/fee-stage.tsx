import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { fees, type HandlingFee } from '../../../contracts/fees.ts';
import { formatMoney } from '../../../contracts/money.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { contactSubjects, feeStatus, pages } from '../../../contracts/pages.ts';
import type { ApiError } from '../../api/api-error.ts';
import { Message } from '../../ui/forms/message.tsx';
import { RetryLink } from '../../ui/retry-link.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { CheckoutPayment } from '../checkout/checkout-payment.tsx';
import styles from './fee-stage.module.css';
import { articleHref, isWaiting } from './handling-fee.ts';

/** Why there is no card form; what is on record is read again, as it may be another by now. */
function Refused({ error }: { error: ApiError }) {
  const client = useQueryClient();
  useEffect(() => void client.invalidateQueries({ queryKey: [fees.single.path] }), [client]);
  return (
    <>
      <Message kind="bad">
        <p>{error.message}</p>
        <p>Nothing was charged.</p>
      </Message>
      <p>
        <RetryLink label="Try again" />
      </p>
    </>
  );
}

/** The card form for what is due. */
function FeePayment({ fee, user }: { fee: HandlingFee; user: CurrentUser }) {
  const { articleId, stripeLookupId } = fee;
  return (
    <>
      <p className={styles.payers}>
        Your institution or a funder pays?{' '}
        <a href={pages.contact.href({ subject: contactSubjects.authorServices })} target="_blank" rel="noreferrer">
          Write to us first<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        .
      </p>
      <CheckoutPayment
        user={user}
        wish={{ articleId, checkoutStatus: feeStatus, stripeLookupId }}
        renderRefusal={(error) => <Refused error={error} />}
      />
    </>
  );
}

interface Stage {
  readonly title: string;
  readonly content: ReactNode;
}

function ArticleLink({ fee }: { fee: HandlingFee }) {
  return <a href={articleHref(fee)}>{fee.isPublic ? 'See the article' : 'Go to the page of your manuscript'}</a>;
}

const settled = (fee: HandlingFee): Stage => ({
  title: fee.isPublic ? 'Your article is open access' : 'Your article will be open access',
  content: (
    <Message kind="good">
      <p>
        {fee.isPublic
          ? 'The handling fee is settled. Everyone can read the full article.'
          : 'The handling fee is settled. We publish your article next, and write to you; then everyone can read it.'}
      </p>
      <p>
        <ArticleLink fee={fee} />
      </p>
    </Message>
  ),
});

const withdrawn = ({ isPublic }: HandlingFee): Stage => ({
  title: 'Nothing to pay',
  content: (
    <Message kind="info">
      This {isPublic ? 'article' : 'manuscript'} has been withdrawn. No handling fee is due for it.
    </Message>
  ),
});

const anothers: Stage = {
  title: 'Nothing for you to pay',
  content: <Message kind="info">This fee is its author’s: only they choose, ask for a reduction and pay.</Message>,
};

const unchosen: Stage = {
  title: 'What is left to do',
  content: <p>Choose a mode of publication. If a fee is due, you pay it here.</p>,
};

const subscription = (fee: HandlingFee): Stage => ({
  title: 'Nothing to pay',
  content: (
    <Message kind="good">
      <p>
        {fee.isPublic
          ? 'Your article is published by subscription, which costs you nothing. There is nothing left to do.'
          : 'You have chosen subscription, which costs you nothing. We publish your article next, and write to you.'}
      </p>
      <p>
        <ArticleLink fee={fee} />
      </p>
    </Message>
  ),
});

const waiting: Stage = {
  title: 'Nothing to pay yet',
  content: <p>You pay when your request has been answered. If you would rather not wait, choose subscription.</p>,
};

const payment = (fee: HandlingFee, user: CurrentUser): Stage => ({
  title: `Pay ${formatMoney({ amountMinor: fee.dueMinor, currency: fee.currency })}`,
  // Another amount is another checkout.
  content: <FeePayment key={fee.dueMinor} fee={fee} user={user} />,
});

function stageOf(fee: HandlingFee, user: CurrentUser): Stage {
  if (fee.isSettled) return settled(fee);
  if (fee.isWithdrawn) return withdrawn(fee);
  if (!fee.allowed.includes('choose')) return anothers;
  if (fee.mode === null) return unchosen;
  if (fee.mode === 'subscription') return subscription(fee);
  return isWaiting(fee) ? waiting : payment(fee, user);
}

/** What is left to do about a fee: to choose, to wait, to pay, or nothing. */
export function FeeStage({ fee, user }: { fee: HandlingFee; user: CurrentUser }) {
  const { title, content } = stageOf(fee, user);
  const heading = useKeptFocus([fee.mode, fee.dueMinor, fee.request?.state, fee.isSettled].join());
  return (
    <section className={styles.stage} aria-labelledby="what-is-left">
      <h2 ref={heading} id="what-is-left" tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {content}
    </section>
  );
}
