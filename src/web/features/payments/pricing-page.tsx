import { IconInfoCircle } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import type { PlainMessage } from '../../../messages/message.ts';
import { planKeys } from '../../../contracts/constants.ts';
import { pages, purchasesHref } from '../../../contracts/pages.ts';
import { payments } from '../../../contracts/payments.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/payments.ts';
import { useSession } from '../../session/session.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import { Link } from '../../ui/link.tsx';
import { pageHead } from '../../ui/page-head.ts';
import page from '../../ui/page.module.css';
import { useWantedArticle } from '../articles/wanted-article.ts';
import { TestMode } from '../checkout/test-mode.tsx';
import type { Route } from './+types/pricing-page.ts';
import { PaymentComplete } from './payment-complete.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './pricing-page.module.css';
import { usePassStatus, type PassStatus } from './use-pass-status.ts';

function ManagePurchase() {
  const user = useSession()?.user;
  if (!user) return null;
  return <Link to={purchasesHref(user.id)}>{t.managePurchase()}</Link>;
}

interface PassStatusNoteProps {
  readonly current: PassStatus;
  /** True after a cancelled order, which has its own note. */
  readonly isCanceled: boolean;
}

/** The reader's active pass and unpaid payments; announced to screen readers. */
function PassStatusNote({ current: { running, begun }, isCanceled }: PassStatusNoteProps) {
  const open = isCanceled ? [] : begun;
  return (
    <div role="status">
      {running && (
        <p className={styles.current}>
          {t.validUntil({
            moment: () => <time dateTime={running.endsAt.toISOString()}>{formatMoment(running.endsAt)}</time>,
            manage: () => <ManagePurchase />,
          })}
        </p>
      )}
      {open.map(({ id, name, plan, createdAt }) => (
        <p key={id} className={styles.current}>
          {t.startedPayment({
            name,
            moment: () => <time dateTime={createdAt}>{formatMoment(new Date(createdAt))}</time>,
            link: (text) => <a href={`#${plan}`}>{text}</a>,
          })}
        </p>
      ))}
    </div>
  );
}

/** Why the server sent the buyer back. */
const reasons: Record<string, PlainMessage> = {
  'price-mismatch': t.priceChanged,
  'invalid-input': t.passUnknown,
  unavailable: t.cardServiceDown,
  'state-conflict': t.beingConfirmed,
  'not-signed-in': t.sessionEnded,
};

/** Tells a buyer who did not pay what happened. */
function CanceledNote({ reason }: { reason: string | null }) {
  return (
    <div className={styles.canceledNote} role="status">
      <IconInfoCircle aria-hidden stroke={1.5} size={22} />
      <div>
        <p>{t.canceled()}</p>
        {reason !== null && <p className={styles.reason}>{(reasons[reason] ?? t.notStarted)()}</p>}
      </div>
    </div>
  );
}

/** A link to the article that the reader came for: its PDF with a pass, otherwise its abstract. */
function WantedNote({ hasPass }: { hasPass: boolean }) {
  const wanted = useWantedArticle();
  if (!wanted) return null;
  const article = () => (
    <Link to={hasPass ? wanted.fullPdf : wanted.abstract}>
      <bdi>{wanted.title}</bdi>
    </Link>
  );
  return <p className={styles.current}>{(hasPass ? t.wantedWithPass : t.wantedWithoutPass)({ article })}</p>;
}

export const loader = () => ({ formAction: payments.startSubscription.path });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: common.passesAndPrices(),
    description: t.pageDescription(),
    path: pages.pricing.href(),
  });

/** The passes, and what this reader already has. */
function Passes({ formAction }: { formAction: string }) {
  const [search] = useSearchParams();
  const current = usePassStatus();
  const { running } = current;
  const isCanceled = search.get('canceled') === 'true';
  return (
    <div className={page.page}>
      <TestMode />
      {isCanceled && <CanceledNote reason={search.get('reason')} />}
      <h1 className={page.heading}>{t.pricesTitle()}</h1>
      <p className={page.lead}>{t.pricesText()}</p>
      <PassStatusNote current={current} isCanceled={isCanceled} />
      <WantedNote hasPass={running !== null} />
      <ul className={styles.plans}>
        {planKeys.map((planKey) => (
          <li key={planKey}>
            <PlanCard planKey={planKey} formAction={formAction} runsUntil={running?.endsAt ?? null} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t.afterPurchase()} {!running && t.passesRunBackToBack()}
      </p>
    </div>
  );
}

/** The two passes; also the return page after a payment. */
export default function PricingPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return search.get('success') === 'true' ? <PaymentComplete /> : <Passes formAction={loaderData.formAction} />;
}
