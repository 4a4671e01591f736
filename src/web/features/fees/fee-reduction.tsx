import { Button } from '@mantine/core';
import type { IncomeGroup } from '../../../contracts/constants.ts';
import { fees, type HandlingFee, type RuleWaiver, type WaiverRequest } from '../../../contracts/fees.ts';
import { pages } from '../../../contracts/pages.ts';
import { reducedFeeOf } from '../../../contracts/reduced-fee.ts';
import * as t from '../../../messages/fees.ts';
import { hidden, strong } from '../../ui/message-tags.tsx';
import { useCallMutation } from '../../api/use-call.ts';
import { formatDay } from '../../ui/format-day.ts';
import { Message } from '../../ui/forms/message.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { countryName } from '../accounts/country-choices.ts';
import styles from './fee-reduction.module.css';
import { isWaiting, openCosts } from './handling-fee.ts';
import { WaiverAsking } from './waiver-asking.tsx';

const groups = {
  low: t.lowIncome,
  'lower-middle': t.lowerMiddleIncome,
} as const satisfies Record<IncomeGroup, unknown>;

/** The waiver for the author's country: its size, its source, and the button that claims it. */
function CountryWaiver({ fee, rule }: { fee: HandlingFee; rule: RuleWaiver }) {
  const claim = useCallMutation(fees.claimWaiver, [fees.single]);
  const country = countryName(rule.country);
  const { articleId, currency, listMinor } = fee;
  const left = openCosts({ dueMinor: reducedFeeOf(listMinor, rule.percent), currency });
  const take = () =>
    claim.mutate({ params: { articleId } }, { onSuccess: ({ message }) => showNotice('good', message) });
  return (
    <div className={styles.part}>
      <h3>{t.countryTitle({ country })}</h3>
      <p>{t.countryWaiver({ percent: rule.percent, left, strong })}</p>
      <p className={styles.soft}>{groups[rule.incomeGroup]({ country, day: formatDay(rule.listedOn) })}</p>
      {claim.error && <Message kind="bad">{claim.error.message}</Message>}
      <Button variant="default" loading={claim.isPending} onClick={take}>
        {t.claimWaiver({ percent: rule.percent })}
      </Button>
    </div>
  );
}

function outcomeOf({ state, percentAsked, grantedPercent, requestedAt }: WaiverRequest): string {
  switch (state) {
    case 'waiting':
      return t.requestWaiting({ day: formatDay(requestedAt), percent: percentAsked });
    case 'granted':
      return t.requestGranted({ asked: percentAsked, granted: grantedPercent ?? 0 });
    case 'refused':
      return t.requestRefused({ percent: percentAsked });
  }
}

const kinds = { waiting: 'info', granted: 'good', refused: 'info' } as const;

/** The status of the author's last request, with their justification and the answer. */
function WaiverStatus({ request }: { request: WaiverRequest }) {
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
          <summary>{t.yourJustification()}</summary>
          <blockquote className={styles.words}>
            <bdi>{justification}</bdi>
          </blockquote>
        </details>
      )}
    </>
  );
}

/** Waivers: by the author's country at once, or by the office on request. */
export function FeeReduction({ fee }: { fee: HandlingFee }) {
  const { allowed, request, ruleWaiver, mode } = fee;
  const mayClaim = allowed.includes('claim-waiver');
  const mayAsk = allowed.includes('request-waiver');
  const isMoot = fee.isSettled || fee.isWithdrawn || (mode === 'subscription' && !isWaiting(fee));
  if (isMoot || (!mayClaim && !mayAsk && request === null)) return null;
  return (
    <section className={styles.reduction} aria-labelledby="reduction">
      <h2 id="reduction" className={styles.title}>
        {mayClaim || mayAsk ? t.waiverTitle() : t.waiverStatusTitle()}
      </h2>
      {request?.state !== 'granted' && fee.waiverPercent > 0 && (
        <p>
          {fee.dueMinor === 0
            ? t.feeWaived({ percent: fee.waiverPercent })
            : t.feeReduced({ percent: fee.waiverPercent, sum: openCosts(fee) })}
        </p>
      )}
      {mayClaim && ruleWaiver && <CountryWaiver fee={fee} rule={ruleWaiver} />}
      {request && <WaiverStatus request={request} />}
      {mayAsk && <WaiverAsking fee={fee} />}
      <p className={styles.policy}>
        <a href={pages.waiverPolicy.href()} target="_blank" rel="noreferrer">
          {t.waiverPolicy({ hidden })}
        </a>
      </p>
    </section>
  );
}
