import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { fees, type HandlingFee } from '../../../contracts/fees.ts';
import { formatMoney } from '../../../contracts/money.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { contactSubjects, feeStatus, pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/fees.ts';
import { hidden, tabTo } from '../../ui/message-tags.tsx';
import type { ApiError } from '../../api/api-error.ts';
import { Message } from '../../ui/forms/message.tsx';
import { RetryLink } from '../../ui/retry-link.tsx';
import { useRestoredFocus } from '../../ui/use-restored-focus.ts';
import { CheckoutPayment } from '../checkout/checkout-payment.tsx';
import styles from './fee-stage.module.css';
import { articleHref, isWaiting } from './handling-fee.ts';

/** Why there is no card form; the fee is read again because it may have changed. */
function Refused({ error }: { error: ApiError }) {
  const client = useQueryClient();
  useEffect(() => void client.invalidateQueries({ queryKey: [fees.single.path] }), [client]);
  return (
    <>
      <Message kind="bad">
        <p>{error.message}</p>
        <p>{t.nothingCharged()}</p>
      </Message>
      <p>
        <RetryLink label={common.tryAgain()} />
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
        {t.otherPayer({
          link: tabTo(pages.contact.href({ subject: contactSubjects.authorServices })),
          hidden,
        })}
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
  return <a href={articleHref(fee)}>{fee.isPublic ? t.viewArticle() : t.viewManuscript()}</a>;
}

const settled = (fee: HandlingFee): Stage => ({
  title: fee.isPublic ? t.articleIsOpen() : t.articleWillBeOpen(),
  content: (
    <Message kind="good">
      <p>{fee.isPublic ? t.articleIsOpenHint() : t.articleWillBeOpenHint()}</p>
      <p>
        <ArticleLink fee={fee} />
      </p>
    </Message>
  ),
});

const withdrawn = ({ isPublic }: HandlingFee): Stage => ({
  title: t.nothingToPay(),
  content: <Message kind="info">{isPublic ? t.articleWithdrawn() : t.manuscriptWithdrawn()}</Message>,
});

const anothers = (): Stage => ({
  title: t.nothingForYou(),
  content: <Message kind="info">{t.onlyAuthorPays()}</Message>,
});

const unchosen = (): Stage => ({
  title: t.nextStep(),
  content: <p>{t.nextStepHint()}</p>,
});

const subscription = (fee: HandlingFee): Stage => ({
  title: t.nothingToPay(),
  content: (
    <Message kind="good">
      <p>{fee.isPublic ? t.subscriptionPublished() : t.subscriptionChosen()}</p>
      <p>
        <ArticleLink fee={fee} />
      </p>
    </Message>
  ),
});

const waiting = (): Stage => ({
  title: t.nothingToPayYet(),
  content: <p>{t.requestPending()}</p>,
});

const payment = (fee: HandlingFee, user: CurrentUser): Stage => ({
  title: t.pay({ sum: formatMoney({ amountMinor: fee.dueMinor, currency: fee.currency }) }),
  // Another amount is another checkout.
  content: <FeePayment key={fee.dueMinor} fee={fee} user={user} />,
});

function stageOf(fee: HandlingFee, user: CurrentUser): Stage {
  if (fee.isSettled) return settled(fee);
  if (fee.isWithdrawn) return withdrawn(fee);
  if (!fee.allowed.includes('choose')) return anothers();
  if (fee.mode === null) return unchosen();
  if (fee.mode === 'subscription') return subscription(fee);
  return isWaiting(fee) ? waiting() : payment(fee, user);
}

/** The next step for a fee: choose, wait, pay, or nothing. */
export function FeeStage({ fee, user }: { fee: HandlingFee; user: CurrentUser }) {
  const { title, content } = stageOf(fee, user);
  const heading = useRestoredFocus([fee.mode, fee.dueMinor, fee.request?.state, fee.isSettled].join());
  return (
    <section className={styles.stage} aria-labelledby="what-is-left">
      <h2 ref={heading} id="what-is-left" tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {content}
    </section>
  );
}
