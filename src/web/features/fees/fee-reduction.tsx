import { Button } from '@mantine/core';
import type { IncomeGroup } from '../../../contracts/constants.ts';
import { fees, type HandlingFee, type RuleWaiver, type WaiverRequest } from '../../../contracts/fees.ts';
import { pages } from '../../../contracts/pages.ts';
import { reducedFeeOf } from '../../../contracts/reduced-fee.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { formatDay } from '../../ui/format-day.ts';
import { Message } from '../../ui/forms/message.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { countryName } from '../accounts/country-choices.ts';
import styles from './fee-reduction.module.css';
import { isWaiting, openCosts } from './handling-fee.ts';
import { WaiverAsking } from './waiver-asking.tsx';

const groups: Record<IncomeGroup, string> = {
  low: 'a low-income country',
  'lower-middle': 'a lower middle-income country',
};

/** The reduction that follows from the author's country: what it gives, from which list, and the button that takes it. */
function CountryWaiver({ fee, rule }: { fee: HandlingFee; rule: RuleWaiver }) {
  const claim = useCallMutation(fees.claimWaiver, [fees.single]);
  const country = countryName(rule.country);
  const { articleId, currency, listMinor } = fee;
  const left = openCosts({ dueMinor: reducedFeeOf(listMinor, rule.percent), currency });
  const take = () =>
    claim.mutate({ params: { articleId } }, { onSuccess: ({ message }) => showNotice('good', message) });
  return (
    <div className={styles.part}>
      <h3>For authors in {country}, at once</h3>
      <p>
        Authors there pay <strong>{rule.percent} %</strong> less: <strong>{left}</strong>. You need no proof.
      </p>
      <p className={styles.soft}>
        {country} is {groups[rule.incomeGroup]} in the World Bank’s list of {formatDay(rule.listedOn)}. Please leave the
        reduction to others if a grant pays for publication.
      </p>
      {claim.error && <Message kind="bad">{claim.error.message}</Message>}
      <Button variant="default" loading={claim.isPending} onClick={take}>
        Take the reduction of {rule.percent} %
      </Button>
    </div>
  );
}

function outcomeOf({ state, percentAsked, grantedPercent, requestedAt }: WaiverRequest): string {
  switch (state) {
    case 'waiting':
      return `On ${formatDay(requestedAt)} you asked for a reduction of ${percentAsked} %. We answer by email. Nothing is due until then.`;
    case 'granted':
      return `You asked for ${percentAsked} %, and we have reduced the fee by ${grantedPercent ?? 0} %.`;
    case 'refused':
      return `You asked for ${percentAsked} %. We are sorry that we cannot grant it.`;
  }
}

const kinds = { waiting: 'info', granted: 'good', refused: 'info' } as const;

/** How the last request of the author stands, with their own words and the answer. */
function WaiverStanding({ request }: { request: WaiverRequest }) {
  const { state, answer, justification } = request;
  return (
    <>
      <Message kind={kinds[state]}>
        <p>{outcomeOf(request)}</p>
        {answer !== null && (
          <blockquote className={styles.words}>
            <bdi>{answer}</bdi>
          </blockquote>
        )}
      </Message>
      {state === 'waiting' && (
        <details className={styles.asking}>
          <summary>What you wrote</summary>
          <blockquote className={styles.words}>
            <bdi>{justification}</bdi>
          </blockquote>
        </details>
      )}
    </>
  );
}

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
