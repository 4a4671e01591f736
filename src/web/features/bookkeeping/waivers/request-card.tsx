import { Button } from '@mantine/core';
import type { fees } from '../../../../contracts/fees.ts';
import type { ReplyOf } from '../../../../contracts/call.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/bookkeeping.ts';
import { hidden, strong } from '../../../ui/message-tags.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import facts from '../facts.module.css';
import { countryWords, leftWords, policyWords } from './waiver-words.ts';
import styles from './waivers.module.css';

export type ListedRequest = ReplyOf<typeof fees.waiverRequests>['requests'][number];

export type Verdict = 'grant' | 'refuse';

interface RequestCardProps {
  readonly request: ListedRequest;
  readonly onDecide: (verdict: Verdict) => void;
}

function RequestFacts({ request }: { request: ListedRequest }) {
  const { fee, country, requestedBy, requestedAt, percentAsked } = request;
  return (
    <dl className={facts.facts}>
      <dt>{common.author()}</dt>
      <dd>
        <bdi>{requestedBy}</bdi>
      </dd>
      <dt>{t.country()}</dt>
      <dd>{countryWords(country, fee.ruleWaiver)}</dd>
      <dt>{t.policy()}</dt>
      <dd>{policyWords(fee.ruleWaiver)}</dd>
      <dt>{t.requested()}</dt>
      <dd>
        {t.requestedPercent({
          percent: percentAsked,
          left: leftWords(fee, percentAsked),
          strong,
        })}
      </dd>
      {fee.waiverPercent > 0 && (
        <>
          <dt>{t.alreadyWaived()}</dt>
          <dd>{t.waivedPercent({ percent: fee.waiverPercent, left: leftWords(fee, fee.waiverPercent) })}</dd>
        </>
      )}
      <dt>{t.sent()}</dt>
      <dd>{formatDay(requestedAt)}</dd>
    </dl>
  );
}

/** The manuscript that a request is for. */
export function RequestTitle({ fee }: Pick<ListedRequest, 'fee'>) {
  return (
    <>
      <p className={styles.title}>
        <bdi>{fee.articleTitle}</bdi>
      </p>
      <p className={styles.soft}>
        {fee.manuscriptNumber} · {fee.journalAbbreviation}
      </p>
    </>
  );
}

/** A pending request: who asks, what the policy allows, why, and the two answers. */
export function RequestCard({ request, onDecide }: RequestCardProps) {
  const { fee, justification, mayDecide, whyNot } = request;
  const about = { title: fee.articleTitle, hidden };
  return (
    <li className={styles.card}>
      <div>
        <RequestTitle fee={fee} />
      </div>
      <RequestFacts request={request} />
      <blockquote className={styles.prose} dir="auto" aria-label={t.justification()}>
        {justification}
      </blockquote>
      {mayDecide ? (
        <div className={styles.actions}>
          <Button onClick={() => onDecide('grant')}>{t.grant(about)}</Button>
          <Button variant="default" onClick={() => onDecide('refuse')}>
            {t.refuse(about)}
          </Button>
        </div>
      ) : (
        <p className={styles.soft}>{whyNot}</p>
      )}
    </li>
  );
}
