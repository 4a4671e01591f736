import type { HandlingFee } from '../../../contracts/fees.ts';
import { pages } from '../../../contracts/pages.ts';
import { CountryWaiver } from './country-waiver.tsx';
import { isWaiting, openCosts } from './due-of.ts';
import styles from './fee-reduction.module.css';
import { WaiverAsking } from './waiver-asking.tsx';
import { WaiverStanding } from './waiver-standing.tsx';

/** How the fee becomes less: by the author's country at once, by the office on request. */
export function FeeReduction({ fee }: { fee: HandlingFee }) {
  const { allowed, request, ruleWaiver, mode } = fee;
  const mayClaim = allowed.includes('claim-waiver');
  const mayAsk = allowed.includes('request-waiver');
  const isMoot = fee.isSettled || fee.isWithdrawn || (mode === 'subscription' && !isWaiting(fee));
  if (isMoot || (!mayClaim && !mayAsk && request === null)) return null;
  return (
    <section className={styles.reduction} aria-labelledby="reduction">
      <h2 id="reduction" className={styles.title}>
        A reduction
      </h2>
      {request?.state !== 'granted' && fee.waiverPercent > 0 && (
        <p>
          The fee is reduced by {fee.waiverPercent} %, to {openCosts(fee)}.
        </p>
      )}
      {mayClaim && ruleWaiver && <CountryWaiver fee={fee} rule={ruleWaiver} />}
      {request && <WaiverStanding request={request} />}
      {mayAsk && <WaiverAsking fee={fee} />}
      <p className={styles.policy}>
        <a href={pages.waiverPolicy.href()} target="_blank" rel="noreferrer">
          Policy on Waivers<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </section>
  );
}
